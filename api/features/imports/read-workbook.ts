import { Worker } from "node:worker_threads";
import { COLUMNS_MAX } from "#schema/imports/models.ts";

/** Why a file as a whole cannot be imported. */
export interface FileProblem {
  code: string;
  sentence: string;
}

/** About 300,000 rows; a workbook of 10 MB that unpacks to more was not typed by people. */
const UNPACKED_MAX_BYTES = 100_000_000;
const READ_WITHIN_MS = 20_000;
const ROWS_MAX = 200_000;
/** Enough memory to read a sheet of that size; a malicious file that needs more ends the worker thread, not the process. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

type Workbook = { records: string[][]; sheets: number; problem: null } | { problem: FileProblem };

/** Whether the bytes are a zip archive, as every .xlsx file is. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The first sheet of a workbook as rows of text. Its size is read from the zip directory before anything is unpacked. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const entries = entriesOf(bytes);
  if (!entries?.some(({ name }) => name === "xl/workbook.xml")) return { problem: NO_TEXT };
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > UNPACKED_MAX_BYTES) return { problem: TOO_LARGE };
  const records = await recordsOf(bytes);
  if (!Array.isArray(records)) return { problem: records };
  const isWide = records.some((cells) => cells.length > COLUMNS_MAX);
  if (isWide || records.length > ROWS_MAX) return { problem: TOO_LARGE };
  const sheets = entries.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).length;
  return { records, sheets, problem: null };
}

export const NO_TEXT: FileProblem = {
  code: "not_text",
  sentence: "This is neither a workbook nor a text file. Save the sheet as .xlsx or as CSV and choose that.",
};

const TOO_LARGE: FileProblem = {
  code: "too_large_unpacked",
  sentence:
    "This workbook holds more than can be imported at once. Divide it and import the parts one after the other.",
};

const BROKEN: FileProblem = {
  code: "workbook_broken",
  sentence: "This workbook is damaged or protected by a password. Open it in Excel, save it again and choose that.",
};

function recordsOf(bytes: Uint8Array): Promise<string[][] | FileProblem> {
  const workerData = new Uint8Array(bytes).buffer;
  const worker = new Worker(new URL("workbook-worker.ts", import.meta.url), { workerData, resourceLimits: LIMITS });
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(TOO_LARGE), READ_WITHIN_MS);
    const end = (result: string[][] | FileProblem) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    worker.on("message", end);
    worker.on("error", (error: Error & { code?: string }) => {
      end(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? TOO_LARGE : BROKEN);
    });
  });
}

interface Entry {
  name: string;
  /** Unpacked, by the zip directory; the reader never unpacks more than that. */
  size: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;

/** The entries of an archive, by its central directory; null where that cannot be read. */
function entriesOf(bytes: Uint8Array): Entry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > file.length || file.readUInt32LE(end) !== END_SIGNATURE) return null;
  const count = file.readUInt16LE(end + 8);
  const entries: Entry[] = [];
  for (let at = file.readUInt32LE(end + 16), n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const length = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + length);
    entries.push({ name, size: file.readUInt32LE(at + 24) });
    at += ENTRY_BYTES + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
