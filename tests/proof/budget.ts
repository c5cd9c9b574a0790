import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Slowness } from "#tests/support/proof/slowness.ts";
import { linesOf } from "./results.ts";

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
  return Budget.parse(JSON.parse(readFileSync("tests/proof/budget.json", "utf8")));
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

/** How much of a layer's slowness is that of new pages of memory: its processes, databases and browsers ask for many. */
const SHARE_OF_PAGES: Record<string, number> = { node: 0.03, journeys: 0.055 };

/** How many times more CPU time a layer takes than on the reference machine. */
function slownessOf(layer: string, { cpu, pages }: Slowness): number {
  return cpu + (SHARE_OF_PAGES[layer] ?? 0) * (pages - 1);
}

/** CPU seconds as on the reference machine. */
export function normalized({ layers, files }: Spent, slowness: Slowness): Spent {
  return {
    layers: Object.fromEntries(
      Object.entries(layers).map(([layer, cpu]) => [layer, cpu / slownessOf(layer, slowness)]),
    ),
    files: files.map((file) => ({ ...file, cpu: file.cpu / slownessOf(file.layer, slowness) })),
  };
}

/** The layers and files that cost too much, as sentences. */
export function overBudget({ layers, files }: Spent, budget: Budget): string[] {
  const dearLayers = Object.entries(layers).flatMap(([layer, cpu]) => {
    const most = (budget.layers[layer] ?? 0) * MOST_OF_LAYER;
    return cpu > most ? [`${layer} took ${seconds(cpu)}, at most ${seconds(most)} allowed`] : [];
  });
  const dearFiles = files.flatMap(({ layer, file, cpu, tests }) => {
    const own = budget.files[file] ?? budget.file[layer] * (layer === "journeys" ? tests : 1);
    const most = own * MOST_OF_FILE;
    return cpu > most ? [`${file} took ${seconds(cpu)}, at most ${seconds(most)} allowed`] : [];
  });
  return [...dearLayers, ...dearFiles];
}

export function printSpent({ layers, files }: Spent, budget: Budget, { cpu, pages }: Slowness): void {
  const machine = `this machine: ${cpu.toFixed(2)} x the reference's CPU time, ${pages.toFixed(1)} x for a page of memory`;
  console.info(`\nCPU by layer, and its budget (${machine})`);
  for (const [layer, spent] of Object.entries(layers))
    console.info(`${seconds(spent).padStart(10)}  of ${seconds(budget.layers[layer] ?? 0)}  ${layer}`);
  console.info("the dearest files:");
  for (const { file, cpu: spent } of files.toSorted((a, b) => b.cpu - a.cpu).slice(0, DEAREST))
    console.info(`${seconds(spent).padStart(10)}  ${file}`);
}

function seconds(count: number): string {
  return `${count.toFixed(1)} s`;
}
