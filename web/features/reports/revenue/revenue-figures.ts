import type { RevenueItem, RevenueTotal } from "#schema/reports/revenue/models.ts";
import type { RevenueFiguresFragment, RevenueOverviewQuery } from "./revenue.generated.ts";

export type Source = "bookings" | "memberships";

export const SOURCES = [
  { source: "bookings", label: "Bookings", color: "var(--series-1)" },
  { source: "memberships", label: "Memberships", color: "var(--series-2)" },
] as const satisfies readonly { source: Source; label: string; color: string }[];

/** Previous and current amounts in minor units of one currency. */
export interface Pair {
  now: number;
  before: number;
}

export type RevenueAnswers = Pick<
  RevenueOverviewQuery,
  "bookings" | "memberships" | "bookingsBefore" | "membershipsBefore"
>;

const reportOf = (answers: RevenueAnswers, source: Source, isBefore: boolean): RevenueFiguresFragment | null =>
  answers[isBefore ? (`${source}Before` as const) : source];

const bothOf = (count: (isBefore: boolean) => number): Pair => ({ now: count(false), before: count(true) });

/** Total of one source, or of all. */
export function totalPair(
  answers: RevenueAnswers,
  sources: readonly Source[],
  figure: keyof RevenueTotal,
  currency: string,
): Pair {
  return bothOf((isBefore) =>
    sources.reduce((sum, source) => {
      const totals = reportOf(answers, source, isBefore)?.totals ?? [];
      return sum + (totals.find((total) => total[figure].currency === currency)?.[figure].amount ?? 0);
    }, 0),
  );
}

/** Totals by kind of item in the order of the report; kinds present only in the previous period come last. */
export function itemPairs(
  answers: RevenueAnswers,
  source: Source,
  currency: string,
): { item: RevenueItem; pair: Pair }[] {
  const sumOf = (item: RevenueItem) => (isBefore: boolean) =>
    itemsOf(answers, source, isBefore, currency).find((one) => one.item === item)?.amount.amount ?? 0;
  const items = [false, true].flatMap((isBefore) => itemsOf(answers, source, isBefore, currency));
  return [...new Set(items.map(({ item }) => item))].map((item) => ({ item, pair: bothOf(sumOf(item)) }));
}

const itemsOf = (answers: RevenueAnswers, source: Source, isBefore: boolean, currency: string) =>
  (reportOf(answers, source, isBefore)?.items ?? []).filter(({ amount }) => amount.currency === currency);

/** Currencies of both periods; the company's own first, always included. */
export function currenciesOf(answers: RevenueAnswers, own: string): string[] {
  const seen = SOURCES.flatMap(({ source }) =>
    [false, true].flatMap((isBefore) => reportOf(answers, source, isBefore)?.totals ?? []),
  ).map(({ revenue }) => revenue.currency);
  return [...new Set([own, ...seen])];
}

/** Revenue of each of these days or months, in order; 0 if there is none. */
export function bucketValues(
  report: RevenueFiguresFragment | null,
  starts: readonly string[],
  currency: string,
): number[] {
  const amounts = new Map(
    (report?.buckets ?? [])
      .filter((one) => one.revenue.currency === currency)
      .map((one) => [one.start, one.revenue.amount]),
  );
  return starts.map((start) => amounts.get(start) ?? 0);
}

export const ITEM_LABELS = {
  payment: "Payments",
  refund: "Refunds",
  price: "Prices of bookings",
  fee: "Late, no-show and move fees",
  waiver: "Waived",
  membership: "Earned of paid bills",
} as const satisfies Record<RevenueItem, string>;
