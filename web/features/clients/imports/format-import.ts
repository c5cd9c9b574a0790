import {
  IMPORT_FIELDS,
  type DateOrder,
  type ImportColumnField,
  type ImportEncoding,
  type ImportKind,
  type ImportResult,
} from "#schema/clients/imports/models.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { ImportDryRunQuery, ImportLineFragment } from "./imports.generated.ts";

export type Preview = NonNullable<ImportDryRunQuery["previewImport"]>;

const FIELD_LABELS = {
  leave_out: "Leave out",
  first_name: "First name",
  middle_name: "Middle name",
  last_name: "Last name",
  full_name: "Whole name",
  company: "Company",
  email: "Email",
  contact_email: "Contact email",
  phone: "Phone",
  tags: "Tags",
  note: "Note",
  marketing: "Marketing mail, yes or no",
  external_id: "Number in the old system",
  client_number: "Client's number in the old system",
  resource: "Bay",
  resource_type: "Type of bay",
  location: "Location",
  capacity: "Most people",
  date: "Date",
  start: "Start",
  end: "End",
  timezone: "Time zone",
  am_pm: "AM or PM",
  duration: "Duration",
  service: "Service",
  coach: "Coach",
  resource_or_coach: "Bay or coach",
  status: "State",
  is_cancelled: "Whether cancelled",
  is_no_show: "Whether a no-show",
  booking_type: "Booking or block",
  price: "Price",
  currency: "Currency",
  payment: "Whether paid",
  code: "Pack or gift card",
  plan: "Plan",
  next_bill: "Next bill",
  pause_from: "Pause from",
  pause_until: "Pause until",
  cancel_on: "Ends on",
  family: "Family",
  family_role: "Role in the family",
} as const satisfies Record<ImportColumnField, string>;

/** Fields that a column of such a file may contain. */
export const fieldsOf = (kind: ImportKind): { value: ImportColumnField; label: string }[] =>
  (["leave_out", ...IMPORT_FIELDS[kind]] as const).map((value) => ({ value, label: FIELD_LABELS[value] }));

/** Names of the row types: as a label, singular and plural. */
export const KINDS = {
  clients: { label: "Clients", one: "client", many: "clients" },
  coaches: { label: "Coaches", one: "coach", many: "coaches" },
  resources: { label: "Bays", one: "bay", many: "bays" },
  bookings: { label: "Bookings", one: "booking", many: "bookings" },
  memberships: { label: "Memberships", one: "membership", many: "memberships" },
} as const satisfies Record<ImportKind, object>;

/** "1 client", "1,200 bookings" */
export const countOfKind = (kind: ImportKind, count: number): string =>
  countText(count, KINDS[kind].one, KINDS[kind].many);

export const DATE_ORDERS: readonly { value: DateOrder | ""; label: string }[] = [
  { value: "", label: "As written" },
  { value: "day_first", label: "Day first" },
  { value: "month_first", label: "Month first" },
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
  skipped: { tone: "grey", icon: "minus", label: "Skipped" },
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

export const rowsText = (count: number): string => countText(count, "row");

/** "190 added, 4 left out" */
export function outcomeText({ status, total_rows, done_rows, added, left_out, kept }: ImportLineFragment): string {
  if (status === "running") return `${done_rows.toLocaleString("en")} of ${rowsText(total_rows)}`;
  if (status === "rolled_back") return kept === 0 ? "All as before" : `${kept.toLocaleString("en")} kept`;
  const outside = left_out > 0 ? `, ${left_out.toLocaleString("en")} left out` : "";
  return `${added.toLocaleString("en")} added${outside}`;
}
