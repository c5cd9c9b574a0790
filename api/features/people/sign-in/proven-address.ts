import { doerByLink } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { claimGuestBookings } from "#api/features/bookings/bookings/service.ts";
import { accountByEmail } from "./queries.ts";

/**
 * Gives a client what was booked, and is waited for, as a guest with an address that they have just proven to be theirs; returns how
 * many bookings became theirs. An address that somebody else here signs in with is left to that person.
 */
export async function addressProven(call: Call, userId: number, email: string): Promise<number> {
  const holder = await accountByEmail(call.db, email);
  if (holder && holder.id !== userId) return 0;
  const doer = doerByLink(call.caller, userId);
  return claimGuestBookings(call, { clientId: userId, email, doer });
}

/** What a mailed link's answer says of them; nothing where there were none. */
export const broughtAlong = (bookings: number): string =>
  bookings === 0 ? "" : " The bookings you made before are in your account now.";
