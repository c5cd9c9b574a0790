import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeRunFolder } from "#tests/support/run-folder.ts";

it("removes the folders of killed test runs, and leaves those of running ones", async () => {
  const base = mkdtempSync(join(tmpdir(), "fairway-runs-"));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const own = await makeRunFolder(base);
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const [killed, other] = [ended, process.ppid].map((pid) => join(own, "..", String(pid)));
  for (const folder of [killed, other]) mkdirSync(join(folder ?? "", "server", "data"), { recursive: true });
  await makeRunFolder(base);
  expect([own, killed, other].map((folder) => existsSync(folder ?? ""))).toEqual([true, false, true]);
});
