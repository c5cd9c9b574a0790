import type { Caller } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { mayNameGuests, mostGuestNames } from "#api/features/bookings/bookings/guest-names-rules.ts";
import { actionsAt } from "#api/features/bookings/bookings/lifecycle.ts";
import { presentTerms } from "#api/features/bookings/policies/booking-terms.ts";
import { presentTaxes } from "#api/money/tax.ts";
import { maskEmail } from "#api/text/mask-email.ts";
import { isBefore, localTextIn, minutesBetween, utcText } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type { PublicBooking, PublicBookingAction } from "#schema/bookings/online/models.ts";
import { mayReschedule } from "#schema/bookings/policies/rules.ts";
import type { PublicBookingRow } from "./queries.ts";

/** Presents a booking to its own person, without anything that only staff may see. */
export function presentPublicBooking(
  { caller, now, tenant }: Pick<Call, "caller" | "now" | "tenant">,
  row: PublicBookingRow,
  { byLink = false, isAddressTyped = false }: { byLink?: boolean; isAddressTyped?: boolean } = {},
): PublicBooking {
  const email = row.guest?.email ?? row.client_email;
  const isOwn = caller.kind === "person" && caller.id === row.client_id;
  return {
    id: row.id,
    service: { id: row.service_id, name: row.service_name, kind: row.service_kind },
    resource: summary(row.resource_id ?? row.class_resource_id, row.resource_name),
    coach: summary(row.coach_id ?? row.class_coach_id, row.coach_name),
    location: {
      id: row.location_id,
      name: row.location_name,
      address: row.location_address,
      phone: row.location_phone,
      timezone: row.timezone,
    },
    ...presentTimes(row),
    party_size: row.party_size,
    other_bays: row.other_bays.map(({ id, name, start_time, end_time }) => {
      const local = (time: string) => localTextIn(row.timezone, Temporal.Instant.from(time));
      return { id, name, local_start: local(start_time), local_end: local(end_time) };
    }),
    status: row.status,
    payment_status: row.payment_status,
    price: { amount: row.price_amount, currency: row.price_currency },
    paid: { amount: row.paid_amount, currency: row.price_currency },
    covered: { amount: row.covered_amount, currency: row.price_currency },
    ...presentTaxes(tenant, { amount: row.price_amount, currency: row.price_currency }, row),
    member_discount: { amount: row.member_discount_amount, currency: row.price_currency },
    // A link may be handed on.
    contact_email: email === null || isOwn || isAddressTyped ? email : maskEmail(email),
    client_note: row.client_note,
    guest_names: row.guest_names,
    most_guest_names: mayNameGuests(row, now) ? mostGuestNames(row) : 0,
    terms: presentTerms(row, now),
    amounts_due: row.amounts_due.map(({ amount, currency, created_at, ...due }) => ({
      ...due,
      amount: { amount, currency },
      created_at: utcText(Temporal.Instant.from(created_at)),
    })),
    version: row.version,
    allowed_actions: byLink ? actionsByLink(row, now) : allowedActions(caller, row, now),
  };
}

function allowedActions(caller: Caller, row: PublicBookingRow, now: Temporal.Instant): PublicBookingAction[] {
  const actions: PublicBookingAction[] = [];
  if (mayUpdate(caller, row, now)) actions.push("update");
  if (mayUpdate(caller, row, now) && mayMove(row, now)) actions.push("move");
  if (mayCancel(row, now)) actions.push("cancel");
  return actions;
}

/** A signed-in client may change a booking until it begins, except a seat or a service that only the venue books. */
export function mayUpdate(caller: Caller, row: PublicBookingRow, now: Temporal.Instant): boolean {
  const isOwn = caller.kind === "person" && caller.id === row.client_id;
  return isOwn && isForPersonToMove(row) && mayCancel(row, now);
}

/** A person may move a booking while the agreed notice allows it. */
export function mayMove({ policy, start_time }: PublicBookingRow, now: Temporal.Instant): boolean {
  return mayReschedule(policy ?? NO_NOTICE, minutesBetween(now, start_time));
}

const NO_NOTICE = { reschedule_notice_minutes: 0 };

/** A person may cancel until the start; afterwards only the venue can. */
export function mayCancel(row: PublicBookingRow, now: Temporal.Instant): boolean {
  return actionsAt(row, now).includes("cancel") && isBefore(now, row.start_time);
}

/** A manage link can move or cancel its booking; other changes require signing in. */
function actionsByLink(row: PublicBookingRow, now: Temporal.Instant): PublicBookingAction[] {
  return [...(mayMoveByLink(row, now) ? ["move" as const] : []), ...(mayCancel(row, now) ? ["cancel" as const] : [])];
}

/** The bays of a party stay together: only the venue moves them. */
export function mayMoveByLink(row: PublicBookingRow, now: Temporal.Instant): boolean {
  return isForPersonToMove(row) && row.other_bays.length === 0 && mayCancel(row, now) && mayMove(row, now);
}

/** False for a seat, which stays with its class, and for services that only the venue books. */
function isForPersonToMove({ class_session_id, service_bookable_by }: PublicBookingRow): boolean {
  return class_session_id === null && service_bookable_by !== "staff";
}

function summary(id: number | null, name: string | null) {
  return id === null ? null : { id, name: name ?? "" };
}
