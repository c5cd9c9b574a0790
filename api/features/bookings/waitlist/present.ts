import { derivedToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { mayWrite } from "#api/features/bookings/bookings/service.ts";
import { presentOffer } from "#api/features/bookings/online/service.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import { maskEmail } from "#api/text/mask-email.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type { OwnWaitlistEntry, WaitlistAction, WaitlistEntry } from "#schema/bookings/waitlist/models.ts";
import { isFreeFor } from "./free-place.ts";
import type { EntryRow } from "./queries.ts";

export function waitlistToken(secretKeys: SecretKeys, tenantId: string, nonce: Buffer): string {
  return derivedToken(secretKeys, { tenantId, kind: "waitlist", nonce });
}

/** Shows an expired offer as ended even if the sweep has not run yet. */
export function withOfferEnded({ now }: Pick<Call, "now">, row: EntryRow): EntryRow {
  if (row.status !== "offered" || row.offered_until === null || isBefore(now, row.offered_until)) return row;
  return { ...row, status: "expired" };
}

export function presentEntry(call: Pick<Call, "caller" | "now">, kept: EntryRow): WaitlistEntry {
  const row = withOfferEnded(call, kept);
  return {
    id: row.id,
    service_id: row.service_id,
    service_name: row.service_name,
    location_id: row.location_id,
    location_name: row.location_name,
    class_session_id: row.class_session_id,
    coach_id: row.coach_id,
    coach_name: row.coach_name,
    ...presentTimes(row),
    ...standing(row),
    client_id: row.client_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    offered_at: row.offered_at && utcText(row.offered_at),
    booking_id: row.booking_id,
    version: row.version,
    allowed_actions: actionsOf(call, row),
  };
}

function standing({ status, place, party_size, created_at, offered_until, told_at }: EntryRow) {
  return {
    status,
    place,
    party_size,
    created_at: utcText(created_at),
    offered_until: offered_until && utcText(offered_until),
    told_at: told_at && utcText(told_at),
  };
}

function actionsOf({ caller, now }: Pick<Call, "caller" | "now">, row: EntryRow): WaitlistAction[] {
  if (!mayWrite(caller, row) || !isBefore(now, row.start_time)) return [];
  if (row.status === "waiting") return ["offer", "reorder", "remove"];
  return row.status === "offered" ? ["remove"] : [];
}

/** Presents an entry to its own person, with the place held for them. */
export async function presentOwnEntry(call: Call, kept: EntryRow): Promise<OwnWaitlistEntry> {
  const row = withOfferEnded(call, kept);
  const isOwn = call.caller.kind === "person" && call.caller.id === row.client_id;
  return {
    id: row.id,
    token: waitlistToken(call.deps.secretKeys, call.tenant.tenant_id, row.nonce),
    service: { id: row.service_id, name: row.service_name, kind: row.service_kind },
    coach: row.coach_id === null ? null : { id: row.coach_id, name: row.coach_name ?? "" },
    location: {
      id: row.location_id,
      name: row.location_name,
      address: row.location_address,
      phone: row.location_phone,
      timezone: row.timezone,
    },
    class_session_id: row.class_session_id,
    level: row.level,
    ...presentTimes(row),
    ...standing(row),
    // A link may be handed on.
    email: row.email === null || isOwn ? row.email : maskEmail(row.email),
    waitlist_offers: row.waitlist_offers,
    is_free: row.status === "waiting" && row.waitlist_offers === "everybody" && (await isFreeFor(call, row)),
    ...(await offered(call, row)),
  };
}

async function offered(call: Call, { status, booking_id, client_id }: EntryRow) {
  const offer = status === "offered" && booking_id !== null ? await presentOffer(call, booking_id, client_id) : null;
  if (!offer) return { offer: null, offer_payment: null, payable_by_credit: null };
  const { caller } = call;
  // Having a mailed link does not prove ownership of saved cards and credit.
  const isSelf = client_id !== null && caller.kind === "person" && caller.id === client_id;
  return {
    offer: offer.booking,
    offer_payment: offer.payment && { ...offer.payment, by_saved_card: isSelf },
    payable_by_credit: isSelf ? offer.price : null,
  };
}
