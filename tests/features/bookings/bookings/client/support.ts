import type { Person, Platform } from "#tests/support/venue.ts";
import { bayHour, book } from "../support.ts";

export const AVA = { first_name: "Ava", last_name: "Ode", email: "ava@guest.test", phone: "+16045550100" };

/** A desk of a new company, to which the guest Ava comes. */
export async function guestDesk(platform: Platform) {
  const venue = await platform.venue();
  const staff = await venue.person("staff");
  /** An hour of this day in May, from noon at the venue. */
  const hourOf = (day: number, changes: Record<string, unknown> = {}) => {
    const date = `2027-05-${String(day).padStart(2, "0")}`;
    return bayHour(venue, { start_time: `${date} 19:00:00`, end_time: `${date} 20:00:00`, guest: AVA, ...changes });
  };
  const bookOn = async (day: number, changes: Record<string, unknown> = {}): Promise<number> =>
    (await book(staff.ask, hourOf(day, changes))).id;
  const assign = (id: number, client_id: number | null = null, who: Person = staff, version = 1) =>
    who.ask("assignBookingClient", { params: { id }, body: { version, client_id } });
  const bookingOf = async (id: number) => (await staff.ask("booking", { params: { id } })).body;
  const othersOf = async (id: number) => (await staff.ask("guestBookings", { params: { id } })).body.other_ids;
  const addClient = async (changes: object = {}): Promise<number> => {
    const body = { first_name: "Ava", last_name: "Ode", ...changes };
    return (await staff.ask("createClient", { body })).body.id;
  };
  return { venue, staff, hourOf, bookOn, assign, bookingOf, othersOf, addClient };
}
