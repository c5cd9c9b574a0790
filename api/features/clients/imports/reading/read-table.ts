import { CsvError, parse } from "csv-parse/sync";
import type { ImportEncoding } from "#schema/clients/imports/models.ts";
import { CELLS_MAX, isTooLarge, NO_TEXT, TOO_LARGE, type FileProblem } from "./limits.ts";
import { otherFormat } from "./other-formats.ts";
import { isArchive, readWorkbook } from "./read-workbook.ts";

export interface TableRow {
  /** Starts at 1 below the header. */
  row: number;
  cells: string[];
}

export interface Table {
  /** Null in a workbook. */
  encoding: ImportEncoding | null;
  /** Empty in a workbook. */
  delimiter: string;
  header: string[];
  rows: TableRow[];
  /** Lines above the header. */
  above: number;
  /** Number of sheets in a workbook; only the first is read. */
  sheets: number;
  problem: FileProblem | null;
}

const NOTHING: Table = { encoding: null, delimiter: ",", header: [], rows: [], above: 0, sheets: 1, problem: null };
const DELIMITERS = [",", ";", "\t", "|"];
const LINE_ENDS = ["\r\n", "\n", "\r"];
const HEADER_WITHIN = 15;

/** Reads a file, workbook or text, as a table, and locates its header row. */
export async function readFile(
  bytes: Uint8Array,
  wanted: ImportEncoding | undefined,
  isKnownColumn: (name: string) => boolean,
): Promise<Table> {
  const other = otherFormat(bytes);
  if (other) return { ...NOTHING, problem: other };
  if (!isArchive(bytes)) return readTable(bytes, wanted, isKnownColumn);
  const workbook = await readWorkbook(bytes);
  const found = { ...NOTHING, delimiter: "" };
  if (workbook.problem) return { ...found, problem: workbook.problem };
  return tableOf({ ...found, sheets: workbook.sheets }, workbook.records, isKnownColumn);
}

/** Reads text as a table, detecting its encoding and delimiter. */
export function readTable(
  bytes: Uint8Array,
  wanted: ImportEncoding | undefined,
  isKnownColumn: (name: string) => boolean,
): Table {
  if (bytes.length === 0) return refused("file_empty", "The file is empty.");
  if (isBinary(bytes)) return { ...NOTHING, problem: NO_TEXT };
  const decoded = decode(bytes, wanted);
  if (!decoded) {
    return refused(
      "encoding_doubtful",
      "The file says that it is UTF-8 and is not. Choose how its letters are written.",
    );
  }
  const { text, encoding } = decoded;
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = named === undefined ? text : text.slice(text.indexOf("\n") + 1);
  const delimiter = named ?? likelyDelimiter(body);
  const { records, unclosedAt, isBeyondLimits } = parseRecords(body, delimiter);
  const found = { ...NOTHING, encoding, delimiter };
  if (isBeyondLimits) return { ...found, problem: TOO_LARGE };
  if (unclosedAt !== null) {
    const sentence = `A quotation mark in the row on line ${unclosedAt} is never closed. Close it and choose the file again.`;
    return { ...found, problem: { code: "quote_not_closed", sentence } };
  }
  return tableOf(found, records, isKnownColumn);
}

function tableOf(found: Table, records: readonly string[][], isKnownColumn: (name: string) => boolean): Table {
  const at = headerAt(records, isKnownColumn);
  const header = trimmedEnd(records[at] ?? []);
  const rows = records.slice(at + 1).map((cells, n) => ({ row: n + 1, cells }));
  if (header.length === 0) return { ...found, problem: { code: "file_empty", sentence: "The file is empty." } };
  if (rows.length === 0) {
    const sentence = "The file has the names of its columns and no row below them.";
    return { ...found, header, problem: { code: "no_rows", sentence } };
  }
  return { ...found, header, rows, above: at };
}

const refused = (code: string, sentence: string): Table => ({ ...NOTHING, problem: { code, sentence } });

/** An image or archive: bytes that occur in no text, except in UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  if (isArchive(bytes)) return true;
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return false;
  const start = bytes.subarray(0, 4096);
  return start.filter((byte) => byte === 0).length > start.length / 20;
}

const MARKS: readonly [ImportEncoding, readonly number[]][] = [
  ["utf_8", [0xef, 0xbb, 0xbf]],
  ["utf_16le", [0xff, 0xfe]],
  ["utf_16be", [0xfe, 0xff]],
];

const decoderOf = (encoding: ImportEncoding, options: { fatal?: boolean } = {}) =>
  new TextDecoder(encoding.replaceAll("_", "-"), options);

/** Decodes by byte order mark, else as valid UTF-8, else as Windows-1252; null where mark and bytes disagree. */
function decode(bytes: Uint8Array, wanted: ImportEncoding | undefined) {
  const marked = MARKS.find(([, mark]) => mark.every((byte, n) => bytes[n] === byte));
  const body = bytes.subarray(marked?.[1].length ?? 0);
  if (wanted) return { text: decoderOf(wanted).decode(body), encoding: wanted };
  const [encoding] = marked ?? ["utf_8" as const];
  try {
    return { text: decoderOf(encoding, { fatal: true }).decode(body), encoding };
  } catch {
    if (marked) return null;
    return { text: decoderOf("windows_1252").decode(body), encoding: "windows_1252" as const };
  }
}

/** The delimiter that splits most of the first lines into the same number of cells. */
function likelyDelimiter(text: string): string {
  const start = text.slice(0, 20_000);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = parseRecords(start, delimiter)
      .records.slice(0, 20)
      .map((cells) => cells.length);
    const common = Math.max(
      ...counts.map((count) => (count > 1 ? counts.filter((each) => each === count).length : 0)),
      0,
    );
    return { delimiter, score: common * 1000 + Math.max(...counts, 0) };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ",";
}

interface Records {
  records: string[][];
  /** The line on which a record begins whose quotation mark is never closed. */
  unclosedAt: number | null;
  /** Reading ended at the first record beyond the limits. */
  isBeyondLimits: boolean;
}

/**
 * Records with any line ending; a quotation mark inside an unquoted cell is literal. For one that is never closed, also
 * returns the line on which its record begins, since the parser's own error reports the end of the file.
 */
export function parseRecords(text: string, delimiter: string): Records {
  const records: string[][] = [];
  let [linesRead, cells] = [0, 0];
  const onRecord = (record: string[], { lines }: { lines: number }) => {
    records.push(record);
    linesRead = lines;
    cells += record.length;
    if (cells > CELLS_MAX || isTooLarge(records.length, record.length)) throw new BeyondLimits();
    return null;
  };
  const options = { delimiter, record_delimiter: LINE_ENDS, relax_quotes: true, relax_column_count: true, onRecord };
  try {
    parse(text, options);
    return { records, unclosedAt: null, isBeyondLimits: false };
  } catch (error) {
    if (error instanceof BeyondLimits) return { records, unclosedAt: null, isBeyondLimits: true };
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    return { records, unclosedAt: linesRead + 1, isBeyondLimits: false };
  }
}

class BeyondLimits extends Error {}

/** The index of the header row: titles and periods may precede it. */
function headerAt(records: readonly string[][], isKnownColumn: (name: string) => boolean): number {
  const start = records.slice(0, HEADER_WITHIN);
  const known = start.findIndex((cells) => cells.filter(isKnownColumn).length >= 2);
  if (known >= 0) return known;
  const first = start.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
  return Math.max(first, 0);
}

function trimmedEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, last + 1).map((cell) => cell.trim());
}
