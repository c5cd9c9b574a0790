import { reason, rowKey, type PlannedRow, type Reason } from "../planned-row.ts";
import type { TableRow } from "../reading/read-table.ts";

/** What somebody says to marketing mail. */
export type Marketing = "agreed" | "unsubscribed";

/** What a row says of a client who is here already. */
export interface ConsentChange {
  client_id: number;
  marketing: Marketing;
  /** Nobody had asked before, so that a rollback can forget it. */
  is_first: boolean;
}

/** A client who is here already. */
export interface KnownClient {
  client_id: number;
  name: string;
  marketing: Marketing | null;
  changed_at: string | null;
}

/** Read only for files that say something of it. */
export interface KnownConsents {
  /** By lower-case address, with which they sign in. */
  byAddress: ReadonlyMap<string, KnownClient>;
  /** By the key of the row that brought them. */
  byKey: ReadonlyMap<string, KnownClient>;
  /** Lower-case addresses from which somebody unsubscribed. */
  refusing: ReadonlySet<string>;
}

export const NO_CONSENTS: KnownConsents = { byAddress: new Map(), byKey: new Map(), refusing: new Set() };

/** Yes and no, and the words of other systems. */
const ANSWERS: ReadonlyMap<string, Marketing | null> = new Map([
  ["", null],
  ["yes", "agreed"],
  ["true", "agreed"],
  ["subscribed", "agreed"],
  ["no", "unsubscribed"],
  ["false", "unsubscribed"],
  ["unsubscribed", "unsubscribed"],
]);

/** Null where the cell is empty; undefined for any other word. */
export const readMarketing = (text: string): Marketing | null | undefined => ANSWERS.get(text.toLowerCase());

/** Their own no stands: a new client with such an address does not agree by a file. */
export function refusalStands(
  {
    email,
    contact_email,
    marketing,
  }: { email: string | null; contact_email: string | null; marketing: Marketing | null },
  { refusing }: KnownConsents,
): Reason | undefined {
  const address = [email, contact_email].find((one) => one !== null && refusing.has(one.toLowerCase()));
  if (marketing !== "agreed" || !address) return undefined;
  return reason("marketing_refused", "Somebody with this address does not want marketing mail. That stays.", address);
}

interface Row {
  row: TableRow["row"];
  marketing: Marketing;
}

/** What a row does to a client who is here already; undefined if they say the same. */
export function planConsent(
  { row, marketing }: Row,
  { client_id, name, marketing: standing, changed_at }: KnownClient,
): PlannedRow<ConsentChange> | undefined {
  if (standing === marketing) return undefined;
  const item = { client_id, marketing, is_first: standing === null };
  const planned = { row, key: rowKey(["marketing", client_id, marketing, changed_at]), name, item };
  if (standing === "unsubscribed") {
    const sentence = `${name} is a client already and does not want marketing mail. That stays.`;
    return { ...planned, result: "skipped", reasons: [reason("marketing_refused", sentence)] };
  }
  const sentence = `${name} is a client already. Only marketing mail is changed, to ${marketing === "agreed" ? "yes" : "no"}.`;
  return { ...planned, result: "imported_with_note", reasons: [reason("marketing_changed", sentence)] };
}
