import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { tolerated } from "./flaky-files.ts";

function runs() {
  const folder = mkdtempSync(join(tmpdir(), "fairway-flaky-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "cache", "flaky-files.json");
  return (flaky: string[]) => tolerated(flaky, file);
}

describe("the files that failed, then passed alone", () => {
  it("are tolerated if they are at most two", () => {
    const run = runs();
    expect(run(["a"])).toEqual(["a"]);
    expect(run(["b", "c"])).toEqual(["b", "c"]);
    expect(run(["d", "e", "f"])).toEqual([]);
  });

  it("are not tolerated twice in ten runs", () => {
    const run = runs();
    run(["a"]);
    for (let quiet = 0; quiet < 8; quiet++) run([]);
    expect(run(["a", "b"])).toEqual(["b"]);
    for (let quiet = 0; quiet < 9; quiet++) run([]);
    expect(run(["a"])).toEqual(["a"]);
  });
});
