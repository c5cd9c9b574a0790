/** What members of a plan pay for a service: a percentage less for each length, or a fixed price of one length. */
export interface PriceRule {
  /** None is for each service. */
  service_id: number | null;
  duration_minutes: number | null;
  percent_off: number | null;
  /** Minor units, of one seat in a class. */
  price_amount: number | null;
}

/** What a membership allows and costs, by its plan as it stands today. Days are the company's. */
export interface MemberTerms {
  plan_name: string;
  is_past_due: boolean;
  /** First days after the period, and without the membership. */
  period_end: string | null;
  cancel_on: string | null;
  pause_from: string | null;
  pause_until: string | null;
  booking_window_days: number | null;
  concurrent_bookings: number | null;
  guest_limit: number | null;
  /** Those for the service that was asked for, and those for all. */
  prices: PriceRule[];
}

interface Priced {
  minutes: number;
  /** Seats of a class, else 1. */
  seats: number;
  /** Minor units: what others pay, in peak hours the peak price. */
  price: number;
}

/**
 * What the member price takes off. A fixed price goes before a percentage, a percentage for the service before one for all,
 * and of several alike the lowest price counts. A percentage is taken off the price of the time, a fixed price is the same in
 * peak hours; nobody pays more than others.
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
