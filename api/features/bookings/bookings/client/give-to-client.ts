import { recordChange, type Doer } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField } from "#api/errors/errors.ts";
import { claimForClient } from "#api/features/bookings/claims/claim-for-client.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { lockClasses } from "#api/features/bookings/claims/seats.ts";
import { lockForChange } from "#api/features/bookings/claims/service.ts";
import { clientsByIds } from "#api/features/clients/clients/service.ts";
import { LONGEST_GUEST_NAME } from "#schema/bookings/bookings/guest-models.ts";
import type { Client } from "#schema/clients/clients/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import { newManageToken } from "../booking-mail.ts";
import type { BookingRow } from "../booking-row.ts";
import { mostGuestNames } from "../guest-names-rules.ts";
import { factsOf } from "../record-booking.ts";
import { changeBooking } from "../write-queries.ts";
import {
  giveRowsOfBookings,
  giveWaits,
  lockGuestBookings,
  type FoundBooking,
  type FoundWait,
} from "./guest-queries.ts";

interface Giving {
  clientId: number;
  found: readonly FoundBooking[];
  waits: readonly FoundWait[];
  /** Who does it, if not the caller. */
  doer?: Doer;
  /** A check of the caller's own, run under the locks; throws to refuse. */
  check?(locked: readonly BookingRow[]): void;
}

/**
 * Makes a guest's bookings a client's, with all that belongs to them. What was agreed stays, and so do links that were mailed. The
 * client is claimed where they are free; what overlaps stays as well, with the reason. Their waits keep their turn, and an offer
 * that is open stays open. Returns the changed bookings.
 */
export async function giveToClient(call: Call, { clientId, found, waits, doer, check }: Giving): Promise<BookingRow[]> {
  const { db, tenant } = call;
  await lockForChange(call, null, claimHoldersOf({ client_id: clientId, coach_id: null, resource_id: null }));
  const client = await existingClient(call, clientId);
  const sessions = found.flatMap(({ class_session_id }) => class_session_id ?? []);
  if (sessions.length > 0) await lockClasses(call, sessions);
  const locked = await lockGuestBookings(
    db,
    found.map(({ id }) => id),
  );
  check?.(locked);
  const reasons = await claimForClient(call, client.id, locked);
  const changed: BookingRow[] = [];
  for (const before of locked) {
    const after = await changeBooking(db, tenant.tenant_id, before.id, {
      client_id: client.id,
      guest: null,
      guest_names: namesWithGuest(before, client),
      overlap_reason: reasons.get(before.id) ?? before.overlap_reason,
      ...(before.manage_nonce === null && addressOf(client) !== null ? newManageToken(call) : {}),
    });
    const was = { ...factsOf(before), guest: nameOf(before) };
    const change = { entity: "booking", entity_id: before.id, before: was, after: factsOf(after) } as const;
    await recordChange(call, { action: "assignBookingClient", ...change }, doer);
    changed.push(after);
  }
  await giveRowsOfBookings(
    db,
    changed.map(({ id }) => id),
    client.id,
  );
  // Without an address they could not be told of an offer.
  if (waits.length > 0 && addressOf(client) !== null) await recordWaits(call, client, waits, doer);
  return changed;
}

async function recordWaits(
  call: Call,
  client: Client,
  waits: readonly FoundWait[],
  doer: Doer | undefined,
): Promise<void> {
  const ids = waits.map(({ id }) => id);
  for (const { id, was, status, guest, ...facts } of await giveWaits(call.db, ids, client.id)) {
    const waitedAs = guest ? "guest" : "client";
    const before = { ...facts, name: guest ? fullName(guest) : client.name, status: was, waited_as: waitedAs };
    const after = { ...facts, name: client.name, status, waited_as: "client" };
    const change = { entity: "waitlist_entry", entity_id: id, before, after } as const;
    await recordChange(call, { action: "assignBookingClient", ...change }, doer);
  }
}

/** Under their lock, so that nobody is erased or merged in the meantime. */
async function existingClient(call: Call, id: number): Promise<Client> {
  const [client] = await clientsByIds(call, [id]);
  if (!client || client.anonymized_at !== null) throw invalidField("client_id", "There is no such client.");
  return client;
}

const addressOf = ({ email, contact_email }: Client): string | null => email ?? contact_email;

const nameOf = ({ guest }: BookingRow): string => (guest ? fullName(guest) : "");

/** The name of a guest who is somebody else, such as a child, goes among those who come, if one more may be named. */
function namesWithGuest(booking: BookingRow, client: Client): string[] {
  const { id, group_id, guest_names } = booking;
  const name = nameOf(booking).slice(0, LONGEST_GUEST_NAME);
  const isNamed = [client.name, ...guest_names].some((known) => known.toLowerCase() === name.toLowerCase());
  const isBookers = group_id === null || group_id === id;
  return isNamed || !isBookers || guest_names.length >= mostGuestNames(booking) ? guest_names : [name, ...guest_names];
}
