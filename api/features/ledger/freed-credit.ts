import { freedCreditEntries } from "#api/features/ledger/entries.ts";
import { type LedgerWriting, post, type Taxed } from "#api/features/ledger/service.ts";

/** Moves the credit of a membership that no bill is left for to its client. */
export function postFreedCredit(
  writing: LedgerWriting,
  { id: membership_id, client_id, currency, ...freed }: { id: number; client_id: number; currency: string } & Taxed,
): Promise<unknown> {
  const posting = { kind: "credit", currency, membership_id, entries: freedCreditEntries(freed) } as const;
  return post(writing, { id: null, client_id, location_id: null }, posting);
}
