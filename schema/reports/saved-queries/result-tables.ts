import { typedMoney } from "#schema/shared/typed-money.ts";

/** One list of a result, as rows of text. */
export interface ResultTable {
  /** Its path in the result: "bookings", "coachSchedule.free". */
  path: string;
  columns: readonly ResultColumn[];
  rows: readonly (readonly string[])[];
  /** Rows on all pages, if the result includes the count. */
  total: number | undefined;
}

interface ResultColumn {
  /** The column: "client", "client.email", "price". */
  name: string;
  /** For amounts of money. */
  currency: string | undefined;
  isNumber: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean;
interface Cell {
  value: Scalar;
  currency?: string;
}

/** Shown for a missing value. */
export const EMPTY = "–";

/** Converts every list of a result to a table; single objects become tables of one row. */
export function resultTables(data: unknown): ResultTable[] {
  return isFields(data) ? Object.entries(data).flatMap(([path, value]) => tablesAt(path, value)) : [];
}

function tablesAt(path: string, value: unknown): ResultTable[] {
  if (isRows(value)) return [tableOf(path, value, undefined)];
  if (!isFields(value)) return [];
  const { data, meta, ...rest } = value;
  if (isRows(data)) return [tableOf(path, data, isFields(meta) ? asNumber(meta["total"]) : undefined)];
  const isList = ([, part]: [string, unknown]) => isRows(part);
  const parts = Object.entries(rest);
  const single = Object.fromEntries(parts.filter((part) => !isList(part)));
  return [
    ...parts.filter(isList).flatMap(([name, part]) => tablesAt(`${path}.${name}`, part)),
    ...(Object.keys(single).length > 0 ? [tableOf(path, [single], undefined)] : []),
  ];
}

function tableOf(path: string, rows: readonly Fields[], total: number | undefined): ResultTable {
  const cells = rows.map((row) => new Map(cellsOf(row)));
  const columns = columnNames(rows, cells).map((name) => {
    const filled = cells.flatMap((row) => row.get(name) ?? []);
    return {
      name,
      currency: filled.find(({ currency }) => currency !== undefined)?.currency,
      isNumber: filled.length > 0 && filled.every(({ value, currency }) => currency !== undefined || isNumber(value)),
    };
  });
  return {
    path,
    columns,
    rows: cells.map((row) => columns.map(({ name }) => textOf(row.get(name)))),
    total,
  };
}

/** Column names in selection order; what is null in one row and an object in another is one thing. */
function columnNames(rows: readonly Fields[], cells: readonly ReadonlyMap<string, Cell>[]): string[] {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const filled = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  return fields.flatMap((field) => {
    const parts = filled.filter((name) => name === field || name.startsWith(`${field}.`));
    return parts.length > 0 ? parts : [field];
  });
}

function cellsOf(row: Fields): [string, Cell][] {
  return Object.entries(row).flatMap(([name, value]) => cellsAt(name, value));
}

function cellsAt(name: string, value: unknown): [string, Cell][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [[name, { value: linesOf(value) }]];
  if (!isFields(value)) return [[name, { value: asScalar(value) }]];
  const { amount, currency } = value;
  if (isNumber(amount) && typeof currency === "string") {
    return [[name, { value: typedMoney(amount, currency), currency }]];
  }
  const parts = Object.entries(value);
  // For { name } alone, the column needs no suffix.
  return parts.flatMap(([part, inner]) => cellsAt(parts.length === 1 ? name : `${name}.${part}`, inner));
}

/** A list inside a row: one line per item. Its amounts name their currency, as no column does. */
function linesOf(list: readonly unknown[]): string {
  const partOf = (cell: Cell) => [textOf(cell), cell.currency].filter(Boolean).join(" ");
  return list
    .map((item) => (isFields(item) ? cellsAt("", item).map(([, cell]) => partOf(cell)) : [String(item)]).join(" · "))
    .join(list.some(isFields) ? "\n" : ", ");
}

const WALL_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?[+-]\d\d:\d\d$/;

/** A venue's wall time without its offset; everything else unchanged. */
function textOf(cell: Cell | undefined): string {
  if (!cell) return EMPTY;
  return String(cell.value).replace(WALL_TIME, "$1 $2");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRows(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isFields);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function asNumber(value: unknown): number | undefined {
  return isNumber(value) ? value : undefined;
}

function asScalar(value: unknown): Scalar {
  return isNumber(value) || typeof value === "boolean" ? value : String(value);
}
