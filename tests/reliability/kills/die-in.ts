import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Platform } from "#tests/support/venue.ts";
import type { Doomed } from "./kill-points.ts";

const PROGRAM = fileURLToPath(new URL("doomed-process.ts", import.meta.url));

/** Runs the deed in a process that is killed with SIGKILL at the given point; throws if that process survived. */
export async function dieIn({ database }: Platform, { company, ...doom }: Omit<Doomed, "urls">): Promise<void> {
  const { ownerUrl, appUrl, adminUrl, platformUrl } = database;
  const child = fork(PROGRAM, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  let survived: unknown;
  child.on("message", (message) => {
    survived = message;
    child.kill("SIGKILL");
  });
  const { tenantId, slug } = company;
  const urls = { ownerUrl, appUrl, adminUrl, platformUrl };
  child.send({ ...doom, company: { tenantId, slug }, urls } satisfies Doomed);
  const [code, signal] = await once(child, "exit");
  expect({ code, signal, survived }).toEqual({ code: null, signal: "SIGKILL", survived: undefined });
}
