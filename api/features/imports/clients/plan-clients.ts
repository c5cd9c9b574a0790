import {
  type ConsentChange,
  type KnownConsents,
  type Marketing,
  planConsent,
  readMarketing,
  refusalStands,
} from "#api/features/imports/clients/client-consents.ts";
import {
  folded,
  oddRow,
  outside,
  type PlannedRow,
  question,
  type Reason,
  reason,
  type Refusal,
  refused,
  rowKey,
  type Sheet,
  valuesOf,
} from "#api/features/imports/planned-row.ts";
import type { TableRow } from "#api/features/imports/reading/read-table.ts";
import {
  looksLikeFormula,
  readEmails,
  readPhone,
  readTags,
  splitName,
} from "#api/features/imports/values/person-values.ts";
import { isSameName, plainForm } from "#api/text/plain-form.ts";
import type { ImportField } from "#schema/imports/models.ts";

const NOTE_MAX = 5_000;
const NAME_MAX = 100;

/** A client from a row. */
export interface NewClient {
  first_name: string;
  last_name: string;
  email: string | null;
  contact_email: string | null;
  phone: string | null;
  tags: string[];
  note: string | null;
  marketing: Marketing | null;
}

/** What a row comes to: a client, or what a client who is here already says to marketing mail. */
export type ClientItem = NewClient | ConsentChange;

/** What the company has already. */
export interface Known {
  country: string | null;
  /** Keys of rows that an import has added. */
  keys: ReadonlySet<string>;
  /** Name of the person who has an address, by the lower-case address. */
  people: ReadonlyMap<string, string>;
  consents: KnownConsents;
}

interface Earlier {
  row: number;
  name: string;
}

/** The result for each row, in file order, since earlier rows affect later ones. */
export function planClients(
  { header, mapping, rows }: Pick<Sheet, "header" | "mapping" | "rows">,
  known: Known,
): PlannedRow<ClientItem>[] {
  const seen = {
    emails: new Map<string, Earlier>(),
    keys: new Map<string, number>(),
    twins: new Map<string, number>(),
  };
  return rows.map((row) => planRow({ header, mapping }, row, known, seen));
}

interface Seen {
  emails: Map<string, Earlier>;
  keys: Map<string, number>;
  /** Rows by name and phone number. */
  twins: Map<string, number>;
}

function planRow(
  { header, mapping }: Pick<Sheet, "header" | "mapping">,
  row: TableRow,
  known: Known,
  seen: Seen,
): PlannedRow<ClientItem> {
  const odd = oddRow(header, row.cells) ?? instantProfile(header, row.cells);
  if (odd) return outside(row, odd);
  const read = readClient(mapping, row.cells, known);
  if ("refusal" in read) return outside(row, read);
  const { client, notes, externalId } = read;
  const name = `${client.first_name} ${client.last_name}`.trim();
  const planned = { row: row.row, key: keyOf(externalId, client), name, item: client };
  const consent = consentOf(planned, known, seen);
  if (consent) return consent;
  const repetition = repetitionOf(planned, known, seen);
  if (repetition) return { ...planned, result: "skipped", reasons: [repetition] };
  seen.keys.set(planned.key, row.row);
  const refusal = refusalStands(client, known.consents);
  if (refusal) client.marketing = null;
  const shared = shareAddress(client, { row: row.row, name }, known, seen);
  const reasons = [...(refusal ? [refusal] : []), ...notes, ...shared, ...twinNote(client, row.row, name, seen)];
  return { ...planned, result: reasons.length > 0 ? "imported_with_note" : "imported", reasons };
}

type Planned = Pick<PlannedRow, "row" | "key" | "name"> & { item: NewClient };

