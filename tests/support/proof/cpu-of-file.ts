import { relative } from "node:path";
import { afterAll, expect } from "vitest";
import { recordCpu } from "./cpu.ts";

/** Loaded before each test file: records the CPU time that this process spends on it, for the budget. */
const before = process.cpuUsage();
const layer = typeof window === "undefined" ? "node" : "web";

afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  recordCpu(layer, relative(process.cwd(), expect.getState().testPath ?? ""), (user + system) / 1_000_000);
});
