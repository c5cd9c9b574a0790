import { MINUTE_MS } from "#api/time/calendar.ts";
import type { TimeRange } from "#api/time/ranges.ts";
import type { Money } from "#schema/shared/money.ts";
import type { CoachFigures } from "#schema/venue/coaches/report-models.ts";

type Rates = "utilisation_percent" | "no_show_percent" | "fill_percent";

type Sums = Omit<CoachFigures, Rates | "revenue"> & { attended: number };

export type TaughtCounts = Pick<Sums, "lessons" | "no_shows" | "attended" | "classes" | "seats" | "seats_taken">;

/** What one coach offered and taught. */
interface Taught {
  /** Sorted, disjoint and within the days. */
  offered: readonly TimeRange[];
  /** Time taught inside and outside the offered hours within the days; overlapping lessons count once. */
  inside_ms: number;
  outside_ms: number;
  counts: TaughtCounts;
}

/** The additive figures of a coach. */
export function sumsOf({ offered, inside_ms, outside_ms, counts }: Taught): Sums {
  return {
    offered_minutes: minutesOf(offered.reduce((sum, { from, to }) => sum + to - from, 0)),
    booked_minutes: minutesOf(inside_ms),
    outside_minutes: minutesOf(outside_ms),
    ...counts,
  };
}

export function addUp(all: readonly Sums[]): Sums {
  const add = (name: keyof Sums) => all.reduce((sum, one) => sum + one[name], 0);
  return {
    offered_minutes: add("offered_minutes"),
    booked_minutes: add("booked_minutes"),
    outside_minutes: add("outside_minutes"),
    lessons: add("lessons"),
    no_shows: add("no_shows"),
    attended: add("attended"),
    classes: add("classes"),
    seats: add("seats"),
    seats_taken: add("seats_taken"),
  };
}

/** Adds the rates to sums: for several coaches Σ/Σ, never a mean of rates. */
export function withRates({ attended, ...sums }: Sums): Omit<CoachFigures, "revenue"> {
  return {
    ...sums,
    utilisation_percent: percentOf(sums.booked_minutes, sums.offered_minutes),
    no_show_percent: percentOf(sums.no_shows, attended + sums.no_shows),
    fill_percent: percentOf(sums.seats_taken, sums.seats),
  };
}

/** Amounts added up by currency. */
export function addMoney(all: readonly Money[]): Money[] {
  const byCurrency = Map.groupBy(all, ({ currency }) => currency);
  return [...byCurrency].map(([currency, some]) => ({
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  }));
}

/** Rounds to one decimal, half up; null where the whole is 0. */
function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}

const minutesOf = (ms: number): number => Math.round(ms / MINUTE_MS);
