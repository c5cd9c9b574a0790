import { readSheet } from "read-excel-file/universal";
import { BROKEN, CELLS_MAX, isTooLarge, NO_TEXT, TOO_LARGE, UNPACKED_MAX_BYTES, type FileProblem } from "./limits.ts";
import { entriesOf, sheetExtent } from "./sheet-extent.ts";

const SECOND_MS = 1_000;
/** Excel's day 0: a value before the first day of 1900 is a time without a date. */
const FIRST_DAY = "1900-01-01";

type Workbook = { records: string[][]; sheets: number; problem: null } | { problem: FileProblem };

/** Whether the bytes are a zip archive, as every .xlsx file is. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The first sheet of a workbook as rows of text. Its size is read from the zip directory before anything is unpacked, and
 * its rows and columns from its cells' addresses before they are unfolded. Formulas yield their cached values: nothing is
 * computed.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const entries = entriesOf(bytes);
  if (!entries?.some(({ name }) => name === "xl/workbook.xml")) return { problem: NO_TEXT };
  const size = entries.reduce((sum, each) => sum + each.size, 0);
  if (size > UNPACKED_MAX_BYTES) return { problem: TOO_LARGE };
  const extent = sheetExtent(bytes, entries);
  if (extent && isUnfoldedTooLarge(extent)) return { problem: TOO_LARGE };
  const records = await recordsOf(bytes);
  if (!records) return { problem: BROKEN };
  if (isUnfoldedTooLarge({ rows: records.length, columns: records[0]?.length ?? 0 })) return { problem: TOO_LARGE };
  const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).length;
  return { records, sheets, problem: null };
}

/** All rows are unfolded to the length of the longest. */
const isUnfoldedTooLarge = ({ rows, columns }: { rows: number; columns: number }): boolean =>
  rows * columns > CELLS_MAX || isTooLarge(rows, columns);

async function recordsOf(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const sheet: readonly (readonly unknown[])[] = await readSheet(new Uint8Array(bytes).buffer, { trim: false });
    return sheet.map((cells) => cells.map(cellText));
  } catch {
    return null; // the library throws for anything that Excel would not write
  }
}

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
