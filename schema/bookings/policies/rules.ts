import { leastByCard, leastCharge, mostByCard } from "#schema/shared/card-amounts.ts";
import type { Money } from "#schema/shared/money.ts";
import type { BookingPolicy, CancellationTier, PolicyCharge } from "./models.ts";

const HOUR_MINUTES = 60;

/** What a policy's amounts are based on: the agreed price, in minor units. */
type Price = Money;

/**
 * The tier of a cancellation this many minutes before the start; exactly 24:00 before counts as 24 hours. After the
 * start the last one applies; undefined if the policy has no tiers. Minutes are elapsed time, regardless of DST
 * changes.
 */
export function tierAt(
  { cancellation }: Pick<BookingPolicy, "cancellation">,
  minutesBefore: number,
): CancellationTier | undefined {
  const reached = cancellation.find(({ until_hours_before }) => minutesBefore >= until_hours_before * HOUR_MINUTES);
  return reached ?? cancellation.at(-1);
}

/** The cost of a tier: the part of the price that is not refunded, to the nearest minor unit, plus its fee. */
export function tierDue({ refund_percent, fee }: CancellationTier, price: Price): Money {
  return { ...price, amount: partOf(price.amount, 100 - refund_percent) + fee.amount };
}

export function cancellationDue(policy: BookingPolicy, price: Price, minutesBefore: number): Money {
  const tier = tierAt(policy, minutesBefore);
  return tier ? tierDue(tier, price) : { ...price, amount: 0 };
}

/** A percentage of the price plus a fixed amount. */
export function chargeDue({ percent, fee }: PolicyCharge, price: Price): Money {
  return { ...price, amount: partOf(price.amount, percent) + fee.amount };
}

/** A deposit never exceeds the price, and is an amount that can be charged to a card; none of a price too small for cards. */
export function depositDue({ deposit }: Pick<BookingPolicy, "deposit">, price: Price): Money {
  const asked = chargeDue(deposit, price).amount;
  const { amount: full, currency } = fullByCard(price);
  const least = leastCharge(currency);
  if (asked === 0 || full < least) return { ...price, amount: 0 };
  return { ...price, amount: Math.min(full, Math.max(leastByCard(asked, currency), least)) };
}

/** As much of a price as can be charged to a card in advance. */
export const fullByCard = (price: Price): Money => ({ ...price, amount: mostByCard(price.amount, price.currency) });

/** Whether the person may still move the booking: exactly at the notice is in time, at the start it is not. */
export function mayReschedule(
  { reschedule_notice_minutes }: Pick<BookingPolicy, "reschedule_notice_minutes">,
  minutesBefore: number,
): boolean {
  return minutesBefore > 0 && minutesBefore >= reschedule_notice_minutes;
}

/** Half a minor unit is rounded up. */
function partOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

/** The policy of a service without rules: free of charge until the start. */
export function freePolicy(currency: string): BookingPolicy {
  const nothing = { percent: 0, fee: { amount: 0, currency } };
  return {
    cancellation: [],
    no_show: nothing,
    deposit: nothing,
    reschedule_notice_minutes: 0,
    reschedule_fee: { amount: 0, currency },
  };
}

type Sentences = Record<string, string[]>;

/** Returns the errors of a policy by field; empty if every instant has exactly one rule. */
export function faultsOfPolicy(policy: BookingPolicy, currency: string): Sentences {
  const fees = {
    "no_show.fee": policy.no_show.fee,
    "deposit.fee": policy.deposit.fee,
    reschedule_fee: policy.reschedule_fee,
    ...Object.fromEntries(policy.cancellation.map(({ fee }, at) => [`cancellation.${at}.fee`, fee])),
  };
  const faults = faultsOfTiers(policy.cancellation);
  for (const [field, fee] of Object.entries(fees)) {
    if (fee.amount < 0) faults[`${field}.amount`] = ["Enter an amount of zero or more."];
    if (fee.currency !== currency) faults[`${field}.currency`] = [`Amounts here are in ${currency}.`];
  }
  return faults;
}

type Stretch = Pick<CancellationTier, "from_hours_before" | "until_hours_before">;

/** Tiers run from the booking to the start: each must begin where the previous one ends. */
export function faultsOfTiers(tiers: readonly Stretch[]): Sentences {
  const faults: Sentences = {};
  tiers.forEach(({ from_hours_before: from, until_hours_before: until }, at) => {
    const before = tiers[at - 1];
    const fault = before ? faultBetween(before, from) : faultOfFirst(from);
    if (fault) faults[`cancellation.${at}.from_hours_before`] = [fault];
    if (from !== null && until >= from) {
      faults[`cancellation.${at}.until_hours_before`] = [`Enter fewer than ${from} hours.`];
    }
  });
  const last = tiers.at(-1);
  if (last && last.until_hours_before > 0) {
    faults[`cancellation.${tiers.length - 1}.until_hours_before`] = [
      `${last.until_hours_before} h to the start is in no row. A client who cancels then would have no rule.`,
    ];
  }
  return faults;
}

function faultOfFirst(from: number | null): string | undefined {
  return from === null ? undefined : "The first row begins with the booking. Leave its hours out.";
}

function faultBetween(before: Stretch, from: number | null): string | undefined {
  const until = before.until_hours_before;
  if (from === null) return "Only the first row begins with the booking.";
  if (from < until) return `${until} h to ${from} h is in no row. A client who cancels then would have no rule.`;
  if (from > until) return `${from} h to ${until} h is in two rows. Begin this one at ${until} h.`;
  return undefined;
}
