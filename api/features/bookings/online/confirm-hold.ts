import type { z } from "zod";
import type { AuditAction } from "#api/audit/sentence.ts";
import { hashToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { databaseNow } from "#api/db/database-clock.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { manageToken, newManageToken, sendBookingMail } from "#api/features/bookings/bookings/booking-mail.ts";
import type { BookingRow } from "#api/features/bookings/bookings/booking-row.ts";
import { findClient, guestAttendee, saveBooking, type Attendee } from "#api/features/bookings/bookings/service.ts";
import { claimHoldersOf, type ClaimHolder } from "#api/features/bookings/claims/claim-holders.ts";
import { claimSlot, keepHoldClaims, lockForChange } from "#api/features/bookings/claims/service.ts";
import { agreedPolicy } from "#api/features/bookings/policies/amounts-due.ts";
import { coverAgain, previewCover } from "#api/features/memberships/allowances/service.ts";
import { accountThatTakesCards } from "#api/features/payments/ecommerce/service.ts";
import { lockOwnCredit, payByCredit } from "#api/features/payments/payments/pay-by-credit.ts";
import type { ConfirmedBooking, CreatePublicBookingInput } from "#schema/bookings/online/models.ts";
import { depositDue, fullByCard } from "#schema/bookings/policies/rules.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money as MoneyModel } from "#schema/shared/money.ts";
import { assignForClient } from "./assign-for-client.ts";
import { refuseBeyondPlan } from "./member-limits.ts";
import { presentPublicBooking } from "./present.ts";
import { findHold, findPublicBooking, lockHolds } from "./queries.ts";
import { holdEnded } from "./refusals.ts";

type Input = z.infer<typeof CreatePublicBookingInput>;
type Money = z.infer<typeof MoneyModel>;
export type Confirmed = z.infer<typeof ConfirmedBooking>;

/** Turns a hold into a booking that needs no advance payment. */
export async function createPublicBooking(call: Call, input: Input): Promise<Confirmed> {
  const hold = await loadOwnHold(call, input.hold_token);
  const attendee = await attendeeOf(call, input);
  return confirmByCredit(call, hold, { attendee, client_note: input.client_note ?? null, credit: input.credit });
}

/** Confirms a hold with the given amount of the caller's credit, or none, without a card payment. */
export async function confirmByCredit(
  call: Call,
  hold: BookingRow,
  { credit: wanted, ...details }: Details & Pick<Input, "credit">,
): Promise<Confirmed> {
  const seen = { ...hold, client_id: details.attendee.client_id };
  const due = wanted ? await previewCover(call, seen) : { amount: 0, currency: hold.price_currency };
  const credit = await lockOwnCredit(call, wanted, { ...seen, booking_id: hold.id, due });
  await refuseUnpaid(call, seen, credit);
  const row = await confirmHold(call, hold, details);
  if (credit > 0) await payByCredit(call, row, credit);
  return presentConfirmed(call, row.id, { isAddressTyped: details.action !== "acceptWaitlistOffer" });
}

interface Details {
  attendee: Attendee;
  client_note: string | null;
  /** The action recorded in the audit log. */
  action?: AuditAction;
  /** Already paid: the plan's limits were checked before payment. */
  isPaid?: boolean;
}

/** Confirms a hold: keeps its row and claims, and adds the person. Throws once the hold has expired. */
export async function confirmHold(call: Call, seen: BookingRow, details: Details): Promise<BookingRow> {
  const { attendee, client_note, action = "createPublicBooking", isPaid = false } = details;
  await lockForChange(call, null, [
    ...claimHoldersOf(seen),
    ...claimHoldersOf({ ...NOBODY, client_id: attendee.client_id }),
  ]);
  const hold = await lockLiveHold(call, seen);
  const { party_size } = hold;
  if (!isPaid) await refuseBeyondPlan(call, { client_id: attendee.client_id, party_size, except_id: hold.id });
  if (!(await keepHoldClaims(call, hold))) throw holdEnded();
  if (hold.client_id === null && attendee.client_id !== null) await claimClient(call, hold, attendee.client_id);
  const price = await coverAgain(call, { ...hold, ...attendee });
  const row = await saveBooking(call, action, hold, {
    ...price,
    status: "confirmed",
    expires_at: null,
    client_id: attendee.client_id,
    guest: attendee.guest === null ? null : JSON.stringify(attendee.guest),
    client_note: client_note || null,
    ...newManageToken(call),
  });
  if (attendee.email) await sendBookingMail(call, "booking_confirmed", row);
  return row;
}

/** Returns the hold with this token if the caller may continue with it. */
export async function loadOwnHold(call: Call, token: string): Promise<BookingRow> {
  const seen = await findHold(call.db, call.tenant.tenant_id, hashToken(token));
  if (!seen) throw holdEnded();
  refuseOtherPerson(call, seen);
  return seen;
}

/** Returns the current or former hold with this id; throws once it has expired. */
export async function loadHeld({ db, tenant }: Call, id: number): Promise<BookingRow> {
  const row = await findPublicBooking(db, tenant.tenant_id, id);
  if (!row) throw holdEnded();
  return row;
}

/** Returns whether the booking was held with this token. */
export async function wasHeldBy({ db, tenant }: Call, id: number, token: string): Promise<boolean> {
  return (await findHold(db, tenant.tenant_id, hashToken(token)))?.id === id;
}

/** Returns what to pay by card with the booking, or null if the venue takes no cards or the policy requires no deposit. */
export async function paidInAdvance(call: Call, hold: BookingRow): Promise<{ deposit: Money; full: Money } | null> {
  const policy = await agreedPolicy(call, hold.policy_id);
  if (!policy) return null;
  const price = await previewCover(call, hold);
  const deposit = depositDue(policy, price);
  return deposit.amount === 0 || !(await accountThatTakesCards(call)) ? null : { deposit, full: fullByCard(price) };
}

/** Throws if a deposit is required and not covered by credit: it has to be paid by card with the booking. */
async function refuseUnpaid(call: Call, hold: BookingRow, credit = 0): Promise<void> {
  const due = await paidInAdvance(call, hold);
  if (!due || credit >= due.deposit.amount) return;
  const asked = formatMoney(due.deposit.amount, due.deposit.currency, call.tenant.locale);
  throw new ApiError("invalid_state", `A deposit of ${asked} is paid with the booking. Pay it by card.`);
}

/** The response of an earlier confirmation; its link is derived again. The caller typed the address unless it is an offer's. */
export async function presentConfirmed(
  call: Call,
  bookingId: number,
  { isAddressTyped = true }: { isAddressTyped?: boolean } = {},
): Promise<Confirmed> {
  const row = await findPublicBooking(call.db, call.tenant.tenant_id, bookingId);
  if (!row?.manage_nonce) throw notFound("booking");
  return {
    // A visitor goes on with the link.
    booking: presentPublicBooking(call, row, { byLink: call.caller.kind !== "person", isAddressTyped }),
    manage_token: manageToken(call, row.manage_nonce),
    manage_url: manageUrl(call, row.manage_nonce),
  };
}

/** Returns the manage link of a booking, as used in its mails. */
export const manageUrl = (call: Call, nonce: Buffer): string =>
  `${call.deps.siteUrl(call.tenant.slug)}/book/manage#${manageToken(call, nonce)}`;

const NOBODY = { client_id: null, coach_id: null, resource_id: null } satisfies Record<
  `${ClaimHolder["kind"]}_id`,
  null
>;

/** A visitor's hold is open to anyone with its token; a client's hold only to that client. */
function refuseOtherPerson({ caller }: Call, hold: BookingRow): void {
  if (hold.client_id === null || (caller.kind === "person" && caller.id === hold.client_id)) return;
  if (caller.kind === "anonymous") throw new ApiError("unauthenticated", "Sign in again to book the time you hold.");
  throw holdEnded();
}

export async function attendeeOf(call: Call, { guest }: Pick<Input, "guest">): Promise<Attendee> {
  if (call.caller.kind === "person") return findClient(call, call.caller.id);
  if (!guest) throw invalidField("guest", "Enter the guest's details, or sign in.");
  return guestAttendee(call, guest);
}

async function lockLiveHold({ db, tenant, deps }: Call, seen: BookingRow): Promise<BookingRow> {
  const [hold] = await lockHolds(db, tenant.tenant_id, [seen.id], databaseNow(deps.clock));
  if (!hold || hold.is_over) throw holdEnded();
  if (hold.status !== "held") throw new ApiError("invalid_state", "This time has been booked with this hold already.");
  const { is_over: _over, ...row } = hold;
  return row;
}

/** Adds the client's claim if they signed in after the hold was made. */
async function claimClient(call: Call, hold: BookingRow, client_id: number): Promise<void> {
  const candidates = {
    resource_ids: null,
    coach_ids: null,
    client_id,
    start: hold.start_time.epochMilliseconds,
    end: hold.end_time.epochMilliseconds,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
  };
  const assignment = await assignForClient(call, candidates, { ...hold, start: hold.start_time, end: hold.end_time });
  if (!(await claimSlot(call, { id: hold.id, expires_at: null }, assignment))) throw holdEnded();
}
