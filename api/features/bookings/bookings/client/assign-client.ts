import type { z } from "zod";
import type { Doer } from "#api/audit/record.ts";
import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, forbidden, notFound, staleVersion } from "#api/errors/errors.ts";
import { throwIfRefused } from "#api/errors/verdict.ts";
import { clientsByIds, clientWithAddress, createClient } from "#api/features/clients/clients/service.ts";
import type { AssignBookingClientInput, Guest, GuestBookings } from "#schema/bookings/bookings/guest-models.ts";
import type { Booking } from "#schema/bookings/bookings/models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { mayWrite } from "../allowed-actions.ts";
import type { BookingWithNotes } from "../booking-row.ts";
import { loadForChange } from "../load-booking.ts";
import { presentBooking } from "../present.ts";
import { clientsBookingRefusal } from "../refusals.ts";
import { giveToClient } from "./give-to-client.ts";
import {
  bookingsOfGuest,
  bookingsWithAddress,
  waitsWithAddress,
  type FoundBooking,
  type FoundWait,
} from "./guest-queries.ts";

/** The bookings that `assignBookingClient` would give to the client along with this one. */
export async function guestBookings(call: Call, id: number): Promise<GuestBookings> {
  const seen = await loadForChange(call, id, undefined);
  throwIfRefused(clientsBookingRefusal(seen));
  const [found, waits] = [await writableOfGuest(call, seen), await writableWaits(call, seen)];
  const other_ids = found.map((booking) => booking.id).filter((other) => other !== id);
  return { booking_id: id, other_ids, waiting_count: waits.length };
}

/** Makes a guest's booking a client's, or a new client's, with the others that the guest made and the caller may change. */
export async function assignBookingClient(
  call: Call,
  id: number,
  { version, client_id }: AssignBookingClientInput,
): Promise<Booking> {
  const seen = await loadForChange(call, id, version);
  throwIfRefused(clientsBookingRefusal(seen));
  const found = await writableOfGuest(call, seen);
  const changed = await giveToClient(call, {
    clientId: client_id ?? (await addClient(call, seen.guest)),
    found,
    waits: await writableWaits(call, seen),
    check: (locked) => {
      const now = locked.find((row) => row.id === id);
      if (now?.version !== version) throw staleVersion(presentBooking(call, { ...seen, ...now }));
    },
  });
  const after = changed.find((row) => row.id === id);
  if (!after) throw notFound("booking");
  return presentBooking(call, { ...seen, ...after });
}

/**
 * The same for a client who has proven that the address is theirs; returns how many bookings are theirs now. Somebody who is no client
 * gets nothing.
 */
export async function claimGuestBookings(
  call: Call,
  { clientId, email, doer }: { clientId: number; email: string; doer: Doer },
): Promise<number> {
  const [found, waits] = [await bookingsWithAddress(call.db, email), await waitsWithAddress(call.db, email)];
  if (found.length + waits.length === 0) return 0;
  const [client] = await clientsByIds(call, [clientId]);
  if (!client || client.anonymized_at !== null) return 0;
  return (await giveToClient(call, { clientId, found, waits, doer })).length;
}

async function writableOfGuest(call: Call, seen: BookingWithNotes): Promise<FoundBooking[]> {
  const found = await bookingsOfGuest(call.db, seen);
  return found.filter((booking) => mayWrite(call.caller, booking));
}

async function writableWaits(call: Call, { guest }: BookingWithNotes): Promise<FoundWait[]> {
  const waits = guest?.email ? await waitsWithAddress(call.db, guest.email) : [];
  return waits.filter((wait) => mayWrite(call.caller, wait));
}

/** A client with what the guest gave; where one has the address already, the error shows them, so that they can be chosen. */
async function addClient(call: Call, guest: z.infer<typeof Guest> | null): Promise<number> {
  if (can(call.caller, "clients.write") !== "yes") throw forbidden(refusalWithout("clients.write"));
  if (!guest) throw notFound("guest");
  const address = can(call.caller, "clients.read") === "yes" ? guest.email : null;
  const holder = address === null ? undefined : await clientWithAddress(call, address);
  if (holder) {
    const sentence = `${holder.name} already has this email address. Choose ${holder.name} instead.`;
    throw new ApiError("invalid_state", sentence, { current: holder });
  }
  // A visitor may have typed them.
  const { id } = await createClient(call, guest, { is_email_confirmed: false });
  return id;
}
