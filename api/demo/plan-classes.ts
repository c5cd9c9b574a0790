import { DAY_MS, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { covers } from "#api/time/ranges.ts";
import { bookedAhead } from "./demand.ts";
import { createRandom } from "./random.ts";
import {
  cancelledAt,
  instantOf,
  isMadeByStaff,
  madeAt,
  pickClient,
  type DayPlan,
  type SimulatedClass,
} from "./simulate-booking.ts";
import type { DemoLocation, Venue, VenueCoach } from "./venue.ts";

type VenueClass = Venue["classes"][number];

const CANCELLED_SHARE = 0.06;
const FEWEST_SEATS_SHARE = 0.4;
const SCHEDULED_BEFORE_MS = 60 * DAY_MS;

/** Plans the classes of a day before anything else; today has none, whatever the hour at which the demo is made. */
export function planClasses(plan: DayPlan): void {
  const { venue, day } = plan;
  if (day === venue.today) return;
  for (const one of venue.classes) {
    const location = venue.locations.find(({ name }) => name === one.location);
    const coach = location?.coaches.find(({ service_names }) => service_names.includes(one.service.name));
    if (location && coach && one.weekday === weekdayOfDay(day)) holdClass(plan, one, { location, coach });
  }
}

function holdClass(plan: DayPlan, one: VenueClass, { location, coach }: { location: DemoLocation; coach: VenueCoach }) {
  const { venue, day, calendar, bookings } = plan;
  const { service, minute, capacity } = one;
  const [{ minutes, price } = { minutes: 60, price: 0 }] = service.durations;
  const stay = { from: minute, to: minute + minutes };
  const start = instantOf(venue, day, minute);
  if (start === undefined || !covers(coach.hours(day), stay)) return;
  calendar.take({ kind: "coach", id: coach.id }, stay);
  const held: SimulatedClass = {
    service_id: service.id,
    location_id: location.location_id,
    coach_id: coach.id,
    start,
    end: start + minutes * MINUTE_MS,
    capacity,
    price_amount: price,
    scheduled: start - SCHEDULED_BEFORE_MS,
  };
  // A separate random sequence, so that the day's other bookings are the same with classes and without.
  const random = createRandom(`${venue.slug} ${service.name} ${day}`);
  const own = { ...plan, random };
  const share = FEWEST_SEATS_SHARE + (1 - FEWEST_SEATS_SHARE) * random.next();
  const seats = Math.ceil(capacity * share * bookedAhead(day - venue.today));
  for (let seat = 1; seat <= seats; seat++) {
    const made = madeAt(own);
    const client_id = pickClient(own, service, stay, made.day);
    if (typeof client_id !== "number") continue;
    const cancelled_at = random.chance(CANCELLED_SHARE) ? cancelledAt(own, made.at, start) : null;
    if (cancelled_at === null) calendar.take({ kind: "client", id: client_id }, stay);
    bookings.push({
      day,
      location_id: location.location_id,
      service,
      resource_id: null,
      coach_id: null,
      client_id,
      guest: null,
      seat: { held, number: seat },
      is_member: false,
      start,
      end: held.end,
      minutes,
      party_size: 1,
      price_amount: price,
      made: made.at,
      made_by: isMadeByStaff(random, service) ? random.pick(venue.staff_ids) : client_id,
      cancelled_at,
      status_chance: random.next(),
      payment_chance: random.next(),
      note_chance: random.next(),
    });
  }
}
