import { MINUTE_MS } from "#api/time/calendar.ts";
import { instantAt, localTextIn, minutesBetween, utcText } from "#api/time/instants.ts";
import type { BookingPolicy, BookingTerms } from "#schema/bookings/policies/models.ts";
import { cancellationDue, chargeDue, depositDue, freePolicy, tierDue } from "#schema/bookings/policies/rules.ts";

export interface TermsOf {
  start_time: Temporal.Instant;
  price_amount: number;
  price_currency: string;
  timezone: string;
  /** As agreed; null: free of charge until the start. */
  policy: BookingPolicy | null;
}

/** Returns the agreed policy as times and amounts of the booking. Deadlines are elapsed time before the start. */
export function presentTerms(booking: TermsOf, now: Temporal.Instant): BookingTerms {
  const { start_time, timezone, price_amount: amount, price_currency: currency } = booking;
  const price = { amount, currency };
  const policy = booking.policy ?? freePolicy(currency);
  const before = (minutes: number) => instantAt(start_time.epochMilliseconds - minutes * MINUTE_MS);
  const reschedule_until = before(policy.reschedule_notice_minutes);
  const tiers = policy.cancellation.map((tier) => {
    const until = before(tier.until_hours_before * 60);
    return { until, refund_as: tier.refund_as, due: tierDue(tier, price) };
  });
  const free = { until: start_time, refund_as: "payment" as const, due: { ...price, amount: 0 } };
  return {
    cancellation: (tiers.length === 0 ? [free] : tiers).map(({ until, ...term }) => ({
      until_time: utcText(until),
      local_until: localTextIn(timezone, until),
      ...term,
    })),
    cancel_due: cancellationDue(policy, price, minutesBetween(now, start_time)),
    no_show_due: chargeDue(policy.no_show, price),
    deposit: depositDue(policy, price),
    reschedule_until: utcText(reschedule_until),
    local_reschedule_until: localTextIn(timezone, reschedule_until),
    reschedule_due: policy.reschedule_fee,
  };
}
