import { priceAmount } from "#api/features/venue/services/price.ts";
import type { WrittenResource, WrittenService } from "#api/tenants/catalogue.ts";
import { dateOfDay, DAY_MS, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import { instantsOfWall } from "#api/time/zone-clock.ts";
import type { BusyCalendar } from "./busy-calendar.ts";
import { mailAddress, personName, phoneNumber } from "./names.ts";
import type { Random } from "./random.ts";
import type { DemoLocation, Venue } from "./venue.ts";

type Guest = { first_name: string; last_name: string; email: string; phone: string };

/** One simulated class session; times are epoch milliseconds. */
export interface SimulatedClass {
  service_id: number;
  location_id: number;
  coach_id: number;
  start: number;
  end: number;
  capacity: number;
  price_amount: number;
  scheduled: number;
}

/** One simulated booking; `start`, `end` and `made` are epoch milliseconds. */
export type SimulatedBooking = {
  day: number;
  location_id: number;
  service: WrittenService;
  resource_id: number | null;
  coach_id: number | null;
  client_id: number | null;
  guest: Guest | null;
  /** Set if it is a seat in a class. */
  seat: { held: SimulatedClass; number: number } | null;
  is_member: boolean;
  start: number;
  end: number;
  minutes: number;
  party_size: number;
  price_amount: number;
  made: number;
  /** Null: booked by a visitor on the booking page. */
  made_by: number | null;
  cancelled_at: number | null;
  /** From 0 to 1; these decide the outcome of the booking, its payment and its notes. */
  status_chance: number;
  payment_chance: number;
  note_chance: number;
};

export type DayPlan = {
  venue: Venue;
  day: number;
  random: Random;
  calendar: BusyCalendar;
  bookings: SimulatedBooking[];
};

/** What to book; a client is picked if omitted. */
type BookingRequest = {
  location: DemoLocation;
  open: TimeRange;
  minute: number;
  bay: WrittenResource | null;
  service: WrittenService;
  client_id?: number;
};

const CANCELLED_SHARE = 0.06;
const GUEST_SHARE = 0.1;
const BOOKED_BY_STAFF_SHARE = 0.35;
/** Weights of the first, second, third … length: an hour is most frequent, half an hour and two hours less. */
const LENGTH_WEIGHTS = [2, 5, 2, 2];
const PARTY_SIZES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6];
const MEAN_LEAD_DAYS = 5;
const LONGEST_LEAD_DAYS = 35;

/** Books the request if bay, coach and client are free and venue and coach are available; otherwise returns undefined. */
export function simulateBooking(plan: DayPlan, request: BookingRequest): SimulatedBooking | undefined {
  const { random, venue, day } = plan;
  const times = timesOf(plan, request);
  const start = instantOf(venue, day, request.minute);
  if (times === undefined || start === undefined) return undefined;
  const made = madeAt(plan);
  const who = attendees(plan, request, times, made.day);
  if (who === undefined) return undefined;

  const { location, bay, service } = request;
  const booking: SimulatedBooking = {
    day,
    location_id: location.location_id,
    service,
    resource_id: bay?.id ?? null,
    ...who,
    guest: who.client_id === null ? newGuest(random) : null,
    seat: null,
    start,
    end: start + times.minutes * MINUTE_MS,
    minutes: times.minutes,
    party_size: partySize(random, service, bay),
    price_amount: priceOf(venue, service, times.minutes, day, request.minute),
    made: made.at,
    made_by: isMadeByStaff(random, service) ? random.pick(venue.staff_ids) : who.client_id,
    cancelled_at: !who.is_member && random.chance(CANCELLED_SHARE) ? cancelledAt(plan, made.at, start) : null,
    status_chance: random.next(),
    payment_chance: random.next(),
    note_chance: random.next(),
  };
  plan.bookings.push(booking);
  if (booking.cancelled_at === null) claimFor(plan.calendar, booking, times);
  return booking;
}

/** In wall minutes: the booking itself, and including the buffers that occupy bay and coach. */
type Times = { minutes: number; stay: TimeRange; claim: TimeRange };

function timesOf({ random, calendar }: DayPlan, { open, minute, bay, service }: BookingRequest): Times | undefined {
  const lengths = service.durations.filter(({ minutes }) => minute + minutes <= open.to);
  if (lengths.length === 0) return undefined;
  const { minutes } = random.pick(lengths, (each) => LENGTH_WEIGHTS[service.durations.indexOf(each)] ?? 1);
  const stay = { from: minute, to: minute + minutes };
  const claim = { from: stay.from - service.buffer_before_minutes, to: stay.to + service.buffer_after_minutes };
  if (bay && !calendar.isFree({ kind: "resource", id: bay.id }, claim)) return undefined;
  return { minutes, stay, claim };
}

