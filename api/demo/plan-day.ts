import type { WrittenResource, WrittenService } from "#api/tenants/catalogue.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import { BusyCalendar } from "./busy-calendar.ts";
import { startChance } from "./demand.ts";
import { planClasses } from "./plan-classes.ts";
import { createRandom } from "./random.ts";
import { simulateBooking, type DayPlan, type SimulatedBooking } from "./simulate-booking.ts";
import type { DemoLocation, Venue } from "./venue.ts";

const STEP_MINUTES = 30;
const GRID_MINUTES = 15;
const ATTEMPTS = 3;

/** Demand for a lesson without a bay, relative to a bay. */
const BAYLESS_SHARE = 0.2;

/** The member plays once a week, and has bookings on these coming days, the second with a coach. */
const MEMBER_EVERY_DAYS = 7;
const MEMBER_BAY_DAYS = [2, 13];
const MEMBER_LESSON_DAY = 6;
const MEMBER_LIKES = [18 * 60, 17 * 60, 12 * 60];

/** Plans one day's bookings; deterministic for a venue, day and today. No person or resource is double-booked. */
export function planDay(venue: Venue, day: number): SimulatedBooking[] {
  const plan: DayPlan = {
    venue,
    day,
    random: createRandom(`${venue.slug} ${day}`),
    calendar: new BusyCalendar(),
    bookings: [],
  };
  planClasses(plan);
  bookMember(plan);
  for (const location of venue.locations) {
    for (const open of location.hours(day)) {
      location.bays.forEach((bay, at) => fillBay(plan, location, bay, open, 1 - at * 0.02));
      fillBaylessLessons(plan, location, open);
    }
  }
  return plan.bookings;
}

function fillBay(plan: DayPlan, location: DemoLocation, bay: WrittenResource, open: TimeRange, appeal: number): void {
  const { venue, random, day } = plan;
  let minute = open.from;
  while (minute < open.to) {
    const booking = random.chance(startChance(day, minute, venue.today) * appeal)
      ? bookAnything(plan, location, bay, open, minute)
      : undefined;
    minute = booking?.cancelled_at === null ? nextStart(booking, minute) : minute + STEP_MINUTES;
  }
}

/** If no coach is free for the lesson, another service is tried. */
function bookAnything(plan: DayPlan, location: DemoLocation, bay: WrittenResource, open: TimeRange, minute: number) {
  const { venue, random } = plan;
  const offers = venue.services.filter((service) => service.resource_type === bay.type);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const service = random.pick(offers, popularityIn(venue));
    const booking = simulateBooking(plan, { location, open, minute, bay, service });
    if (booking) return booking;
  }
  return undefined;
}

function fillBaylessLessons(plan: DayPlan, location: DemoLocation, open: TimeRange): void {
  const { venue, random, day } = plan;
  const offers = venue.services.filter((service) => service.resource_type === null && service.kind === "coach");
  if (offers.length === 0) return;
  for (let minute = open.from; minute < open.to; minute += STEP_MINUTES) {
    if (!random.chance(startChance(day, minute, venue.today) * BAYLESS_SHARE)) continue;
    simulateBooking(plan, { location, open, minute, bay: null, service: random.pick(offers, popularityIn(venue)) });
  }
}

function bookMember(plan: DayPlan): void {
  const { day, venue } = plan;
  const ahead = day - venue.today;
  const isRegularDay = ahead < 0 && day % MEMBER_EVERY_DAYS === 3;
  if (ahead === MEMBER_LESSON_DAY) bookMemberFor(plan, "coach");
  else if (isRegularDay || MEMBER_BAY_DAYS.includes(ahead)) bookMemberFor(plan, "resource");
}

function bookMemberFor(plan: DayPlan, kind: WrittenService["kind"]): void {
  const [location] = plan.venue.locations;
  const service = plan.venue.services.find((candidate) => candidate.kind === kind && candidate.resource_type !== null);
  for (const open of location?.hours(plan.day) ?? []) {
    for (const minute of [...MEMBER_LIKES, ...stepsOf(open)]) {
      for (const bay of location?.bays.filter((candidate) => candidate.type === service?.resource_type) ?? []) {
        if (!location || !service || minute < open.from) continue;
        if (simulateBooking(plan, { location, open, minute, bay, service, client_id: plan.venue.member_id })) return;
      }
    }
  }
}

function stepsOf({ from, to }: TimeRange): number[] {
  return Array.from({ length: Math.ceil((to - from) / STEP_MINUTES) }, (_, step) => from + step * STEP_MINUTES);
}

const popularityIn = (venue: Venue) => (service: WrittenService) => venue.popularity[service.name] ?? 1;

function nextStart({ service, minutes }: SimulatedBooking, minute: number): number {
  const free = minute + minutes + service.buffer_after_minutes;
  return Math.ceil(free / GRID_MINUTES) * GRID_MINUTES;
}
