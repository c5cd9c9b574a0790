import { type RefObject, useLayoutEffect } from "react";
import type { TimeAxis } from "./types.ts";

const NOW_FROM_TOP = 0.4;

/** Opens a day with the now-line two fifths down; a day without now opens at its top. */
export function useOpeningScroll(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  axis: TimeAxis,
  now: number,
): void {
  const dayStart = axis.start;
  useLayoutEffect(() => {
    if (!scroller.current || !body.current) return;
    const share = (now - axis.start) / (axis.end - axis.start);
    const isToday = share >= 0 && share < 1;
    const wanted = share * body.current.offsetHeight - scroller.current.clientHeight * NOW_FROM_TOP;
    scroller.current.scrollTop = isToday ? wanted : 0;
    // Only when another day opens: the grid must not jump under the hand as the clock goes on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dayStart]);
}
