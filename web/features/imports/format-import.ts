import type { ImportColumnField, ImportEncoding, ImportResult } from "#schema/imports/models.ts";
import type { ImportDryRunQuery, ImportLineFragment } from "./imports.generated.ts";

export type Preview = NonNullable<ImportDryRunQuery["previewImport"]>;

export const FIELDS: readonly { value: ImportColumnField; label: string }[] = [
  { value: "leave_out", label: "Leave out" },
  { value: "first_name", label: "First name" },
  { value: "middle_name", label: "Middle name" },
  { value: "last_name", label: "Last name" },
  { value: "full_name", label: "Whole name" },
  { value: "company", label: "Company" },
  { value: "email", label: "Email" },
  { value: "contact_email", label: "Contact email" },
  { value: "phone", label: "Telephone" },
  { value: "tags", label: "Tags" },
  { value: "note", label: "Note" },
  { value: "external_id", label: "Number in the old system" },
];

export const ENCODINGS: readonly { value: ImportEncoding; label: string }[] = [
  { value: "utf_8", label: "UTF-8" },
  { value: "windows_1252", label: "Windows-1252" },
  { value: "utf_16le", label: "UTF-16 LE" },
  { value: "utf_16be", label: "UTF-16 BE" },
];

export const DELIMITERS: Readonly<Record<string, string>> = {
  ",": "Comma",
  ";": "Semicolon",
  "\t": "Tab",
  "|": "Bar",
};

export const RESULTS = {
  imported: { tone: "green", icon: "check", label: "Imported" },
  imported_with_note: { tone: "blue", icon: "info", label: "Imported" },
  skipped: { tone: "grey", icon: "minus", label: "Not needed" },
  question: { tone: "amber", icon: "warning", label: "Needs attention" },
  refused: { tone: "amber", icon: "warning", label: "Needs attention" },
} as const satisfies Record<ImportResult, object>;

export const STATUSES = {
  uploading: { tone: "grey", icon: "clock", label: "Sending" },
  running: { tone: "blue", icon: "clock", label: "Running" },
  done: { tone: "green", icon: "check", label: "Done" },
  rolling_back: { tone: "violet", icon: "clock", label: "Rolling back" },
  rolled_back: { tone: "grey", icon: "undo", label: "Rolled back" },
} as const satisfies Record<ImportLineFragment["status"], object>;

export const rowsText = (count: number): string => (count === 1 ? "1 row" : `${count.toLocaleString("en")} rows`);

/** "190 added, 4 left out" */
export function outcomeText({ status, total_rows, done_rows, added, left_out, kept }: ImportLineFragment): string {
  if (status === "running") return `${done_rows.toLocaleString("en")} of ${rowsText(total_rows)}`;
  if (status === "rolled_back") return kept === 0 ? "All as before" : `${kept.toLocaleString("en")} kept`;
  const outside = left_out > 0 ? `, ${left_out.toLocaleString("en")} were clients by then` : "";
  return `${added.toLocaleString("en")} added${outside}`;
}
