import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The folder of the package that a module came from; of a bundler's own helpers, the bundler's. */
function folderOf(module: string): string | undefined {
  const helper = /^\0(vite|rolldown)\//.exec(module)?.[1];
  if (helper !== undefined) return join(import.meta.dirname, "node_modules", helper);
  if (!module.includes("/node_modules/")) return undefined;
  let folder = dirname(module.replace(/[\0?].*$/, ""));
  while (!isPackage(folder)) folder = dirname(folder);
  return folder;
}

interface About {
  name: string;
  version?: string;
  license: string;
}

function about(folder: string): About {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as About;
}

/** Whether it is a package, and not a folder within one that says how its files are read. */
function isPackage(folder: string): boolean {
  return existsSync(join(folder, "package.json")) && about(folder).version !== undefined;
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) return "";
  // Vite adds the licences of what it is built with; none of that is in the page.
  return (
    readFileSync(join(folder, file), "utf8")
      .split(/^#+ Licenses of bundled/m)[0]
      ?.trim() ?? ""
  );
}

/** Write `parts.json`: the packages that are in what was built, with their licences. */
export function listParts(): Plugin {
  return {
    name: "list-parts",
    enforce: "post",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
      const folders = new Set(modules.map(folderOf).filter((folder) => folder !== undefined));
      const parts = [...folders].map((folder) => {
        const { name, version, license } = about(folder);
        return { name, version, license, text: licenceText(folder) };
      });
      parts.sort((one, other) => (one.name < other.name ? -1 : 1));
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(parts, null, 1) });
    },
  };
}
