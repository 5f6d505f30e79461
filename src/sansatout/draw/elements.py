"""The few SVG elements our pictures are made of."""

from __future__ import annotations

from xml.etree import ElementTree as ET

__all__ = ["group", "line", "picture", "put", "rect", "text", "written"]

_STYLE = (
    "text{font:16px 'DejaVu Sans','Segoe UI',Arial,sans-serif;fill:#1a1a1a}"
    ".paper{fill:#fffdf5}.mat{fill:#2e6b4f}.mat-text{fill:#fff;font-weight:bold}"
    ".H,.D{fill:#c00023}.S,.C{fill:#1a1a1a}.sign{font-size:18px}"
    ".head{font-weight:bold}.note{font-size:12px;fill:#555}"
    ".rule{stroke:#1a1a1a;stroke-width:1}.line{stroke:#1a1a1a;stroke-width:3}"
    ".struck{text-decoration:line-through;fill:#555}"
    ".in-danger{fill:#ffb3a7;text-decoration:underline}.right{text-anchor:end}.middle{text-anchor:middle}"
)


def picture(width: int, height: int, *, title: str, description: str) -> ET.Element:
    """Return an empty picture on paper; the description says in words what it shows."""
    root = ET.Element(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}",
        width=str(width), height=str(height), role="img",
    )  # fmt: skip
    ET.SubElement(root, "title").text = title
    ET.SubElement(root, "desc").text = description
    ET.SubElement(root, "style").text = _STYLE
    rect(root, 0, 0, width, height, kind="paper")
    return root


def written(root: ET.Element) -> str:
    """Return the picture as text."""
    return ET.tostring(root, encoding="unicode")


def put(parent: ET.Element, tag: str, kind: str, **attributes: object) -> ET.Element:
    """Add an element with its CSS classes."""
    element = ET.SubElement(parent, tag, {name: str(value) for name, value in attributes.items()})
    element.set("class", kind)
    return element


def group(parent: ET.Element, kind: str, x: int = 0, y: int = 0) -> ET.Element:
    """Add a group moved to a place."""
    return put(parent, "g", kind, transform=f"translate({x} {y})")


def text(parent: ET.Element, x: int, y: int, content: str, *, kind: str = "text") -> ET.Element:
    """Add a text; ``right`` and ``middle`` among its classes say how it stands on its place."""
    element = put(parent, "text", kind, x=x, y=y)
    element.text = content
    return element


def line(parent: ET.Element, start: tuple[int, int], end: tuple[int, int], *, kind: str) -> None:
    """Add a straight line."""
    put(parent, "line", kind, x1=start[0], y1=start[1], x2=end[0], y2=end[1])


def rect(parent: ET.Element, x: int, y: int, width: int, height: int, *, kind: str) -> None:
    """Add a rectangle."""
    put(parent, "rect", kind, x=x, y=y, width=width, height=height)
