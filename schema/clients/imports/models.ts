import { z } from "zod";
import { Id } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";
import { Instant } from "#schema/shared/time.ts";

/** Larger files must be split. */
export const IMPORT_FILE_MAX_BYTES = 10_000_000;
/** Small enough that its base64 stays below the request size limit. */
export const IMPORT_PART_BYTES = 500_000;
/** 10 MB hold about as many people. */
export const ROWS_MAX = 100_000;
export const COLUMNS_MAX = 200;
/** Days after it finished in which an import can be rolled back. Then what its rows contained is forgotten. */
export const ROLL_BACK_DAYS = 30;

export const ImportKind = z.enum(["clients", "coaches", "resources", "bookings", "memberships"]).meta({
  id: "ImportKind",
  description:
    "What the rows of an imported file are. clients: people who book; coaches: people who teach; resources: bays and rooms; bookings: times that people have booked; memberships: plans that clients have",
});
export type ImportKind = z.infer<typeof ImportKind>;

const NAMES = ["first_name", "middle_name", "last_name", "full_name", "email", "phone"] as const;

/** The fields a column can hold, by kind of rows. */
export const IMPORT_FIELDS = {
  clients: [...NAMES, "external_id", "company", "contact_email", "tags", "note", "marketing"],
  coaches: NAMES,
  resources: ["resource", "resource_type", "location", "capacity"],
  bookings: [
    "external_id",
    "date",
    "start",
    "end",
    "timezone",
    "am_pm",
    "duration",
    "service",
    "resource",
    "coach",
    "resource_or_coach",
    "location",
    "client_number",
    ...NAMES,
    "status",
    "is_cancelled",
    "is_no_show",
    "booking_type",
    "price",
    "currency",
    "payment",
    "code",
    "note",
  ],
  memberships: [
    "client_number",
    ...NAMES,
    "plan",
    "status",
    "start",
    "next_bill",
    "pause_from",
    "pause_until",
    "cancel_on",
    "price",
    "currency",
    "family",
    "family_role",
  ],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number];

const ALL_FIELDS = [...new Set<ImportField>(Object.values(IMPORT_FIELDS).flat())] as const;

export const ImportColumnField = z.enum([...ALL_FIELDS, "leave_out"]).meta({
  id: "ImportColumnField",
  description: [
    "What a column of an imported file holds. first_name: first name",
    "middle_name: middle name, which is stored with the first name",
    "last_name: last name",
    "full_name: first and last name in one",
    "email: email address",
    "phone: phone number",
    "external_id: the other system's identifier for the row itself, so that it is added only once",
    "company: the name of a company, for a row that does not name a person",
    "contact_email: an address shared with others",
    "tags: labels of the client",
    "note: a staff comment",
    "marketing: whether the client agreed to marketing email: yes, no, true, false, subscribed or unsubscribed; empty changes nothing. It never outweighs a client's no",
    "resource: name of the bay or room",
    "resource_type: the type of bay or room",
    "location: name of the location",
    "capacity: the maximum number of people in a bay or room",
    "date: the date, if start and end are only times",
    "start: when a booking starts, or the first day of a membership",
    "end: when a booking ends; 24:00 is the end of the day",
    "timezone: the IANA time zone of the row's times; the location's where it is empty",
    "am_pm: the half of the day of a time on the 12-hour clock",
    "duration: how long a booking takes, for a row without an end: minutes, or hours if the column's name says so",
    "service: name of the service",
    "coach: name of the coach",
    "resource_or_coach: name of a bay or a coach, whichever is known",
    "client_number: the client's number in the other system",
    "status: the other system's name for its status",
    "is_cancelled: whether it was cancelled",
    "is_no_show: whether nobody came",
    "booking_type: whether it is a booking, the venue's own use or a blocked time",
    "price: what it costs",
    "currency: the currency of the price, which must be the company's",
    "payment: whether it was paid",
    "code: the other system's pack or gift card with which it was paid",
    "plan: name of the membership plan",
    "next_bill: day of the next bill",
    "pause_from: first day of a pause",
    "pause_until: first day after a pause",
    "cancel_on: first day without the membership",
    "family: the name or number of the family that shares a membership",
    "family_role: the person's role in the family: who pays, or one who uses it",
    "leave_out: nothing to import",
  ].join("; "),
});
export type ImportColumnField = z.infer<typeof ImportColumnField>;

export const DateOrder = z.enum(["day_first", "month_first"]).meta({
  id: "DateOrder",
  description:
    "Which comes first in dates such as 03/04/2027. day_first: the 3rd of April; month_first: the 4th of March",
});
export type DateOrder = z.infer<typeof DateOrder>;

export const ImportEncoding = z.enum(["utf_8", "utf_16le", "utf_16be", "windows_1252"]).meta({
  id: "ImportEncoding",
  description:
    "The character encoding of a file. utf_8: Unicode, as written by most programs; utf_16le: Unicode in pairs of bytes, low byte first; utf_16be: Unicode in pairs of bytes, high byte first; windows_1252: one byte per character, as written by older Western European programs",
});
export type ImportEncoding = z.infer<typeof ImportEncoding>;

export const ImportStatus = z.enum(["uploading", "running", "done", "rolling_back", "rolled_back"]).meta({
  id: "ImportStatus",
  description:
    "The progress of an import. uploading: its file is being sent, and nothing is added yet; running: its rows are being added; done: each row was attempted; rolling_back: what it added is being removed; rolled_back: what it added is gone, except rows that have been used or changed since",
});

