import type { ServiceKind } from "#schema/venue/services/models.ts";

/** What members of a plan pay for a service: a percentage off every length, or a fixed price for one length. */
export interface PriceRule {
  /** Null applies to every service. */
  service_id: number | null;
  duration_minutes: number | null;
  percent_off: number | null;
  /** Minor units; for a class, per seat. */
  price_amount: number | null;
  /** Of the service that has the fixed price; its taxes are on it. */
  service_kind?: ServiceKind | null;
}

/** What a membership allows and costs, by its plan as of today. Days are in the company's time zone. */
export interface MemberTerms {
  plan_name: string;
  is_past_due: boolean;
  /** Exclusive ends: the first day after the period, and the first day without the membership. */
  period_end: string | null;
  cancel_on: string | null;
  pause_from: string | null;
  pause_until: string | null;
  booking_window_days: number | null;
  concurrent_bookings: number | null;
  guest_limit: number | null;
  /** Rules for the requested service, and those for all services. */
  prices: PriceRule[];
}

interface Priced {
  minutes: number;
  /** Seats of a class, else 1. */
  seats: number;
  /** Minor units: the regular price, or the peak price in peak hours. */
  price: number;
}

/**
 * What the member price takes off. A fixed price goes before a percentage, a percentage for the service before one for all
 * services; among equals the lowest price counts. A percentage is taken off the price at that time, a fixed price is the same
 * in peak hours; a member never pays more than the regular price.
 */
export function memberDiscount(rules: readonly PriceRule[], { minutes, seats, price }: Priced): number {
  const fitting = rules.filter(({ duration_minutes }) => duration_minutes === null || duration_minutes === minutes);
  const narrowest = Math.min(...fitting.map(width));
  const prices = fitting
    .filter((rule) => width(rule) === narrowest)
    .map(({ price_amount, percent_off }) =>
      price_amount === null ? price - Math.round((price * (percent_off ?? 0)) / 100) : price_amount * seats,
    );
  return price - Math.min(price, ...prices);
}

function width({ service_id, price_amount }: PriceRule): number {
  if (price_amount !== null) return 0;
  return service_id === null ? 2 : 1;
}
