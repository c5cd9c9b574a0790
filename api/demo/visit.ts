import type { Diary } from "#api/demo/diary.ts";
import { mailAddress, personName, phoneNumber } from "#api/demo/names.ts";
import type { Random } from "#api/demo/random.ts";
import type { Place, Venue } from "#api/demo/venue.ts";
import { priceAmount } from "#api/features/services/price.ts";
import type { WrittenResource, WrittenService } from "#api/tenants/catalogue.ts";
import { DAY_MS, dateOfDay, MINUTE_MS, weekdayOfDay } from "#api/time/calendar.ts";
import { covers, type TimeRange } from "#api/time/ranges.ts";
import { instantsOfWall } from "#api/time/zone-clock.ts";

type Guest = { first_name: string; last_name: string; email: string; phone: string };

/** One booking to be; `start`, `end` and `made` are epoch milliseconds. */
export type Visit = {
  day: number;
  location_id: number;
  service: WrittenService;
  resource_id: number | null;
  coach_id: number | null;
  client_id: number | null;
  guest: Guest | null;
  is_member: boolean;
  start: number;
  end: number;
  minutes: number;
  party_size: number;
  price_amount: number;
  made: number;
  /** Null: a visitor made it on the booking page. */
  made_by: number | null;
  cancelled_at: number | null;
  /** From 0 to 1; what becomes of the visit and of its money. */
  luck: number;
  money_luck: number;
  /** What was said of it, as places in the lists of remarks. */
  remark_luck: number;
};

export type DayPlan = { venue: Venue; day: number; random: Random; diary: Diary; visits: Visit[] };

/** A visit that somebody wishes for; a client left out is picked. */
type Wish = {
  place: Place;
  open: TimeRange;
  minute: number;
  bay: WrittenResource | null;
  service: WrittenService;
  client_id?: number;
};

const CANCELLED_SHARE = 0.06;
const GUEST_SHARE = 0.1;
const BOOKED_BY_STAFF_SHARE = 0.35;
/** Lengths are asked for as first, second, third …: an hour most, half an hour and two hours less. */
const LENGTH_WEIGHTS = [2, 5, 2, 2];
const PARTY_SIZES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6];
const MEAN_LEAD_DAYS = 5;
const LONGEST_LEAD_DAYS = 35;

/** Books the wish where bay, coach and client are free and the venue and the coach are there; undefined where not. */
export function bookVisit(plan: DayPlan, wish: Wish): Visit | undefined {
  const { random, venue, day } = plan;
  const times = timesOf(plan, wish);
  const start = instantOf(venue, day, wish.minute);
  if (times === undefined || start === undefined) return undefined;
  const made = madeAt(plan);
  const who = attendees(plan, wish, times, made.day);
  if (who === undefined) return undefined;

  const { place, bay, service } = wish;
  const visit: Visit = {
    day,
    location_id: place.location_id,
    service,
    resource_id: bay?.id ?? null,
    ...who,
    guest: who.client_id === null ? newGuest(random) : null,
    start,
    end: start + times.minutes * MINUTE_MS,
    minutes: times.minutes,
    party_size: partySize(random, service, bay),
    price_amount: priceOf(venue, service, times.minutes, day, wish.minute),
    made: made.at,
    made_by: isMadeByStaff(random, service) ? random.pick(venue.staff_ids) : who.client_id,
    cancelled_at: !who.is_member && random.chance(CANCELLED_SHARE) ? cancelledAt(plan, made.at, start) : null,
    luck: random.next(),
    money_luck: random.next(),
    remark_luck: random.next(),
  };
  plan.visits.push(visit);
  if (visit.cancelled_at === null) claimFor(plan.diary, visit, times);
  return visit;
}

/** In wall minutes: the visit itself, and with its buffers as bay and coach are taken. */
type Times = { minutes: number; stay: TimeRange; claim: TimeRange };

function timesOf({ random, diary }: DayPlan, { open, minute, bay, service }: Wish): Times | undefined {
  const lengths = service.durations.filter(({ minutes }) => minute + minutes <= open.to);
  if (lengths.length === 0) return undefined;
  const { minutes } = random.pick(lengths, (each) => LENGTH_WEIGHTS[service.durations.indexOf(each)] ?? 1);
  const stay = { from: minute, to: minute + minutes };
  const claim = { from: stay.from - service.buffer_before_minutes, to: stay.to + service.buffer_after_minutes };
  if (bay && !diary.isFree({ kind: "resource", id: bay.id }, claim)) return undefined;
  return { minutes, stay, claim };
}

type Attendees = Pick<Visit, "coach_id" | "client_id" | "is_member">;

function attendees(plan: DayPlan, wish: Wish, times: Times, madeDay: number): Attendees | undefined {
  const { place, service } = wish;
  const coach_id = service.kind === "coach" ? freeCoach(plan, place, service, times) : null;
  const client_id = wish.client_id ?? pickClient(plan, service, times.stay, madeDay);
  if (coach_id === undefined || client_id === undefined) return undefined;
  return { coach_id, client_id, is_member: wish.client_id !== undefined };
}

function isMadeByStaff(random: Random, service: WrittenService): boolean {
  return service.bookable_by === "staff" || random.chance(BOOKED_BY_STAFF_SHARE);
}

function claimFor(diary: Diary, visit: Visit, { stay, claim }: Times): void {
  if (visit.resource_id !== null) diary.take({ kind: "resource", id: visit.resource_id }, claim);
  if (visit.coach_id !== null) diary.take({ kind: "coach", id: visit.coach_id }, claim);
  if (visit.client_id !== null) diary.take({ kind: "client", id: visit.client_id }, stay);
}

function freeCoach(
  { diary, random, day }: DayPlan,
  place: Place,
  service: WrittenService,
  { stay, claim }: Times,
): number | undefined {
  const free = place.coaches.filter(
    (coach) =>
      coach.service_names.includes(service.name) &&
      covers(coach.hours(day), stay) &&
      diary.isFree({ kind: "coach", id: coach.id }, claim),
  );
  return free.length === 0 ? undefined : random.pick(free).id;
}

/** A client who is free then; null for a guest, undefined where the service is not for guests and nobody was found. */
function pickClient(
  { venue, diary, random }: DayPlan,
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
    if (diary.isFree({ kind: "client", id: client.id }, stay)) return client.id;
  }
  return forGuests ? null : undefined;
}

/** When the booking was made: some days before, in the daytime, and never later than yesterday. */
function madeAt({ venue, day, random }: DayPlan): { day: number; at: number } {
  const lead = 1 + Math.min(LONGEST_LEAD_DAYS - 1, Math.floor(-Math.log(1 - random.next()) * MEAN_LEAD_DAYS));
  const madeDay = Math.min(day - lead, venue.today - 1 - random.below(5));
  const minute = 8 * 60 + random.below(14 * 60);
  return { day: madeDay, at: instantOf(venue, madeDay, minute) ?? madeDay * DAY_MS };
}

/** Some time between the booking and its start, and before today. */
function cancelledAt({ venue, random }: DayPlan, made: number, start: number): number {
  const latest = Math.min(start, instantOf(venue, venue.today, 0) ?? start);
  return Math.floor(made + (latest - made) * random.next());
}

function instantOf({ clock }: Venue, day: number, minute: number): number | undefined {
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
  const weekday = holidays.includes(dateOfDay(day)) ? "holiday" : weekdayOfDay(day);
  return priceAmount({ durations, peak_hours }, minutes, { weekday, minute }) ?? 0;
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
