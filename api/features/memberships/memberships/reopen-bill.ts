import type { Call } from "#api/call/call.ts";
import { notFound } from "#api/errors/errors.ts";
import { bringUpToDate } from "./apply-due-changes.ts";
import { membershipOfInvoice, openInvoice } from "./queries.ts";

/** Locks the membership of a bill and applies what is due by now. */
export async function lockBilled(call: Call, billId: number): Promise<void> {
  const id = await membershipOfInvoice(call.db, billId);
  const row = id === undefined ? undefined : await bringUpToDate(call, id);
  if (!row) throw notFound("payment");
}

/**
 * Opens a paid bill again because its payment was recorded by mistake: it is due as before, and a membership whose bill was due
 * earlier is past due at once. Call it under the lock of the membership.
 */
export async function openBill(call: Call, billId: number): Promise<void> {
  await openInvoice(call.db, billId);
  await lockBilled(call, billId);
}
