import type { Call } from "#api/call/call.ts";
import { soldFor } from "#api/money/tax.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { dateOfDay, dayNumber, todayIn } from "#api/time/calendar.ts";
import { venueZone } from "#api/time/zone.ts";
import type { MemberTerms } from "./member-price.ts";
import { findMemberTerms } from "./terms-queries.ts";

export const companyDay = (timezone: string | null, at: Temporal.Instant): string =>
  dateOfDay(todayIn(venueZone(null, timezone), at));

/** The terms of a person's memberships that are active today. */
export async function memberTermsOf(
  { db, tenant, now }: Call,
  clientId: number,
  serviceId: number | null = null,
): Promise<MemberTerms[]> {
  const { tenant_id, timezone } = tenant;
  const terms = await findMemberTerms(db, { tenant_id, client_id: clientId, service_id: serviceId });
  return termsOn(soldTerms(tenant, terms), companyDay(timezone, now));
}

/** Converts listed fixed prices to the amount paid, as is done for regular prices. */
export const soldTerms = (tenant: Tenant, terms: readonly MemberTerms[]): MemberTerms[] =>
  terms.map(({ prices, ...one }) => ({
    ...one,
    prices: prices.map(({ price_amount, ...rule }) => ({
      ...rule,
      price_amount: price_amount === null ? null : soldFor(tenant, price_amount, rule.service_kind ?? "resource"),
    })),
  }));

/** The terms active both today and on the day of the booking. */
export function termsOn(terms: readonly MemberTerms[], today: string, day = today): MemberTerms[] {
  return terms.filter((one) => runsOn(one, today, day));
}

function runsOn(
  { period_end, cancel_on, pause_from, pause_until, is_past_due }: MemberTerms,
  today: string,
  day: string,
): boolean {
  const rests = (on: string) => pause_from !== null && pause_until !== null && pause_from <= on && on < pause_until;
  if (period_end !== null && today >= period_end) return false;
  if (cancel_on !== null && day >= cancel_on) return false;
  if (is_past_due && period_end !== null && day >= period_end) return false;
  return !rests(today) && !rests(day);
}

interface Horizon {
  horizon_days: number;
  /** The plan that lets its member book this far ahead; null where everybody may. */
  horizon_plan: string | null;
}

/** How far ahead a member may book: the general horizon, or a plan's longer one, up to the end of the membership. */
export function memberHorizon(terms: readonly MemberTerms[], today: string, everybody: number): Horizon {
  return terms.reduce<Horizon>(
    (farthest, { plan_name, booking_window_days, cancel_on }) => {
      const last = cancel_on === null ? Number.POSITIVE_INFINITY : dayNumber(cancel_on) - 1 - dayNumber(today);
      const horizon_days = Math.min(booking_window_days ?? 0, last);
      return horizon_days > farthest.horizon_days ? { horizon_days, horizon_plan: plan_name } : farthest;
    },
    { horizon_days: everybody, horizon_plan: null },
  );
}