type Attendees = Pick<SimulatedBooking, "coach_id" | "client_id" | "is_member">;

function attendees(plan: DayPlan, request: BookingRequest, times: Times, madeDay: number): Attendees | undefined {
  const { location, service } = request;
  const coach_id = service.kind === "coach" ? freeCoach(plan, location, service, times) : null;
  const client_id = request.client_id ?? pickClient(plan, service, times.stay, madeDay);
  if (coach_id === undefined || client_id === undefined) return undefined;
  return { coach_id, client_id, is_member: request.client_id !== undefined };
}

export function isMadeByStaff(random: Random, service: WrittenService): boolean {
  return service.bookable_by === "staff" || random.chance(BOOKED_BY_STAFF_SHARE);
}

function claimFor(calendar: BusyCalendar, booking: SimulatedBooking, { stay, claim }: Times): void {
  if (booking.resource_id !== null) calendar.take({ kind: "resource", id: booking.resource_id }, claim);
  if (booking.coach_id !== null) calendar.take({ kind: "coach", id: booking.coach_id }, claim);
  if (booking.client_id !== null) calendar.take({ kind: "client", id: booking.client_id }, stay);
}

function freeCoach(
  { calendar, random, day }: DayPlan,
  location: DemoLocation,
  service: WrittenService,
  { stay, claim }: Times,
): number | undefined {
  const free = location.coaches.filter(
    (coach) =>
      coach.service_names.includes(service.name) &&
      covers(coach.hours(day), stay) &&
      calendar.isFree({ kind: "coach", id: coach.id }, claim),
  );
  return free.length === 0 ? undefined : random.pick(free).id;
}

/** Picks a client who is free then; null for a guest, undefined if the service does not allow guests and nobody was found. */
export function pickClient(
  { venue, calendar, random }: DayPlan,
  service: WrittenService,
  stay: TimeRange,
  madeDay: number,
): number | null | undefined {
  const forGuests = service.bookable_by !== "clients";
  if (forGuests && random.chance(GUEST_SHARE)) return null;
  for (let attempt = 0; attempt < 8; attempt++) {
    // some come every week, most now and then
    const client = venue.clients[Math.floor(venue.clients.length * random.next() ** 1.6)];
    if (!client || client.joined_day > madeDay) continue;
    if (calendar.isFree({ kind: "client", id: client.id }, stay)) return client.id;
  }
  return forGuests ? null : undefined;
}

/** When the booking was made: some days ahead, during the day, and no later than yesterday. */
export function madeAt({ venue, day, random }: DayPlan): { day: number; at: number } {
  const lead = 1 + Math.min(LONGEST_LEAD_DAYS - 1, Math.floor(-Math.log(1 - random.next()) * MEAN_LEAD_DAYS));
  const madeDay = Math.min(day - lead, venue.today - 1 - random.below(5));
  const minute = 8 * 60 + random.below(14 * 60);
  return { day: madeDay, at: instantOf(venue, madeDay, minute) ?? madeDay * DAY_MS };
}

/** A time between the booking and its start, and before today. */
export function cancelledAt({ venue, random }: DayPlan, made: number, start: number): number {
  const latest = Math.min(start, instantOf(venue, venue.today, 0) ?? start);
  return Math.floor(made + (latest - made) * random.next());
}

export function instantOf({ clock }: Venue, day: number, minute: number): number | undefined {
  const wall = day * DAY_MS + minute * MINUTE_MS;
  return instantsOfWall(clock, { from: wall, to: wall + 1 })[0]?.from;
}

function priceOf({ holidays }: Venue, service: WrittenService, minutes: number, day: number, minute: number): number {
  const durations = service.durations.map((length) => ({
    duration_minutes: length.minutes,
    price_amount: length.price,
    peak_price_amount: length.peak_price,
  }));
  const peak_hours = service.peak_hours.map(({ weekdays, from, to }) => ({ weekdays, from_time: from, to_time: to }));
  const nameOf = (on: number) => (holidays.includes(dateOfDay(on)) ? "holiday" : weekdayOfDay(on));
  return priceAmount({ durations, peak_hours }, minutes, {
    weekday: nameOf(day),
    weekday_before: nameOf(day - 1),
    minute,
  });
}

function newGuest(random: Random): Guest {
  const name = personName(random);
  return { ...name, email: mailAddress(name), phone: phoneNumber(random) };
}

function partySize(random: Random, service: WrittenService, bay: WrittenResource | null): number {
  const most = Math.min(service.max_party_size, bay?.capacity ?? service.max_party_size);
  if (service.kind === "coach") return random.chance(0.15) ? Math.min(2, most) : 1;
  return Math.min(most, random.pick(PARTY_SIZES));
}
