import type { z } from "zod";
import { isInPerson, signedIn } from "#api/auth/caller.ts";
import { hashToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { findClient, type Attendee } from "#api/features/bookings/bookings/service.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import { confirmOffered, giveBackOffered } from "#api/features/bookings/online/service.ts";
import type { ConfirmedBooking } from "#schema/bookings/online/models.ts";
import type {
  AcceptWaitlistOfferInput,
  OwnWaitlist,
  OwnWaitlistEntry,
  WaitlistStatus,
} from "#schema/bookings/waitlist/models.ts";
import { presentOwnEntry, withOfferEnded } from "./present.ts";
import {
  changeEntry,
  findEntry,
  findEntryByBooking,
  findEntryByToken,
  lockEntry,
  openEntriesOf,
  type EntryRow,
} from "./queries.ts";
import { recordEntry } from "./record.ts";

export async function ownWaitlist(call: Call): Promise<z.infer<typeof OwnWaitlist>> {
  const who = { client_id: signedIn(call.caller).id, email: null };
  const rows = await openEntriesOf(call.db, call.tenant.tenant_id, who);
  const data: OwnWaitlistEntry[] = [];
  for (const row of rows) data.push(await presentOwnEntry(call, row));
  return { data: isInPerson(call.caller) ? data : data.map((entry) => ({ ...entry, token: null })) };
}

export async function waitlistEntry(call: Call, token: string): Promise<OwnWaitlistEntry> {
  return presentOwnEntry(call, await loadByToken(call, token));
}

/** Books the offered place. The mailed link is enough to identify the person, but spending their credit requires signing in. */
export async function acceptWaitlistOffer(
  call: Call,
  token: string,
  { credit }: AcceptWaitlistOfferInput,
): Promise<z.infer<typeof ConfirmedBooking>> {
  const { entryId, bookingId: id, attendee } = await offeredPlace(call, token);
  const confirmed = await confirmOffered(call, "acceptWaitlistOffer", { id, attendee, credit });
  await markBooked(call, entryId);
  return confirmed;
}

interface OfferedPlace {
  entryId: number;
  bookingId: number;
  attendee: Attendee;
}

/** Returns the offered place for this token and its attendee; throws if nothing is offered or the offer has ended. */
export async function offeredPlace(call: Call, token: string): Promise<OfferedPlace> {
  const seen = withOfferEnded(call, await loadByToken(call, token));
  if (seen.status !== "offered") throw noOffer(seen);
  if (seen.booking_id === null) throw offerEnded(seen);
  return { entryId: seen.id, bookingId: seen.booking_id, attendee: await whoWaits(call, seen) };
}

/** Returns whom a booking was offered to; null if it is not from an offer. */
export async function whomOffered(
  call: Call,
  bookingId: number,
): Promise<Pick<OfferedPlace, "entryId" | "attendee"> | null> {
  const seen = await findEntryByBooking(call.db, call.tenant.tenant_id, bookingId);
  return seen ? { entryId: seen.id, attendee: await whoWaits(call, seen) } : null;
}

/** Returns whether this is the token of the entry that the booking was offered to. */
export async function isOfferOf({ db, tenant }: Call, token: string, bookingId: number): Promise<boolean> {
  return (await findEntryByToken(db, tenant.tenant_id, hashToken(token)))?.booking_id === bookingId;
}

/** Marks the offered place as booked. */
export function markBooked({ db, tenant }: Call, entryId: number): Promise<void> {
  return changeEntry(db, tenant.tenant_id, entryId, { status: "booked" });
}

async function whoWaits(call: Call, { client_id, guest, email }: EntryRow): Promise<Attendee> {
  return client_id === null ? { client_id, guest, email, shared_memberships: [] } : findClient(call, client_id);
}

/** Leaves the list, or passes the offered place on; someone who has left already gets their current status. */
export async function leaveWaitlist(call: Call, token: string): Promise<OwnWaitlistEntry> {
  const seen = await loadByToken(call, token);
  if (seen.status === "booked") {
    throw new ApiError("invalid_state", "You have booked this place. Cancel the booking instead.");
  }
  const left = await withdraw(call, seen, { offered: "declined", waiting: "left" }, "leaveWaitlist");
  return presentOwnEntry(call, left);
}

/** Ends an entry and releases the place held for it. */
export async function withdraw(
  call: Call,
  seen: EntryRow,
  becomes: Record<"offered" | "waiting", WaitlistStatus>,
  action: "leaveWaitlist" | "removeFromWaitlist",
): Promise<EntryRow> {
  const { db, tenant } = call;
  if (seen.status !== "offered" && seen.status !== "waiting") return seen;
  if (seen.booking_id !== null) await giveBackOffered(call, seen.booking_id);
  const entry = await lockEntry(db, tenant.tenant_id, seen.id);
  if (entry?.status !== seen.status) {
    throw new ApiError("invalid_state", "A place has just been offered, booked or given back. Look again.");
  }
  const status = becomes[seen.status];
  await changeEntry(db, tenant.tenant_id, seen.id, { status, booking_id: null });
  await recordEntry(call, action, seen, status);
  if (seen.status === "offered") await offerFreedTime(call, seen);
  const row = await findEntry(db, tenant.tenant_id, seen.id);
  return row ?? seen;
}

export async function loadByToken({ db, tenant }: Call, token: string): Promise<EntryRow> {
  const row = await findEntryByToken(db, tenant.tenant_id, hashToken(token));
  if (!row) throw notFound("waiting list entry");
  return row;
}

const offerEnded = ({ waitlist_offers }: Pick<EntryRow, "waitlist_offers">) =>
  new ApiError(
    "hold_expired",
    waitlist_offers === "everybody"
      ? "The place is no longer held for you. First come, first served."
      : "This offer has ended, and the place goes to the next person.",
  );

function noOffer({ status, waitlist_offers }: Pick<EntryRow, "status" | "waitlist_offers">): ApiError {
  if (status === "waiting" && waitlist_offers === "everybody")
    return new ApiError("invalid_state", "No place is held for you. Take one first, while it is free.");
  if (status === "waiting") return new ApiError("invalid_state", "No place is free yet. You get an email when one is.");
  if (status === "booked") return new ApiError("invalid_state", "You have booked this place already.");
  if (status === "expired" || status === "declined") return offerEnded({ waitlist_offers });
  return new ApiError("link_expired", "You are not on this waiting list any more.");
}
