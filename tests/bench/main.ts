import { readdir } from "node:fs/promises";
import type { Bench, Row } from "./row.ts";

// Not benchmarks themselves.
const OTHER_FILES = new Set(["main.ts", "row.ts"]);

const wanted = process.argv.slice(2);
const benches = (await loadBenches()).filter((bench) => wanted.length === 0 || wanted.includes(bench.name));
if (benches.length === 0) {
  console.error(`No benchmark is called ${wanted.join(" or ")}.`);
  process.exit(1);
}
let missed = 0;
for (const bench of benches) {
  console.info(`\n${bench.name}`);
  const rows = await bench.run();
  missed += rows.filter((row) => !row.met).length;
  console.info(table(rows));
}
console.info(missed === 0 ? "\nAll targets met." : `\n${missed} missed.`);
process.exitCode = missed === 0 ? 0 : 1;

async function loadBenches(): Promise<Bench[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(".ts") && !OTHER_FILES.has(file));
  const modules: unknown[] = await Promise.all(files.sort().map((file) => import(`./${file}`)));
  return modules.filter(isBench);
}

function isBench(module: unknown): module is Bench {
  return typeof module === "object" && module !== null && "name" in module && "run" in module;
}

function table(rows: readonly Row[]): string {
  const head = ["what", "value", "yardstick", "ratio", "target", "met"];
  const lines = [
    head,
    ...rows.map((row) => [row.what, row.value, row.yardstick, row.ratio, row.target, row.met ? "yes" : "NO"]),
  ];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}
