import type { ImportField } from "#schema/imports/models.ts";

/** Names of columns as other systems write them, without case, spaces and signs. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  external_id: [
    "clientid",
    "squarecustomerid",
    "customerid",
    "customernumber",
    "member",
    "memberid",
    "membernumber",
    "id",
  ],
  first_name: ["firstname", "givenname", "inviteefirstname", "forename", "vorname", "prenom"],
  middle_name: ["middlename", "additionalname"],
  last_name: ["lastname", "familyname", "surname", "inviteelastname", "nachname"],
  full_name: ["fullname", "name", "clientname", "customername", "inviteename", "membername", "displayname"],
  company: ["companyname", "company", "organizationname", "organization1name"],
  email: ["email", "emailaddress", "email1value", "inviteeemail", "mail", "primaryemail"],
  contact_email: ["email2value", "contactemail", "secondaryemail", "alternateemail", "email2"],
  phone: [
    "mobile",
    "mobilephone",
    "cellphone",
    "cell",
    "phone",
    "phonenumber",
    "phone1value",
    "telephone",
    "homephone",
    "home",
    "dayphone",
    "day",
    "workphone",
    "work",
    "nightphone",
    "tel",
  ],
  tags: ["tags", "generaltags", "labels", "label", "groups", "groupmembership"],
  note: ["notes", "note", "memo", "comments", "comment"],
};

const FIELDS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field as ImportField] as const)), // a constant's keys
);

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** What a column of this name most likely holds. */
export const guessField = (name: string): ImportField | null => FIELDS.get(plain(name)) ?? null;

export const isKnownColumn = (name: string): boolean => guessField(name) !== null;

/** Several columns may hold telephone numbers, tags and notes; of anything else the first. */
export const IS_MANY: ReadonlySet<ImportField> = new Set<ImportField>(["phone", "tags", "note"]);

/** A guess for each column. */
export function guessColumns(header: readonly string[]): (ImportField | null)[] {
  const guesses = header.map(guessField);
  return guesses.map((field, n) => {
    if (field === null) return null;
    return IS_MANY.has(field) || guesses.indexOf(field) === n ? field : null;
  });
}

/** Names the file's kind: the same columns in the same order. */
export const headerKey = (header: readonly string[]): string => header.map(plain).join("|");

/** A column's name that stands there twice, of which only one can be right. */
export const doubledColumn = (header: readonly string[]): string | undefined =>
  header.find((name, n) => {
    const field = guessField(name);
    return field !== null && !IS_MANY.has(field) && header.findIndex((other) => plain(other) === plain(name)) !== n;
  });