/** Of a client who is here already a row may still change what they say to marketing mail. */
function consentOf({ row, key, name, item }: Planned, { consents }: Known, seen: Seen) {
  const { email, marketing } = item;
  if (marketing === null) return undefined;
  const owner = email === null ? undefined : consents.byAddress.get(email);
  const client = isSame(owner?.name, name) ? owner : consents.byKey.get(key);
  const planned = client && planConsent({ row, marketing }, client);
  if (!planned || seen.keys.has(planned.key)) return undefined;
  seen.keys.set(planned.key, row);
  return planned;
}

/** Why nobody has to be added: the file, an earlier import or the company contains them already. */
function repetitionOf({ key, name, item: { email } }: Planned, known: Known, seen: Seen): Reason | undefined {
  if (known.keys.has(key)) return reason("already_imported", "An earlier import added this row.");
  const sameAs = seen.keys.get(key) ?? (email === null ? undefined : sameAddress(seen.emails.get(email), name));
  if (sameAs !== undefined) return reason("duplicate_in_file", `The same as row ${sameAs}.`, name, sameAs);
  const isClient = email !== null && isSame(known.people.get(email), name);
  return isClient ? reason("already_client", `${name} is a client already.`, email) : undefined;
}

/** Square lists people who only paid, without a name, as "instant profiles". */
function instantProfile(header: readonly string[], cells: readonly string[]): Refusal | undefined {
  const at = header.findIndex((name) => name.toLowerCase() === "instant profile");
  if (at < 0 || !/^(yes|true)$/i.test(cells[at]?.trim() ?? "")) return undefined;
  const sentence = "Somebody who only paid: the other system never asked who.";
  return { result: "skipped", refusal: reason("instant_profile", sentence) };
}

type Reading = { client: NewClient; notes: Reason[]; externalId: string } | Refusal;

function readClient(mapping: Sheet["mapping"], cells: readonly string[], known: Known): Reading {
  const notes: Reason[] = [];
  const { one, all, hadControls } = valuesOf(mapping, cells);
  if (hadControls) notes.push(reason("control_character_removed", "Letters that nobody sees were left out."));
  const names = namesOf(one);
  const { emails, bad } = readEmails([one("email"), one("contact_email")].filter(Boolean).join(" ::: "));
  const phone = firstPhone(all("phone"), known.country, notes);
  const note = all("note").join("\n") || null;
  const marketing = readMarketing(one("marketing"));
  const refusal = refusalOf({ ...names, bad, note, contact: emails[0] ?? phone });
  if (marketing === undefined) {
    const sentence = "Write yes or no for marketing mail, or leave it empty. Correct it and run again.";
    return refused("marketing_not_valid", sentence, one("marketing"));
  }
  if (refusal) return refusal;
  notes.push(...noteworthyNames(names));
  const [email = null, second = null] = emails;
  if (emails.length > 1)
    notes.push(reason("second_email", "The second address becomes the contact address.", second ?? ""));
  if (email === null && phone === null)
    notes.push(reason("no_contact", "There is neither an address nor a phone number."));
  const tags = [...new Set(all("tags").flatMap(readTags))];
  const { first_name, last_name } = names;
  return {
    client: { first_name, last_name, email, contact_email: second, phone, tags, note, marketing },
    notes,
    externalId: one("external_id"),
  };
}

interface Said {
  first_name: string;
  last_name: string;
  /** An invalid address. */
  bad: string | undefined;
  note: string | null;
  contact: string | null;
}

/** What has to be corrected before the row can be imported. */
function refusalOf({ first_name, last_name, bad, note, contact }: Said): Refusal | undefined {
  if (bad !== undefined) {
    return refused("email_not_valid", "This is not an email address. Correct it and run again.", bad);
  }
  if (first_name === "" && last_name === "") {
    return contact === null
      ? refused("name_and_contact_missing", "The row has neither a name nor an address.", note ?? "")
      : question("name_missing", "The row has an address and no name. Give it one.", contact);
  }
  const length = Array.from(note ?? "").length;
  if (length > NOTE_MAX) {
    return refused("note_too_long", `The note has ${length} characters; at most ${NOTE_MAX} are kept.`, note ?? "");
  }
  const long = [first_name, last_name].find((name) => name.length > NAME_MAX);
  return long === undefined ? undefined : refused("name_too_long", "A name has at most 100 characters.", long);
}

