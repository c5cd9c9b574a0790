import { constants, inflateRawSync } from "node:zlib";

/** An entry of a zip archive, by its central directory. */
export interface Entry {
  name: string;
  /** Unpacked, by the directory; nothing is ever unpacked to more than that. */
  size: number;
  packedSize: number;
  isDeflated: boolean;
  /** Of its local header. */
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** The entries of an archive, by its central directory; null where that cannot be read. */
export function entriesOf(bytes: Uint8Array): Entry[] | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > file.length || file.readUInt32LE(end) !== END_SIGNATURE) return null;
  const count = file.readUInt16LE(end + 8);
  const entries: Entry[] = [];
  for (let at = file.readUInt32LE(end + 16), n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const length = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + length),
      size: file.readUInt32LE(at + 24),
      packedSize: file.readUInt32LE(at + 20),
      isDeflated: file.readUInt16LE(at + 10) === DEFLATED,
      offset: file.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** The content of an entry; null if it is damaged or larger than its directory says. */
function unpacked(bytes: Uint8Array, { offset, packedSize, size, isDeflated }: Entry): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + LOCAL_BYTES > file.length) return null;
  const start = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(start, start + packedSize);
  if (!isDeflated) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

const PIECE_BYTES = 1_000_000;
/** A row or a filled cell; empty ones that only have a style close themselves. */
const PLACE = /<(?:\w+:)?(?:row\b[^>]*?\sr=["'](\d+)|c\b[^>]*?\sr=["']([A-Z]+)(\d+)["'][^>]*?(?<!\/)>)/g;

/**
 * The last row and column with a value in the first sheet, from its cells' own addresses, before any is unfolded: what a
 * sheet says of its dimension may be left out or untrue. Null where the sheet cannot be found.
 */
export function sheetExtent(bytes: Uint8Array, entries: readonly Entry[]): { rows: number; columns: number } | null {
  const name = firstSheet(bytes, entries);
  const entry = entries.find((each) => each.name === name);
  const sheet = entry && unpacked(bytes, entry);
  if (!sheet) return null;
  const extent = { rows: 0, columns: 0 };
  for (let at = 0, next: number; at < sheet.length; at = next) {
    const end = Math.min(at + PIECE_BYTES, sheet.length);
    // A tag is never divided; one that is longer than a piece is no cell.
    const tag = end === sheet.length ? end : sheet.lastIndexOf("<", end);
    next = tag > at ? tag : end;
    for (const [, row, letters, cellRow] of sheet.toString("latin1", at, next).matchAll(PLACE)) {
      if (letters !== undefined) extent.columns = Math.max(extent.columns, columnNumber(letters));
      extent.rows = Math.max(extent.rows, Number(cellRow ?? 0), beyondExcel(Number(row ?? 0)));
    }
  }
  return extent;
}

const EXCEL_ROWS = 1_048_576;
/** Styled rows without a value are dropped when read; a row that no sheet can have would be counted up to first. */
const beyondExcel = (row: number): number => (row > EXCEL_ROWS ? row : 0);

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const firstId = /<(?:\w+:)?sheet\b[^>]*?\s\w+:id="([^"]+)"/;

function firstSheet(bytes: Uint8Array, entries: readonly Entry[]): string | undefined {
  const textOf = (name: string): string => {
    const entry = entries.find((each) => each.name === name);
    return (entry && unpacked(bytes, entry)?.toString()) ?? "";
  };
  const [, id] = firstId.exec(textOf("xl/workbook.xml")) ?? [];
  const relations = textOf("xl/_rels/workbook.xml.rels").match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? [];
  const relation = relations.find((tag) => attribute(tag, "Id") === id);
  const target = relation && attribute(relation, "Target");
  return target?.startsWith("/") ? target.slice(1) : target && `xl/${target}`;
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
