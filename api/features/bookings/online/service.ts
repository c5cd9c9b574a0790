import type { AuditAction } from "#api/audit/sentence.ts";
import type { Call } from "#api/call/call.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { recordBooking, type Attendee } from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { lockForChange } from "#api/features/bookings/claims/service.ts";
import { previewCoverAgain } from "#api/features/memberships/allowances/service.ts";
import type { PublicBooking } from "#schema/bookings/online/models.ts";
import type { Money } from "#schema/shared/money.ts";
import { confirmByCredit, paidInAdvance, type Confirmed } from "./confirm-hold.ts";
import { presentPublicBooking } from "./present.ts";
import { deleteHolds, findPublicBooking, lockHolds } from "./queries.ts";
import { holdEnded } from "./refusals.ts";

/** Exports for other features. */
export { refuseClassFor } from "./create-hold.ts";

/** A place held for somebody who waited, at the price that they will be charged. */
interface Offer {
  booking: PublicBooking;
  /** The card payment needed to accept it; null if none is needed. */
  payment: Awaited<ReturnType<typeof paidInAdvance>>;
  /** What is left to pay after membership coverage; null if it is free. */
  price: Money | null;
}

/** Presents the hold of an offer to whom it is made: a guest may have become a client since. Null if it no longer exists. */
export async function presentOffer(call: Call, id: number, client_id: number | null): Promise<Offer | null> {
  const row = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  if (!row) return null;
  const held = { ...row, client_id };
  const price = await previewCoverAgain(call, held);
  const { price_amount: amount, price_currency: currency } = price;
  return {
    booking: presentPublicBooking(call, { ...row, ...price }, { byLink: true }),
    payment: await paidInAdvance(call, held),
    price: amount === 0 ? null : { amount, currency },
  };
}

/** Turns the hold of an offer into a booking, like any other hold. */
export async function confirmOffered(
  call: Call,
  action: AuditAction,
  { id, ...who }: { id: number; attendee: Attendee; credit: Money | null | undefined },
): Promise<Confirmed> {
  const seen = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  if (!seen) throw holdEnded();
  return confirmByCredit(call, seen, { ...who, client_note: null, action });
}

/** Releases the hold of an offer; no-op if it has become a booking or has ended. */
export async function giveBackOffered(call: Call, id: number): Promise<void> {
  const { db, tenant, deps } = call;
  const seen = await findPublicBooking(db, tenant.tenant_id, id);
  if (!seen) return;
  await lockForChange(call, null, claimHoldersOf(seen));
  const [hold] = await lockHolds(db, tenant.tenant_id, [id], databaseNow(deps.clock));
  if (hold?.status !== "held") return;
  await deleteHolds(db, tenant.tenant_id, [id]);
  await recordBooking(call, "releaseHold", { before: hold });
}
