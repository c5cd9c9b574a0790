import { offerFreePlaces } from "#api/features/bookings/waitlist/service.ts";
import { MOST_WAITING } from "#schema/bookings/waitlist/rules.ts";
import { bayHour, bayId, book, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import type { Ask, Person, Platform, Reply, Venue } from "#tests/support/venue.ts";

export const guestNamed = (name: string) => ({
  first_name: name,
  last_name: "Waits",
  email: `${name.toLowerCase()}@wait.test`,
});

/** A class session whose only seat is taken. */
export async function fullClass(venue: Venue, staff: Ask, changes: Record<string, unknown> = {}) {
  const service = await offerClass(staff, changes);
  const { data } = await schedule(staff, tuesdays(venue, service, { capacity: 1 }));
  const seat = await book(staff, seatIn(data[0]));
  return { session: data[0], seat, others: data.slice(1) };
}

/** Noon to one on Tuesday 4 May 2027, with all three simulators taken; returns one of the bookings. */
export async function fullHour(venue: Venue, staff: Ask, changes: Record<string, unknown> = {}) {
  const taken = [];
  for (const index of [0, 1, 2])
    taken.push(await book(staff, bayHour(venue, { resource_id: bayId(venue, index), ...changes })));
  const { resource_id: _, guest: _guest, ...wanted } = bayHour(venue, changes);
  return { booking: taken[0], taken, wanted };
}

/** The entry of a signed-in person who joins. */
export async function join(ask: Ask, body: Record<string, unknown>): Promise<Reply["body"]> {
  const reply = await ask("joinWaitlist", { body });
  if (reply.status !== 201) throw new Error(`joinWaitlist answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body.entry;
}

/** The entry of a guest who joins, as the mailed link shows it. */
export async function joinAsGuest(
  venue: Venue,
  body: { guest: { first_name: string; last_name: string; email: string } },
  ask = venue.anonymous,
): Promise<Reply["body"]> {
  await join(ask, body);
  const token = await venue.waitToken(body.guest.email);
  return (await venue.anonymous("waitlistEntry", { params: { token } })).body;
}

/** Makes a guest wait for as many hours as one may, or for this many. */
export function fillWaits({ admin, clock }: Platform, venue: Venue, email: string, hours = MOST_WAITING) {
  const guest = JSON.stringify({ ...guestNamed("Many"), email });
  const rows = Array.from({ length: hours }, (_, hour) => ({
    tenant_id: venue.tenantId,
    service_id: serviceId(venue),
    location_id: venue.locationId,
    start_time: Temporal.Instant.from("2027-05-20T09:00:00Z").add({ hours: hour }),
    end_time: Temporal.Instant.from("2027-05-20T10:00:00Z").add({ hours: hour }),
    party_size: 1,
    guest,
    nonce: Buffer.from([hour]),
    token_hash: Buffer.from([hour]),
    created_at: clock.now(),
  }));
  return admin.insertInto("waitlist_entries").values(rows).execute();
}

/** Runs the job that follows a change. */
export const offerNow = ({ deps }: Platform, { tenantId }: Venue): Promise<number> => offerFreePlaces(deps, tenantId);

/** The status of the entries with these tokens, in order. */
export async function standingOf(venue: Venue, ...entries: { token: string }[]): Promise<string[]> {
  const replies = await Promise.all(
    entries.map(({ token }) => venue.anonymous("waitlistEntry", { params: { token } })),
  );
  return replies.map(({ body }) => (body.place ? `${body.status} ${body.place}` : body.status));
}

/**
 * Four one-seat classes: one where two wait although it is free by now, one where the seat was offered, a full one, and one
 * where a person was notified that the seat may be claimed.
 */
export async function fillWaitlist(venue: Venue, staff: Person, classService: number) {
  const { data } = await schedule(staff.ask, tuesdays(venue, classService, { start: "14:00", capacity: 1 }));
  const [free, offered, full, told] = data;
  const join = (session: typeof free, email: string) =>
    joinAsGuest(venue, { ...seatIn(session), guest: { first_name: "Wanda", last_name: "Waits", email } });
  const seats = [];
  for (const session of [free, offered, told, full]) {
    seats.push((await staff.ask("createBooking", { body: seatIn(session) })).body.id);
  }
  const [one, two, offer, claim] = [
    await join(free, "a@w.test"),
    await join(free, "b@w.test"),
    await join(offered, "a@w.test"),
    await join(told, "c@w.test"),
  ];
  for (const id of seats.slice(0, 3)) await staff.ask("cancelBooking", { params: { id } });
  await staff.ask("offerWaitlistPlace", { params: { id: offer.id }, body: { version: 1 } });
  const { id, start_time, end_time } = full;
  return {
    waitEntry: one.id as number,
    otherWaitEntry: two.id as number,
    waitToken: one.token as string,
    offerToken: offer.token as string,
    claimToken: claim.token as string,
    fullClass: { id: id as number, start_time: start_time as string, end_time: end_time as string },
  };
}
