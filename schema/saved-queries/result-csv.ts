import { BYTE_ORDER_MARK, type CsvCell, csvLine } from "../shared/csv-line.ts";
import { EMPTY, type ResultTable } from "./result-tables.ts";

/** One list of an answer as a file for spreadsheets. */
export const csvOf = (table: ResultTable): string =>
  BYTE_ORDER_MARK + [headOf(table), ...table.rows.map((row) => cellsOf(table, row))].map(csvLine).join("");

/** The names of its columns, those of amounts with their currency. */
export const headOf = ({ columns }: ResultTable): string[] =>
  columns.map(({ name, currency }) => (currency === undefined ? name : `${name} ${currency}`));

/** What is below zero stays a number: a text that begins with a minus sign would be kept from calculating. */
function cellsOf({ columns }: ResultTable, row: readonly string[]): CsvCell[] {
  return row.map((text, at) => {
    if (text === EMPTY) return null;
    return columns[at]?.isNumber && text.startsWith("-") ? Number(text) : text;
  });
}
