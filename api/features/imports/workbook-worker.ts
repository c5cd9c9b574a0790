import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "read-excel-file/universal";

const SECOND_MS = 1_000;
/** Excel's day 0: a value before the first day of 1900 is a time without a date. */
const FIRST_DAY = "1900-01-01";

/** Reads a workbook's first sheet off the main thread. Formulas yield their cached values: nothing is computed. */
const sheet: readonly (readonly unknown[])[] = await readSheet(workerData as ArrayBuffer, { trim: false }); // from read-workbook.ts
parentPort?.postMessage(sheet.map((cells) => cells.map(cellText)));

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (typeof cell === "object") return momentText(Number(cell));
  // A cell has no other value; half of a letter, which XML can name, becomes the mark for what cannot be shown.
  return String(cell as string | number).toWellFormed();
}

/** `2027-03-12`, `2027-03-12 18:30` or `18:30`, depending on the cell's value; fractions of a day are rounded to the second. */
function momentText(epochMs: number): string {
  const rounded = Math.round(epochMs / SECOND_MS) * SECOND_MS;
  const [date = "", clock = ""] = Temporal.Instant.fromEpochMilliseconds(rounded).toString().split(/[TZ]/);
  const time = clock.replace(/(?<=:\d\d):00$/, "");
  if (date < FIRST_DAY) return time;
  return time === "00:00" ? date : `${date} ${time}`;
}
