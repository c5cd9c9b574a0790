import { deflateRawSync } from "node:zlib";

type Cell = string | number | { date: number } | { formula: string; value: string };

/** An archive as .xlsx files are one; `claimed` is the size that its directory tells of an entry instead of the true one. */
export function archive(
  files: Readonly<Record<string, string>>,
  claimed: Readonly<Record<string, number>> = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = deflateRawSync(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(claimed[name] ?? Buffer.byteLength(text), 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === "string") return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if ("date" in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
}

const sheetXml = (rows: readonly (readonly Cell[])[]): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, n) => {
      const xml = cells.map((cell, column) => cellXml(cell, `${String.fromCodePoint(65 + column)}${n + 1}`));
      return `<row r="${n + 1}">${xml.join("")}</row>`;
    })
    .join("")}</sheetData></worksheet>`;

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

interface WorkbookOptions {
  is1904?: boolean;
  sheets?: number;
}

/** What stands in a workbook whose sheets all hold these rows. */
export function workbookFiles(sheet: string, { is1904 = false, sheets = 1 }: WorkbookOptions = {}) {
  const ids = Array.from({ length: sheets }, (_, n) => n + 1);
  const files: Record<string, string> = {
    "xl/workbook.xml": `<workbook ${NS} xmlns:r="${RELATIONS}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets>${ids
      .map((id) => `<sheet name="Sheet ${id}" sheetId="${id}" r:id="rId${id}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ids
      .map((id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet ${NS}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const id of ids) files[`xl/worksheets/sheet${id}.xml`] = sheet;
  return files;
}

export const workbook = (rows: readonly (readonly Cell[])[], options?: WorkbookOptions): Buffer =>
  archive(workbookFiles(sheetXml(rows), options));
