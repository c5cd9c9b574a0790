import {
  bookingMoney,
  type BookingMoney,
  type BookingSums,
  bookingSums,
  keysOfBookings,
} from "#api/features/analytics/aggregates/booking-queries.ts";
import {
  askedPeriod,
  fewGroups,
  oneDecimal,
  presentGroup,
  presentPeriod,
  refuseClientNames,
  refuseUnknown,
} from "#api/features/analytics/aggregates/period.ts";
import { percentOf } from "#api/features/analytics/bay-use.ts";
import type { Call } from "#api/http/call.ts";
import {
  BookingAggregateGroup,
  type BookingAggregates,
  type BookingAggregatesQuery,
} from "#schema/analytics/booking-aggregates.ts";
import type { Money } from "#schema/shared/money.ts";

/** Bookings in groups; whose permission covers their own alone sees the own lessons. */
export async function bookingAggregates(call: Call, query: BookingAggregatesQuery): Promise<BookingAggregates> {
  refuseClientNames(call, query.group_by);
  const period = await askedPeriod(call, query);
  await refuseUnknown(call, { service: query.service_ids, resource: query.resource_ids, coach: query.coach_ids });
  const asked = { ...period, query };
  const keys = keysOfBookings(asked);
  const sums = fewGroups(await bookingSums(call.db, asked, keys));
  const names = keys.map(({ column }) => column);
  const money = Map.groupBy(await bookingMoney(call.db, asked, keys), (row) => keyText(row, names));
  const bookings = sums.reduce((sum, one) => sum + one.bookings, 0);
  const all = sums.reduce((sum, one) => sum + one.cancelled, bookings);
  return {
    ...presentPeriod(call, period),
    groups: sums.map((row) => presentBookings(row, money.get(keyText(row, names)) ?? [], { bookings, all })),
  };
}

const keyText = (row: Record<string, unknown>, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => row[name]));

function presentBookings(row: BookingSums, money: readonly BookingMoney[], of: { bookings: number; all: number }) {
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
    lead_median_hours: oneDecimal(row.lead_median),
    lead_p90_hours: oneDecimal(row.lead_p90),
    prices: moneyOf(({ prices }) => prices),
    average_prices: moneyOf((one) => (one.bookings === 0 ? 0 : Math.round(one.prices / one.bookings))),
    due: moneyOf(({ due }) => due),
  });
}

const isSome = ({ amount }: Money): boolean => amount !== 0;
