import type { Bench, Row } from "./row.ts";

// Loaded on demand: some start a browser or a server on import.
const BENCHES: Record<string, () => Promise<Bench>> = {
  audit: () => import("./audit.ts"),
  availability: () => import("./availability.ts"),
  "availability-http": () => import("./availability-http.ts"),
  book: () => import("./book.ts"),
  bookings: () => import("./bookings.ts"),
  clients: () => import("./clients.ts"),
  compact: () => import("./compact.ts"),
  enrolment: () => import("./enrolment.ts"),
  exports: () => import("./exports.ts"),
  "file-reading": () => import("./file-reading.ts"),
  gateway: () => import("./gateway.ts"),
  import: () => import("./import.ts"),
  lists: () => import("./lists.ts"),
  memberships: () => import("./memberships.ts"),
  memory: () => import("./memory.ts"),
  races: () => import("./races.ts"),
  reports: () => import("./reports.ts"),
  scale: () => import("./scale.ts"),
  sigterm: () => import("./sigterm.ts"),
  series: () => import("./series.ts"),
  month: () => import("./month.ts"),
  "sign-in": () => import("./sign-in.ts"),
  strangers: () => import("./strangers.ts"),
  payments: () => import("./payments.ts"),
  uploads: () => import("./uploads.ts"),
  "schedule-grid": () => import("./schedule-grid.ts"),
  live: () => import("./live.ts"),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
let missed = 0;
for (const [name, load] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const bench = await load();
  console.info(`\n${bench.name}`);
  const rows = await bench.run();
  missed += rows.filter((row) => !row.met).length;
  console.info(table(rows));
}
console.info(missed === 0 ? "\nAll targets met." : `\n${missed} missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function table(rows: readonly Row[]): string {
  const head = ["what", "value", "yardstick", "ratio", "target", "met"];
  const lines = [
    head,
    ...rows.map((row) => [row.what, row.value, row.yardstick, row.ratio, row.target, row.met ? "yes" : "NO"]),
  ];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}
