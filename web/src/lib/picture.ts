/** A picture of the server's as PNG: the browser draws it on a canvas. */
import { refusal } from "./refused";

const SCALE = 2;

export async function savePng(link: string, name: string): Promise<void> {
  const answer = await fetch(link);
  if (!answer.ok) throw await refusal(answer);
  const drawn = await answer.text();
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * SCALE;
  canvas.height = image.height * SCALE;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  const save = document.createElement("a");
  save.href = canvas.toDataURL("image/png");
  save.download = name;
  save.click();
}