export const Import = z
  .object({
    id: z.int().describe("Id"),
    kind: ImportKind.describe("What its rows are"),
    file_name: z.string().describe("Name of the file"),
    status: ImportStatus.describe("The progress of the import"),
    total_rows: z.int().describe("Rows that were to be added"),
    done_rows: z.int().describe("Rows that are done"),
    added: z.int().describe("Rows it added"),
    left_out: z.int().describe("Rows that could no longer be added"),
    kept: z.int().describe("Rows that a rollback kept because they have been used or changed since"),
    kept_names: z.array(z.string()).describe("The first of those, by name"),
    left_out_rows: z.array(z.string()).describe("The first rows that could no longer be added, with the reason"),
    created_at: Instant.describe("When it was started"),
    created_by_name: z.string().describe("Who started it"),
    can_roll_back: z.boolean().describe("Whether it can be rolled back"),
    roll_back_until: Instant.nullable().describe(
      `Until when it can be rolled back, ${ROLL_BACK_DAYS} days after it finished; null if there is nothing to roll back`,
    ),
  })
  .meta({ id: "Import", description: "An imported file" });
export type Import = z.infer<typeof Import>;

export const CreateImportInput = z
  .object({
    kind: ImportKind.optional().describe("What its rows are; clients if left out"),
    file_name: lineText().min(1, "The file has no name.").max(255).describe("Name of the file"),
    size: z
      .int()
      .min(1, "The file is empty.")
      .max(IMPORT_FILE_MAX_BYTES, "A file has at most 10 MB. Divide it and import the parts one after the other.")
      .describe("Size in bytes"),
  })
  .meta({ id: "CreateImportInput", description: "A file that will be sent in parts" });

export const ImportPartInput = z
  .object({
    content: z
      .string()
      .max(Math.ceil(IMPORT_PART_BYTES / 3) * 4)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, "Send the bytes as base64.")
      .describe("500,000 bytes of the file as base64; for its last part, the rest"),
  })
  .meta({ id: "ImportPartInput", description: "A part of a file" });

const mapping = z
  .array(ImportColumnField)
  .max(COLUMNS_MAX)
  .optional()
  .describe("What each column holds, in order. Guessed if left out");
const date_order = DateOrder.optional().describe("How its dates are written; detected if left out");
const encoding = ImportEncoding.optional().describe("The file's character encoding; detected if left out");

export const PreviewImportInput = z
  .object({ import_id: Id.describe("Import"), mapping, encoding, date_order })
  .meta({ id: "PreviewImportInput", description: "A file to check before anything is written" });
export type PreviewImportInput = z.infer<typeof PreviewImportInput>;

export const SubmitImportInput = z
  .object({ import_id: Id.describe("Import"), mapping, encoding, date_order })
  .meta({ id: "SubmitImportInput", description: "A file to import" });

export const ImportColumn = z
  .object({
    name: z.string().describe("Name in the file"),
    sample: z.string().describe("Its first value"),
    field: ImportColumnField.describe("What the column holds"),
  })
  .meta({ id: "ImportColumn", description: "A column of a file" });

export const ImportResult = z.enum(["imported", "imported_with_note", "question", "skipped", "refused"]).meta({
  id: "ImportResult",
  description:
    "What becomes of a row. imported: it is added as it is; imported_with_note: it is added, and something about it is worth knowing; question: it contains a word that is not known here, such as the name of a plan, and waits for an answer; skipped: it need not be added; refused: it cannot be added until it is corrected",
});
export type ImportResult = z.infer<typeof ImportResult>;

export const ImportRowReport = z
  .object({
    row: z.int().describe("Number of the row, from 1 below the header row"),
    name: z.string().describe("The name in the row"),
    result: ImportResult.describe("What becomes of the row"),
    reason: z.string().describe("The reason, as a code"),
    sentence: z.string().describe("The reason, in words"),
    value: z.string().describe("The value it concerns"),
    with_row: z.int().nullable().describe("The other row it concerns"),
  })
  .meta({ id: "ImportRowReport", description: "A row that is not simply imported" });
export type ImportRowReport = z.infer<typeof ImportRowReport>;

export const ImportPreview = z
  .object({
    import_id: z.int().describe("Import"),
    file_name: z.string().describe("Name of the file"),
    encoding: ImportEncoding.nullable().describe("The file's character encoding; null for a workbook and if unknown"),
    delimiter: z.string().describe("What separates its columns; empty for a workbook"),
    kind: ImportKind.describe("What its rows are"),
    has_dates: z.boolean().describe("Whether any column holds dates"),
    date_order: DateOrder.nullable().describe("How its dates are written; null if that does not matter or is unknown"),
    columns: z.array(ImportColumn).describe("Its columns, in order"),
    problem: z.string().nullable().describe("Why nothing in it can be imported as it is"),
    problem_code: z.string().nullable().describe("The same as a code"),
    notes: z.array(z.string()).describe("What was noticed about the file as a whole"),
    records: z.int().describe("Rows below the header row"),
    ready: z.int().describe("Rows that would be added"),
    skipped: z.int().describe("Rows that need not be added"),
    waiting: z.int().describe("Rows with a problem"),
    rows: z
      .array(ImportRowReport)
      .describe("Rows that are not simply imported, at most 300; rows with a problem come first"),
  })
  .meta({ id: "ImportPreview", description: "What importing a file would do" });
export type ImportPreview = z.infer<typeof ImportPreview>;
