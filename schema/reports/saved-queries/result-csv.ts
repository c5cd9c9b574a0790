import { BYTE_ORDER_MARK, csvLine, type CsvCell } from "#schema/shared/csv-line.ts";
import { EMPTY, type ResultTable } from "./result-tables.ts";

/** Formats one list of a result as a spreadsheet file. */
export const csvOf = (table: ResultTable): string =>
  BYTE_ORDER_MARK + [headOf(table), ...table.rows.map((row) => cellsOf(table, row))].map(csvLine).join("");

/** The column names; those of amounts include their currency. */
export const headOf = ({ columns }: ResultTable): string[] =>
  columns.map(({ name, currency }) => (currency === undefined ? name : `${name} ${currency}`));

/** Negative amounts stay numbers: as text with a leading minus sign they would be escaped and not calculate. */
function cellsOf({ columns }: ResultTable, row: readonly string[]): CsvCell[] {
  return row.map((text, at) => {
    if (text === EMPTY) return null;
    return columns[at]?.isNumber && text.startsWith("-") ? Number(text) : text;
  });
}
