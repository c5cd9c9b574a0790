import type { BookableTime } from "#api/features/schedule/availability/bookable-time.ts";
import { MINUTE_MS, todayIn } from "#api/time/calendar.ts";
import { formatDuration } from "#api/time/format-time.ts";
import { instantAt } from "#api/time/instants.ts";
import { dayAt, zoneClockAt } from "#api/time/zone-clock.ts";
import type { BookingNotice, BookingNoticeCode } from "#schema/bookings/bookings/change-models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Price } from "../booked-price.ts";

/** An allowed move. Instants in epoch milliseconds. */
export interface PossibleMove {
  now: number;
  start: number;
  time: BookableTime;
  price_before: Price;
  price: Price;
  /** Live bookings of the same party that do not move. */
  others: number;
  /** Whether the client is notified by mail. */
  tellsClient: boolean;
}

/** Warnings for staff before an allowed move: the desk may do more than a client. */
export function moveNotices(move: PossibleMove): BookingNotice[] {
  const sentences: [BookingNoticeCode, string | null][] = [
    ["price", priceNotice(move)],
    ["peak_hours", peakNotice(move)],
    ["past", move.start < move.now ? "The new start is past." : null],
    ["short_notice", shortNotice(move)],
    ["beyond_horizon", horizonNotice(move)],
    ["one_of_party", partyNotice(move)],
    ["client_told", move.tellsClient ? "The client gets an email with the new time." : null],
  ];
  return sentences.flatMap(([code, message]) => (message === null ? [] : [{ code, message }]));
}

function priceNotice({ price_before, price, time }: PossibleMove): string | null {
  if (price_before.amount === price.amount) return null;
  const verb = price.amount > price_before.amount ? "rises" : "falls";
  return `The price ${verb} from ${money(price_before, time)} to ${money(price, time)}.`;
}

/** The agreed price stays while the length does, even if the new time would cost more. */
function peakNotice({ price, time }: PossibleMove): string | null {
  if (!time.is_peak || time.price.amount <= price.amount) return null;
  return `This is in peak hours, where it costs ${money(time.price, time)}. The price stays ${money(price, time)}, as agreed.`;
}

function shortNotice({ now, start, time: { service } }: PossibleMove): string | null {
  const isShort = start >= now && start < now + service.notice_minutes * MINUTE_MS;
  if (!isShort) return null;
  return `Clients book ${service.name} at least ${formatDuration(service.notice_minutes)} ahead. This is later.`;
}

function horizonNotice({ now, start, time: { service, location } }: PossibleMove): string | null {
  const zone = location.timezone;
  const today = todayIn(zone, instantAt(now));
  if (dayAt(zoneClockAt(zone, start), start) <= today + service.horizon_days) return null;
  return `Clients book ${service.name} at most ${formatDuration(service.horizon_days * 24 * 60)} ahead. This is farther off.`;
}

function partyNotice({ others }: PossibleMove): string | null {
  if (others === 0) return null;
  return `Only this one moves: the party has ${others} other ${others === 1 ? "booking" : "bookings"}, which stay.`;
}

const money = ({ amount, currency }: Price, { location }: BookableTime): string =>
  formatMoney(amount, currency, location.locale);
