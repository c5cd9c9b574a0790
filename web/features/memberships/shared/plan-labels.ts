import type { BillingPeriod, PlanChangeRule } from "#web/apollo/schema-types.generated.ts";
import { countText } from "#web/ui/text/count-text.ts";

interface PeriodLabels {
  /** Label in the editor. */
  choice: string;
  /** Suffix of a price. */
  every: string;
  /** Suffix of what a period includes. */
  each: string;
}

export const PERIOD_LABELS: Record<BillingPeriod, PeriodLabels> = {
  monthly: { choice: "1 month", every: "a month", each: "a month" },
  quarterly: { choice: "3 months", every: "every 3 months", each: "every 3 months" },
  semiannual: { choice: "6 months", every: "every 6 months", each: "every 6 months" },
  annual: { choice: "12 months", every: "a year", each: "a year" },
  custom: { choice: "Does not renew", every: "once", each: "in all" },
};

/** When a change to another plan begins. */
export const CHANGE_RULES: Record<PlanChangeRule, string> = {
  member_chooses: "Member chooses",
  now: "Now",
  period_end: "When the period ends",
};

interface PlanTerms {
  billing_period: BillingPeriod;
  notice_days: number;
  trial_days: number;
  expires_after_months: number | null;
}

/** "14 days free, then ", shown before the price. */
export function formatTrial({ billing_period, trial_days: days }: PlanTerms): string | null {
  if (billing_period === "custom" || !days) return null;
  return `${countText(days, "day")} free, then `;
}

/** How the plan ends. */
export function formatNotice({ billing_period, notice_days: days, expires_after_months: months }: PlanTerms): string {
  const end = months ? ` Ends after ${countText(months, "month")}, with what is left.` : "";
  if (billing_period === "custom") return `Paid once, does not renew.${end}`;
  if (!days) return "Cancel any time; you keep access until the paid period ends.";
  return `Cancel up to ${countText(days, "day")} before the next bill.`;
}

interface PlanLimits {
  family_size: number;
  booking_window_days: number | null;
  concurrent_bookings: number | null;
  guest_limit: number | null;
}

/** How many people it can be shared with. */
export const sharedLines = ({ family_size }: Pick<PlanLimits, "family_size">): string[] =>
  family_size > 1 ? [`Shared by up to ${family_size} people`] : [];

/** Booking limits of members. */
export function limitLines({ booking_window_days: days, concurrent_bookings: bookings, guest_limit }: PlanLimits) {
  return [
    ...(days ? [`Book up to ${countText(days, "day")} ahead`] : []),
    ...(bookings ? [`Up to ${countText(bookings, "booking")} at a time`] : []),
    ...(guest_limit === null ? [] : [guestLine(guest_limit)]),
  ];
}

const guestLine = (guests: number): string =>
  guests === 0 ? "For yourself, without guests" : `Bring up to ${countText(guests, "guest")}`;
