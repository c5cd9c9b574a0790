import type { Call } from "#api/call/call.ts";
import { daysOf } from "#api/counted-days/days.ts";
import {
  BookingAggregateGroup,
  type BookingAggregates,
  type BookingAggregatesQuery,
  type BookingFigure,
} from "#schema/reports/analytics/booking-aggregates.ts";
import type { Money } from "#schema/shared/money.ts";
import { percentOf } from "../bay-use.ts";
import {
  bookingLeads,
  bookingMoney,
  bookingSums,
  inCountedDays,
  oneByOne,
  type BookingLeads,
  type BookingMoney,
  type BookingSums,
  type CountedBookings,
} from "./booking-queries.ts";
import {
  askedPeriod,
  fewGroups,
  oneDecimal,
  presentGroup,
  presentPeriod,
  refuseClientNames,
  refuseUnknown,
  type AskedPeriod,
} from "./period.ts";

/** Bookings in groups; callers with permission for their own data only see their own lessons. */
export async function bookingAggregates(call: Call, query: BookingAggregatesQuery): Promise<BookingAggregates> {
  refuseClientNames(call, query.group_by);
  const period = await askedPeriod(call, query);
  await refuseUnknown(call, { service: query.service_ids, resource: query.resource_ids, coach: query.coach_ids });
  const wants = (...figures: BookingFigure[]) => figures.some((one) => query.include?.includes(one) ?? true);
  const wantsLeads = wants("lead_median_hours", "lead_p90_hours");
  const counted = await countedBookings(call, { ...period, query }, wantsLeads);
  const names = counted.keys.map(({ column }) => column);
  const [all, leads, amounts] = await Promise.all([
    bookingSums(call.db, counted),
    wantsLeads ? bookingLeads(call.db, counted) : new Map<number, BookingLeads>(),
    wants("prices", "average_prices", "due") ? bookingMoney(call.db, counted) : [],
  ]);
  const sums = fewGroups(all);
  const money = Map.groupBy(amounts, (row) => keyText(row, names));
  const bookings = sums.reduce((sum, one) => sum + one.bookings, 0);
  const everything = sums.reduce((sum, one) => sum + one.cancelled, bookings);
  return {
    ...presentPeriod(call, period),
    // Sums and lead times number their groups alike, in the order of the keys.
    groups: sums.map((row, at) => {
      const beside = { lead: leads.get(at + 1), money: money.get(keyText(row, names)) ?? [] };
      return presentBookings(row, beside, { bookings, all: everything });
    }),
  };
}

/** Reads the stored daily sums where they can answer the question: for everybody's bookings in one time zone. */
async function countedBookings(
  call: Call,
  asked: AskedPeriod & { query: BookingAggregatesQuery },
  wantsLeads: boolean,
): Promise<CountedBookings> {
  const { start, end, timezone, coach_id, query } = asked;
  const zones = [...asked.zones].filter(([id]) => query.location_id === undefined || id === query.location_id);
  const isByOneClock = zones.every(([, zone]) => zone === timezone);
  const inDays = coach_id === null && isByOneClock ? inCountedDays(query, wantsLeads) : null;
  if (inDays === null) return oneByOne(asked);
  const places = new Map(zones.map(([id, zone]) => [id, { zone }]));
  return inDays(start, await daysOf(call, { start, end, timezone, coach_id }, places));
}

const keyText = (row: Record<string, unknown>, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => row[name]));

interface Beside {
  lead: BookingLeads | undefined;
  money: readonly BookingMoney[];
}

function presentBookings(row: BookingSums, { lead, money }: Beside, of: { bookings: number; all: number }) {
  const { bookings, no_shows, cancelled, people, minutes } = row;
  const moneyOf = (amount: (one: BookingMoney) => number): Money[] =>
    money.map((one) => ({ amount: amount(one), currency: one.currency })).filter(isSome);
  return presentGroup<BookingAggregateGroup>(BookingAggregateGroup, row, {
    bookings,
    share_percent: percentOf(bookings, of.bookings),
    no_shows,
    no_show_percent: percentOf(no_shows, row.marked),
    cancelled,
    cancelled_percent: percentOf(cancelled, bookings + cancelled),
    cancelled_share_percent: percentOf(cancelled, of.all),
    people,
    minutes: Math.round(minutes),
    average_minutes: bookings === 0 ? null : oneDecimal(minutes / bookings),
    lead_average_hours: oneDecimal(row.lead_average),
    lead_median_hours: oneDecimal(lead?.lead_median ?? null),
    lead_p90_hours: oneDecimal(lead?.lead_p90 ?? null),
    prices: moneyOf(({ prices }) => prices),
    average_prices: moneyOf((one) => (one.bookings === 0 ? 0 : Math.round(one.prices / one.bookings))),
    due: moneyOf(({ due }) => due),
  });
}

const isSome = ({ amount }: Money): boolean => amount !== 0;
