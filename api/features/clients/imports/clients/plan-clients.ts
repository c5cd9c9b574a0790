import { isSameName, nameSpellings } from "#api/text/plain-form.ts";
import { fullName } from "#schema/shared/person-name.ts";
import {
  folded,
  oddRow,
  outside,
  reason,
  rowKey,
  type PlannedRow,
  type Reason,
  type Refusal,
  type Sheet,
} from "../planned-row.ts";
import type { TableRow } from "../reading/read-table.ts";
import { planConsent, refusalStands, type ConsentChange, type KnownConsents } from "./client-consents.ts";
import { readClient, type NewClient } from "./read-client.ts";

/** What a row comes to: a client, or what a client who is here already says to marketing mail. */
export type ClientItem = NewClient | ConsentChange;

/** What the company has already. */
export interface Known {
  country: string | null;
  /** Keys of rows that an import has added. */
  keys: ReadonlySet<string>;
  /** Name of the person who has an address, by the lower-case address. */
  people: ReadonlyMap<string, string>;
  alike: KnownAlike;
  consents: KnownConsents;
}

/** Names of the company's clients by phone number, and by the number that our own exports show. */
export interface KnownAlike {
  byPhone: ReadonlyMap<string, readonly string[]>;
  byId: ReadonlyMap<string, string>;
}

export const NOBODY_ALIKE: KnownAlike = { byPhone: new Map(), byId: new Map() };

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
  const read = readClient(mapping, row.cells, known.country);
  if ("refusal" in read) return outside(row, read);
  const { client, notes, externalId } = read;
  const name = fullName(client);
  const planned = { row: row.row, key: keyOf(externalId, client), name, item: client };
  const consent = consentOf({ ...planned, externalId }, known, seen);
  if (consent) return consent;
  const repetition = repetitionOf({ ...planned, externalId }, known, seen);
  if (repetition) return { ...planned, result: "skipped", reasons: [repetition] };
  seen.keys.set(planned.key, row.row);
  const refusal = refusalStands(client, known.consents);
  if (refusal) client.marketing = null;
  const shared = shareAddress(client, { row: row.row, name }, known, seen);
  const reasons = [...(refusal ? [refusal] : []), ...notes, ...shared, ...twinNote(client, row.row, name, seen)];
  return { ...planned, result: reasons.length > 0 ? "imported_with_note" : "imported", reasons };
}

type Planned = Pick<PlannedRow, "row" | "key" | "name"> & { item: NewClient; externalId: string };

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
function repetitionOf({ key, name, externalId, item }: Planned, known: Known, seen: Seen): Reason | undefined {
  const { email, phone } = item;
  if (known.keys.has(key)) return reason("already_imported", "An earlier import added this row.");
  const sameAs = seen.keys.get(key) ?? (email === null ? undefined : sameAddress(seen.emails.get(email), name));
  if (sameAs !== undefined) return reason("duplicate_in_file", `The same as row ${sameAs}.`, name, sameAs);
  const isClient =
    (email !== null && isSame(known.people.get(email), name)) ||
    isSame(known.alike.byId.get(externalId), name) ||
    (email === null && phone !== null && known.alike.byPhone.get(phone)?.some((other) => isSame(other, name)));
  return isClient ? reason("already_client", `${name} is a client already.`, email ?? phone ?? externalId) : undefined;
}

/** Square lists people who only paid, without a name, as "instant profiles". */
function instantProfile(header: readonly string[], cells: readonly string[]): Refusal | undefined {
  const at = header.findIndex((name) => name.toLowerCase() === "instant profile");
  if (at < 0 || !/^(yes|true)$/i.test(cells[at]?.trim() ?? "")) return undefined;
  const sentence = "Somebody who only paid: the other system never asked who.";
  return { result: "skipped", refusal: reason("instant_profile", sentence) };
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
  const twins = [...nameSpellings(name)].map((spelled) => `${spelled} ${phone}`);
  const earlier = twins.map((twin) => seen.twins.get(twin)).find((twin) => twin !== undefined);
  if (earlier !== undefined) {
    return [reason("possible_duplicate", `Name and phone number as in row ${earlier}.`, name, earlier)];
  }
  for (const twin of twins) seen.twins.set(twin, row);
  return [];
}

/** Identifies a row when it is imported again: by the other system's id, else by name and contact. */
function keyOf(externalId: string, { first_name, last_name, email, phone }: NewClient): string {
  const parts = externalId === "" ? ["who", folded(`${first_name} ${last_name}`), email, phone] : ["id", externalId];
  return rowKey(parts);
}
