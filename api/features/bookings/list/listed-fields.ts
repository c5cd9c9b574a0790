import { OWN_FIELDS, type OwnField } from "#api/features/bookings/present.ts";
import type { BookingInclude } from "#schema/bookings/models.ts";

/** What a list gives of each booking. */
export interface ListedFields {
  own: readonly OwnField[];
  /** Of what is included, in the order asked for; all of it where no fields are named. */
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

/** What of the rows has to be read for them. Of few kinds, so that each is a statement that is planned once. */
export interface ListedParts {
  /** All columns that are shown, or only those that name a booking and place it. */
  columns: "all" | "key";
  notes: boolean;
  /** The location's zone. */
  zone: boolean;
  included: readonly { name: BookingInclude; isNameAlone: boolean }[];
}

const BY_ZONE: readonly OwnField[] = ["local_start", "local_end"];
/** Fields that are made of the key columns. */
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
