import type { DeskMethod } from "#schema/memberships/memberships/models.ts";
import { creditPaidOutEntries, freedCreditEntries } from "./entries.ts";
import { post, type LedgerWriting, type Taxed } from "./service.ts";

export { freedCreditEntries };

/** Moves the credit of a membership that no bill is left for to its client. */
export function postFreedCredit(
  writing: LedgerWriting,
  { id: membership_id, client_id, currency, ...freed }: { id: number; client_id: number; currency: string } & Taxed,
): Promise<unknown> {
  const posting = { kind: "credit", currency, membership_id, entries: freedCreditEntries(freed) } as const;
  return post(writing, { id: null, client_id, location_id: null }, posting);
}

interface PaidOut {
  client_id: number;
  /** Whose drawer the cash leaves. */
  location_id: number | null;
  amount: number;
  currency: string;
  method: DeskMethod;
  reason: string;
}

/** Credit that the desk pays out. */
export function postCreditPaidOut(writing: LedgerWriting, paidOut: PaidOut): Promise<unknown> {
  const { client_id, location_id, amount, currency, method, reason } = paidOut;
  const entries = creditPaidOutEntries(method, amount);
  return post(writing, { id: null, client_id, location_id }, { kind: "refund", currency, reason, entries });
}