/** First and last name; a full name in the first name's place is split, and a company stands in for the last name. */
function namesOf(one: (field: ImportField) => string) {
  const first = [one("first_name"), one("middle_name")].filter(Boolean).join(" ");
  const last = one("last_name");
  if (first === "" && last === "" && one("full_name") !== "")
    return { ...splitName(one("full_name")), wasSplit: false };
  if (last === "" && /[\s,]/.test(first)) return { ...splitName(first), wasSplit: true };
  if (first === "" && last === "") return { first_name: "", last_name: one("company"), wasSplit: false };
  return { first_name: first, last_name: last, wasSplit: false };
}

function noteworthyNames({ first_name, last_name, wasSplit }: ReturnType<typeof namesOf>): Reason[] {
  const name = `${first_name} ${last_name}`.trim();
  return [
    ...(first_name === "" ? [reason("first_name_missing", "There is a last name only.", last_name)] : []),
    ...(wasSplit ? [reason("name_split", `Divided into ${first_name} and ${last_name}.`, name)] : []),
    ...([first_name, last_name].some(looksLikeFormula)
      ? [reason("looks_like_formula", "This looks like a formula. It is kept as text and never computed.", name)]
      : []),
  ];
}

function firstPhone(texts: readonly string[], country: string | null, notes: Reason[]): string | null {
  const [text, ...others] = texts.flatMap((cell) => cell.split(/\s*:::\s*/));
  if (text === undefined) return null;
  const { phone, reason: why } = readPhone(text, country);
  if (why === "phone_not_valid") notes.push(reason(why, "This is not a phone number. It is kept as it is.", text));
  if (why === "phone_lost_in_excel")
    notes.push(reason(why, "A spreadsheet has cut this number off. It is left out.", text));
  if (others.length > 0 && texts.length === 1) {
    notes.push(reason("second_phone", "One phone number is kept, the first.", others.join(", ")));
  }
  return phone;
}

const isSame = (one: string | undefined, other: string): boolean => one !== undefined && isSameName(one, other);

const sameAddress = (earlier: Earlier | undefined, name: string): number | undefined =>
  earlier && isSame(earlier.name, name) ? earlier.row : undefined;

/** Of people with one address the first owns it; the others get it as a shared contact address. */
function shareAddress(client: NewClient, { row, name }: Earlier, known: Known, seen: Seen): Reason[] {
  const { email } = client;
  if (email === null) return [];
  const owner = known.people.get(email);
  const earlier = seen.emails.get(email);
  if (owner === undefined && earlier === undefined) {
    seen.emails.set(email, { row, name });
    return [];
  }
  client.email = null;
  client.contact_email ??= email;
  const sentence = `${owner ?? earlier?.name} has this address. ${name} gets it as contact address.`;
  return [reason("email_shared", sentence, email, earlier?.row ?? null)];
}

function twinNote({ phone }: NewClient, row: number, name: string, seen: Seen): Reason[] {
  if (phone === null) return [];
  const twin = `${plainForm(name)} ${phone}`;
  const earlier = seen.twins.get(twin);
  if (earlier !== undefined) {
    return [reason("possible_duplicate", `Name and phone number as in row ${earlier}.`, name, earlier)];
  }
  seen.twins.set(twin, row);
  return [];
}

/** Identifies a row when it is imported again: by the other system's id, else by name and contact. */
function keyOf(externalId: string, { first_name, last_name, email, phone }: NewClient): string {
  const parts = externalId === "" ? ["who", folded(`${first_name} ${last_name}`), email, phone] : ["id", externalId];
  return rowKey(parts);
}
