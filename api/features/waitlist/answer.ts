import { signedIn } from "#api/auth/caller.ts";
import { hashToken } from "#api/auth/tokens.ts";
import { findClient } from "#api/features/bookings/service.ts";
import { offerFreedTime } from "#api/features/claims/freed-time.ts";
import { confirmOffered, giveBackOffered } from "#api/features/public-bookings/service.ts";
import { presentOwnEntry } from "#api/features/waitlist/present.ts";
import {
  changeEntry,
  type EntryRow,
  findEntry,
  findEntryByToken,
  lockEntry,
  openEntriesOf,
} from "#api/features/waitlist/queries.ts";
import { recordEntry } from "#api/features/waitlist/record.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError, notFound } from "#api/http/errors.ts";
import { isBefore } from "#api/time/instants.ts";
import type { ConfirmedBooking } from "#schema/bookings/public-models.ts";
import type { OwnWaitlist, OwnWaitlistEntry, WaitlistStatus } from "#schema/waitlist/models.ts";
import type { z } from "zod";

export async function ownWaitlist(call: Call): Promise<z.infer<typeof OwnWaitlist>> {
  const rows = await openEntriesOf(call.db, call.tenant.tenant_id, signedIn(call.caller).id);
  const data: OwnWaitlistEntry[] = [];
  for (const row of rows) data.push(await presentOwnEntry(call, withOfferEnded(call, row)));
  return { data };
}

export async function waitlistEntry(call: Call, token: string): Promise<OwnWaitlistEntry> {
  return presentOwnEntry(call, withOfferEnded(call, await loadByToken(call, token)));
}

/** Books what is held; the mailed link is who one is. */
export async function acceptWaitlistOffer(call: Call, token: string): Promise<z.infer<typeof ConfirmedBooking>> {
  const seen = await loadByToken(call, token);
  if (seen.status !== "offered") throw noOffer(seen.status);
  if (seen.booking_id === null) throw offerEnded();
  const attendee =
    seen.client_id === null
      ? { client_id: null, guest: seen.guest, email: seen.email }
      : await findClient(call, seen.client_id);
  const confirmed = await confirmOffered(call, "acceptWaitlistOffer", { id: seen.booking_id, attendee });
  await changeEntry(call.db, call.tenant.tenant_id, seen.id, { status: "booked" });
  return confirmed;
}

/** Leaves the list, or gives the offered place to the next; whoever has left already is answered as they stand. */
export async function leaveWaitlist(call: Call, token: string): Promise<OwnWaitlistEntry> {
  const seen = await loadByToken(call, token);
  if (seen.status === "booked") {
    throw new ApiError("invalid_state", "You have booked this place. Cancel the booking instead.");
  }
  const left = await withdraw(call, seen, { offered: "declined", waiting: "left" }, "leaveWaitlist");
  return presentOwnEntry(call, left);
}

/** Ends somebody's wait, and gives back what is held for them. */
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

async function loadByToken({ db, tenant }: Call, token: string): Promise<EntryRow> {
  const row = await findEntryByToken(db, tenant.tenant_id, hashToken(token));
  if (!row) throw notFound("waiting list entry");
  return row;
}

/** An offer whose time is over has ended, whether or not the sweep has been there. */
function withOfferEnded({ now }: Call, row: EntryRow): EntryRow {
  if (row.status !== "offered" || row.offered_until === null || isBefore(now, row.offered_until)) return row;
  return { ...row, status: "expired" };
}

const offerEnded = () => new ApiError("hold_expired", "This offer has ended, and the place goes to the next person.");

function noOffer(status: WaitlistStatus): ApiError {
  if (status === "waiting") return new ApiError("invalid_state", "No place is free yet. You get an email when one is.");
  if (status === "booked") return new ApiError("invalid_state", "You have booked this place already.");
  if (status === "expired" || status === "declined") return offerEnded();
  return new ApiError("link_expired", "You are not on this waiting list any more.");
}
