import { bayId, coachId } from "#tests/features/bookings/bookings/support.ts";
import type { Ask, Reply, Venue } from "#tests/support/venue.ts";

/** Creates a class service and returns its id. */
export async function offerClass(ask: Ask, changes: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await ask("createService", {
    body: {
      name: "Swing Basics",
      kind: "class",
      durations: [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }],
      ...changes,
    },
  });
  if (status !== 201) throw new Error(`createService answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Tuesdays at 13:00 from 11 May 2027, four times, with Dana Okafor in the studio, six seats. */
export function tuesdays(venue: Venue, serviceId: number, changes: Record<string, unknown> = {}) {
  return {
    service_id: serviceId,
    location_id: venue.locationId,
    coach_id: coachId(venue),
    resource_id: bayId(venue, 3),
    capacity: 6,
    weekdays: ["tuesday"],
    start: "13:00",
    duration_minutes: 60,
    from: "2027-05-11",
    count: 4,
    ...changes,
  };
}

/** Schedules classes and returns the response body; fails the test if the request is refused. */
export async function schedule(ask: Ask, body: unknown): Promise<Reply["body"]> {
  const reply = await ask("scheduleClassSessions", { body });
  if (reply.status !== 201)
    throw new Error(`scheduleClassSessions answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

interface Seat {
  id: number;
  service_id: number;
  location_id: number;
  start_time: string;
  end_time: string;
}

/** The body that books a seat of a class at the desk, for a guest by default. */
export const seatIn = (session: Seat, changes: Record<string, unknown> = {}) => ({
  class_session_id: session.id,
  service_id: session.service_id,
  location_id: session.location_id,
  start_time: session.start_time,
  end_time: session.end_time,
  party_size: 1,
  guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" },
  ...changes,
});
