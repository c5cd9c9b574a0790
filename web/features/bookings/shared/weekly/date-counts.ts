import { useMemo } from "react";

/** What a preview showed of the dates of a series. */
export interface DateCounts {
  /** How many dates are available. */
  held: number;
  /** The dates that are not: YYYY-MM-DD at the venue. */
  leftOut: string[];
}

/** Undefined while there is no preview. */
export function useDateCounts(
  dates: readonly { date: string; problem: unknown }[] | undefined,
): DateCounts | undefined {
  return useMemo(() => {
    if (!dates) return undefined;
    const leftOut = dates.filter(({ problem }) => problem !== null).map(({ date }) => date);
    return { held: dates.length - leftOut.length, leftOut };
  }, [dates]);
}
