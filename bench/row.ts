/** One measured figure beside its yardstick from the same run, as text with its unit; "-" where there is none. */
export type Row = { what: string; value: string; yardstick: string; ratio: string; target: string; met: boolean };

/** What a file in this folder exports: `npm run bench` runs all, `npm run bench -- <name>` one of them. */
export type Bench = { name: string; run: () => Promise<Row[]> };

/** Formats milliseconds with the significant digits only: `4.7 ms`. */
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}

export function times(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(2) : Math.round(ratio)} x`;
}

/** The median of `runs` timings of `work`, in milliseconds, after as many warm-up runs. */
export function medianOf(runs: number, work: () => unknown): number {
  for (let run = 0; run < runs; run++) work();
  const timings = Array.from({ length: runs }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return percentile(timings, 0.5);
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
