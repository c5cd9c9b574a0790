import { derivedToken } from "#api/auth/tokens.ts";
import { mayWrite } from "#api/features/bookings/service.ts";
import { offerPayment, presentOwnBooking } from "#api/features/public-bookings/service.ts";
import type { EntryRow } from "#api/features/waitlist/queries.ts";
import type { Call } from "#api/http/call.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import { presentTimes } from "#api/time/present-times.ts";
import type { OwnWaitlistEntry, WaitlistAction, WaitlistEntry } from "#schema/waitlist/models.ts";

export function waitlistToken(secretKeys: SecretKeys, tenantId: string, nonce: Buffer): string {
  return derivedToken(secretKeys, { tenantId, kind: "waitlist", nonce });
}

export function presentEntry(call: Pick<Call, "caller" | "now">, row: EntryRow): WaitlistEntry {
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

function standing({ status, place, party_size, created_at, offered_until }: EntryRow) {
  return {
    status,
    place,
    party_size,
    created_at: utcText(created_at),
    offered_until: offered_until && utcText(offered_until),
  };
}

function actionsOf({ caller, now }: Pick<Call, "caller" | "now">, row: EntryRow): WaitlistAction[] {
  if (!mayWrite(caller, row) || !isBefore(now, row.start_time)) return [];
  if (row.status === "waiting") return ["offer", "reorder", "remove"];
  return row.status === "offered" ? ["remove"] : [];
}

/** An entry as its own person sees it, with the place that is held for them. */
export async function presentOwnEntry(call: Call, row: EntryRow): Promise<OwnWaitlistEntry> {
  const { secretKeys } = call.deps;
  const offered = row.status === "offered" ? row.booking_id : null;
  return {
    id: row.id,
    token: waitlistToken(secretKeys, call.tenant.tenant_id, row.nonce),
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
    email: row.email,
    offer: offered === null ? null : await presentOwnBooking(call, offered),
    offer_payment: offered === null ? null : await offerPayment(call, offered),
  };
}
