import type { FileProblem } from "./limits.ts";

/** Files that people take for a list, by how they begin. */
const FORMATS: readonly [begins: RegExp, FileProblem][] = [
  [
    /^BEGIN:VCALENDAR/i,
    {
      code: "calendar_file",
      sentence:
        "This is a calendar file (.ics). Export the bookings as CSV or as an Excel workbook, and choose that file.",
    },
  ],
  [
    /^BEGIN:VCARD/i,
    {
      code: "contacts_file",
      sentence:
        "These are contact cards (.vcf). Export the contacts as CSV or as an Excel workbook, and choose that file.",
    },
  ],
  [
    /^%PDF-/,
    {
      code: "pdf_file",
      sentence: "This is a PDF. Export the list as CSV or as an Excel workbook, and choose that file.",
    },
  ],
  [
    /^(<!doctype html|<html|<\?xml)/i,
    {
      code: "web_page",
      sentence:
        "This is a web page or an XML file. Save the list as CSV or as an Excel workbook, and choose that file.",
    },
  ],
];

/** What a file is that is no list; null for anything else. */
export function otherFormat(file: Uint8Array): FileProblem | null {
  const text = Buffer.from(file.subarray(0, 1024)).toString("latin1");
  const start = text.replace(/^\xef\xbb\xbf/, "").trimStart();
  return FORMATS.find(([begins]) => begins.test(start))?.[1] ?? null;
}
