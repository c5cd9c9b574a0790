export type CsvCell = string | number | boolean | null;

/** Spreadsheets take the text for UTF-8 only when it begins with this. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What makes a spreadsheet calculate instead of showing; the wide forms count as well. */
const STARTS_FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
/** The same behind what parts cells in other countries' spreadsheets: there the rest is a cell of its own. */
const FORMULA_WITHIN = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/gu;
const NEEDS_QUOTES = /[",;\r\n\t]/;

/** One line of RFC 4180, with its end. Text that would be a formula begins with an apostrophe. */
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
