import type { BookingInclude } from "#schema/bookings/bookings/models.ts";
import { OWN_FIELDS, type OwnField } from "../present.ts";

/** The fields that a list returns for each booking. */
export interface ListedFields {
  own: readonly OwnField[];
  /** The included neighbours, in the requested order; null returns all their fields. */
  included: readonly { name: BookingInclude; fields: ReadonlySet<string> | null }[];
}

export function listedFields(included: readonly BookingInclude[], fields: readonly string[] | undefined): ListedFields {
  if (fields === undefined) return { own: OWN_FIELDS, included: included.map((name) => ({ name, fields: null })) };
  const named = new Set(fields);
  const below = (name: string) =>
    fields.filter((field) => field.startsWith(`${name}.`)).map((field) => field.slice(name.length + 1));
  return {
    own: OWN_FIELDS.filter((field) => named.has(field)),
    included: included.map((name) => ({ name, fields: new Set(below(name)) })),
  };
}

/** What has to be read for them. Few variants, so that each is a statement planned once. */
export interface ListedParts {
  /** All presented columns, or only those that identify and place a booking. */
  columns: "all" | "key";
  notes: boolean;
  /** Whether the location's time zone is read. */
  zone: boolean;
  included: readonly { name: BookingInclude; isNameAlone: boolean }[];
}

const BY_ZONE: readonly OwnField[] = ["local_start", "local_end"];
/** Fields derived from the key columns. */
const OF_KEYS: ReadonlySet<OwnField> = new Set([
  "id",
  "group_id",
  "class_session_id",
  "series_id",
  "client_id",
  "service_id",
  "location_id",
  "resource_id",
  "coach_id",
  "start_time",
  "end_time",
  ...BY_ZONE,
  "status",
  "late_minutes",
  "notes",
  "version",
  "allowed_actions",
]);
const OF_NAME: ReadonlySet<string> = new Set(["id", "name"]);

export function partsOf({ own, included }: ListedFields): ListedParts {
  return {
    columns: own.every((field) => OF_KEYS.has(field)) ? "key" : "all",
    notes: own.includes("notes"),
    zone: own.some((field) => BY_ZONE.includes(field)),
    included: included.map(({ name, fields }) => ({
      name,
      isNameAlone: fields !== null && [...fields].every((field) => OF_NAME.has(field)),
    })),
  };
}
