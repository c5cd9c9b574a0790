import { readFileSync } from "node:fs";
import { z } from "zod";
import { linesOf } from "#tests/proof/results.ts";
import type { Slowness } from "#tests/support/proof/slowness.ts";

/** CPU seconds, on a machine as quick as the one on which the limits were chosen (`tests/support/proof/slowness.ts`). */
const Budget = z.object({
  layers: z.record(z.string(), z.number()),
  /** Of a file's tests; of journeys for each. */
  file: z.object({ node: z.number(), web: z.number(), journeys: z.number() }),
  /** Files with a budget of their own. */
  files: z.record(z.string(), z.number()),
});
type Budget = z.infer<typeof Budget>;

const Record = z.object({ layer: z.enum(["node", "web", "journeys"]), file: z.string(), cpu: z.number() });
/** The same commit's journeys took 450 to 575 s on quiet machines that the measure of slowness calls alike. */
const MOST_OF_LAYER = 1.3;
const MOST_OF_FILE = 2.5;
const DEAREST = 10;
const MOST_SHARED = 1.5;

export interface Spent {
  /** CPU seconds by layer. */
  layers: Record<string, number>;
  files: { layer: "node" | "web" | "journeys"; file: string; cpu: number; tests: number }[];
}

export function readBudget(): Budget {
  return Budget.parse(JSON.parse(readFileSync("tests/budget.json", "utf8")));
}

/** The files' records, added up. */
export function readSpent(file: string, layers: Spent["layers"]): Spent {
  const files = new Map<string, Spent["files"][number]>();
  for (const line of linesOf(file)) {
    const { layer, file: name, cpu } = Record.parse(JSON.parse(line));
    const known = files.get(name) ?? { layer, file: name, cpu: 0, tests: 0 };
    files.set(name, { ...known, cpu: known.cpu + cpu, tests: known.tests + 1 });
  }
  return { layers, files: [...files.values()] };
}

/**
 * Whether CPU seconds can be compared with the budget: on a machine whose cores are shared with other work, processes
 * wait longer, and browsers spend more the longer a run takes.
 */
export function canJudge(measured: readonly Slowness[]): boolean {
  return measured.every(({ wall, cpu }) => wall / cpu < MOST_SHARED);
}

/** The layers and files that cost too much, as sentences, on a machine that is `slowness` times slower than the reference. */
export function overBudget({ layers, files }: Spent, budget: Budget, slowness: number): string[] {
  const dearLayers = Object.entries(layers).flatMap(([layer, cpu]) => {
    const most = (budget.layers[layer] ?? 0) * MOST_OF_LAYER;
    return cpu / slowness > most ? [`${layer} took ${seconds(cpu / slowness)}, at most ${seconds(most)} allowed`] : [];
  });
  const dearFiles = files.flatMap(({ layer, file, cpu, tests }) => {
    const own = budget.files[file] ?? budget.file[layer] * (layer === "journeys" ? tests : 1);
    const most = own * MOST_OF_FILE;
    return cpu / slowness > most ? [`${file} took ${seconds(cpu / slowness)}, at most ${seconds(most)} allowed`] : [];
  });
  return [...dearLayers, ...dearFiles];
}

export function printSpent({ layers, files }: Spent, budget: Budget, slowness: number): void {
  console.info(`\nCPU by layer, and its budget (this machine: ${slowness.toFixed(2)} x the reference's CPU time)`);
  for (const [layer, cpu] of Object.entries(layers))
    console.info(`${seconds(cpu / slowness).padStart(10)}  of ${seconds(budget.layers[layer] ?? 0)}  ${layer}`);
  console.info("the dearest files:");
  for (const { file, cpu } of files.toSorted((a, b) => b.cpu - a.cpu).slice(0, DEAREST))
    console.info(`${seconds(cpu / slowness).padStart(10)}  ${file}`);
}

function seconds(count: number): string {
  return `${count.toFixed(1)} s`;
}
