import type { AuditAction } from "#api/audit/sentence.ts";
import { previewCover } from "#api/features/allowances/service.ts";
import { type Attendee, recordBooking } from "#api/features/bookings/service.ts";
import { claimHoldersOf } from "#api/features/claims/claim-holders.ts";
import { lockForChange } from "#api/features/claims/service.ts";
import {
  type Confirmed,
  confirmByCredit,
  paidInAdvance,
  presentConfirmed,
} from "#api/features/public-bookings/confirm-hold.ts";
import { presentPublicBooking } from "#api/features/public-bookings/present.ts";
import { deleteHolds, findPublicBooking, lockHolds } from "#api/features/public-bookings/queries.ts";
import { holdEnded } from "#api/features/public-bookings/refusals.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import type { Call } from "#api/http/call.ts";
import type { PublicBooking } from "#schema/bookings/public-models.ts";
import type { Money } from "#schema/shared/money.ts";

/** What other features use of own bookings. */
export { presentConfirmed };
export { refuseClassFor } from "#api/features/public-bookings/create-hold.ts";

/** A booking or hold as the person sees it whose own it is; null where there is none any more. */
export async function presentOwnBooking(call: Call, id: number): Promise<PublicBooking | null> {
  const row = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  return row ? presentPublicBooking(call, row, { byLink: true }) : null;
}

/** What is paid by card to take an offered place; null where it is taken without. */
export async function offerPayment(call: Call, id: number): ReturnType<typeof paidInAdvance> {
  const held = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  return held ? paidInAdvance(call, held) : null;
}

/** What is to be paid for an offered place, after what a membership covers; null where nothing is. */
export async function offerPrice(call: Call, id: number): Promise<Money | null> {
  const held = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  const { amount = 0, currency = call.tenant.currency } = held ? await previewCover(call, held) : {};
  return amount === 0 ? null : { amount, currency };
}

/** Turns the hold of an offer into a booking, by the same verb as any other hold. */
export async function confirmOffered(
  call: Call,
  action: AuditAction,
  { id, ...who }: { id: number; attendee: Attendee; credit: Money | null | undefined },
): Promise<Confirmed> {
  const seen = await findPublicBooking(call.db, call.tenant.tenant_id, id);
  if (!seen) throw holdEnded();
  return confirmByCredit(call, seen, { ...who, client_note: null, action });
}

/** Gives the hold of an offer back; one that has become a booking or has ended stays as it is. */
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
