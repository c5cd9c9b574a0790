import { bayHour, book } from "#tests/features/bookings/bookings/support.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import type { Ask, Platform, Reply } from "#tests/support/venue.ts";

export const cash = (amount: number, changes: Record<string, unknown> = {}) => ({
  amount: cad(amount),
  method: "cash",
  ...changes,
});

export const take = (ask: Ask, booking_id: number, ...shares: unknown[]): Promise<Reply> =>
  ask("takePayment", { body: { booking_id, shares } });

export const accountOf = async (ask: Ask, id: number) => (await ask("bookingAccount", { params: { id } })).body;

/** A venue with its people and a one-hour bay booking at $60.00. */
export async function deskWithBooking(platform: Platform, changes: Record<string, unknown> = {}) {
  const venue = await platform.venue();
  const [staff, admin] = [await venue.person("staff"), await venue.person("facility_admin")];
  const booking = await book(staff.ask, bayHour(venue, changes));
  const id: number = booking.id;
  return { venue, staff, admin, booking, id };
}
