export type CsvCell = string | number | boolean | null;

/** Spreadsheets only read the text as UTF-8 if it begins with this. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Characters that make a spreadsheet evaluate a cell; the full-width forms count as well. */
const STARTS_FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
/** The same after a separator of other locales' spreadsheets: there the rest is a cell of its own. */
const FORMULA_WITHIN = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/gu;
const NEEDS_QUOTES = /[",;\r\n\t]/;

/**
 * Formats one line of RFC 4180, including the line end. Text that would be evaluated as a formula is prefixed with
 * an apostrophe.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const inert = cell.replace(FORMULA_WITHIN, "$1'");
  const text = STARTS_FORMULA.test(cell) ? `'${inert}` : inert;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
