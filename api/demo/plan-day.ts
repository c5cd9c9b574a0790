import { startChance } from "#api/demo/demand.ts";
import { Diary } from "#api/demo/diary.ts";
import { createRandom } from "#api/demo/random.ts";
import type { Place, Venue } from "#api/demo/venue.ts";
import { bookVisit, type DayPlan, type Visit } from "#api/demo/visit.ts";
import type { WrittenResource, WrittenService } from "#api/tenants/catalogue.ts";
import type { TimeRange } from "#api/time/ranges.ts";

const STEP_MINUTES = 30;
const GRID_MINUTES = 15;
const WISHES = 3;

/** A lesson without a bay is asked for this much less often than a bay. */
const BAYLESS_SHARE = 0.2;

/** The member plays once a week, and has these days ahead, the second one with a coach. */
const MEMBER_EVERY_DAYS = 7;
const MEMBER_BAY_DAYS = [2, 13];
const MEMBER_LESSON_DAY = 6;
const MEMBER_LIKES = [18 * 60, 17 * 60, 12 * 60];

/** One day's visits; the same for the same venue, day and today. Nobody and nothing is in two of them at once. */
export function planDay(venue: Venue, day: number): Visit[] {
  const plan: DayPlan = {
    venue,
    day,
    random: createRandom(`${venue.slug} ${day}`),
    diary: new Diary(),
    visits: [],
  };
  bookMember(plan);
  for (const place of venue.places) {
    for (const open of place.hours(day)) {
      place.bays.forEach((bay, at) => fillBay(plan, place, bay, open, 1 - at * 0.02));
      fillBaylessLessons(plan, place, open);
    }
  }
  return plan.visits;
}

function fillBay(plan: DayPlan, place: Place, bay: WrittenResource, open: TimeRange, appeal: number): void {
  const { venue, random, day } = plan;
  let minute = open.from;
  while (minute < open.to) {
    const visit = random.chance(startChance(day, minute, venue.today) * appeal)
      ? bookAnything(plan, place, bay, open, minute)
      : undefined;
    minute = visit?.cancelled_at === null ? nextStart(visit, minute) : minute + STEP_MINUTES;
  }
}

/** Where the lesson that was wished for has no coach, another service is tried. */
function bookAnything(plan: DayPlan, place: Place, bay: WrittenResource, open: TimeRange, minute: number) {
  const { venue, random } = plan;
  const offers = venue.services.filter((service) => service.resource_type === bay.type);
  for (let wish = 0; wish < WISHES; wish++) {
    const service = random.pick(offers, popularityIn(venue));
    const visit = bookVisit(plan, { place, open, minute, bay, service });
    if (visit) return visit;
  }
  return undefined;
}

function fillBaylessLessons(plan: DayPlan, place: Place, open: TimeRange): void {
  const { venue, random, day } = plan;
  const offers = venue.services.filter((service) => service.resource_type === null);
  if (offers.length === 0) return;
  for (let minute = open.from; minute < open.to; minute += STEP_MINUTES) {
    if (!random.chance(startChance(day, minute, venue.today) * BAYLESS_SHARE)) continue;
    bookVisit(plan, { place, open, minute, bay: null, service: random.pick(offers, popularityIn(venue)) });
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
  const [place] = plan.venue.places;
  const service = plan.venue.services.find((candidate) => candidate.kind === kind && candidate.resource_type !== null);
  for (const open of place?.hours(plan.day) ?? []) {
    for (const minute of [...MEMBER_LIKES, ...stepsOf(open)]) {
      for (const bay of place?.bays.filter((candidate) => candidate.type === service?.resource_type) ?? []) {
        if (!place || !service || minute < open.from) continue;
        if (bookVisit(plan, { place, open, minute, bay, service, client_id: plan.venue.member_id })) return;
      }
    }
  }
}

function stepsOf({ from, to }: TimeRange): number[] {
  return Array.from({ length: Math.ceil((to - from) / STEP_MINUTES) }, (_, step) => from + step * STEP_MINUTES);
}

const popularityIn = (venue: Venue) => (service: WrittenService) => venue.popularity[service.name] ?? 1;

function nextStart({ service, minutes }: Visit, minute: number): number {
  const free = minute + minutes + service.buffer_after_minutes;
  return Math.ceil(free / GRID_MINUTES) * GRID_MINUTES;
}
