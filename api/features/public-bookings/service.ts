import type { AuditAction } from "#api/audit/sentence.ts";
import { previewCover } from "#api/features/allowances/service.ts";
import { type Attendee, recordBooking } from "#api/features/bookings/service.ts";
import { claimHoldersOf } from "#api/features/claims/claim-holders.ts";
import { lockForChange } from "#api/features/claims/service.ts";
import { type Confirmed, confirmByCredit, paidInAdvance } from "#api/features/public-bookings/confirm-hold.ts";
import { presentPublicBooking } from "#api/features/public-bookings/present.ts";
import { deleteHolds, findPublicBooking, lockHolds } from "#api/features/public-bookings/queries.ts";
import { holdEnded } from "#api/features/public-bookings/refusals.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import type { Call } from "#api/http/call.ts";
import type { PublicBooking } from "#schema/bookings/public-models.ts";
import type { Money } from "#schema/shared/money.ts";

/** Exports for other features. */
export { refuseClassFor } from "#api/features/public-bookings/create-hold.ts";

/** Presents a booking or hold to its own person; null if it no longer exists. */
export async function presentOwnBooking(call: Call, id: number): Promise<PublicBooking | null> {
  const row = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  return row ? presentPublicBooking(call, row, { byLink: true }) : null;
}

/** Returns the card payment needed to accept an offered place; null if none is needed. */
export async function offerPayment(call: Call, id: number): ReturnType<typeof paidInAdvance> {
  const held = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  return held ? paidInAdvance(call, held) : null;
}

/** Returns the price of an offered place after membership coverage; null if it is free. */
export async function offerPrice(call: Call, id: number): Promise<Money | null> {
  const held = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  const { amount = 0, currency = call.tenant.currency } = held ? await previewCover(call, held) : {};
  return amount === 0 ? null : { amount, currency };
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
