import { useEffect, useLayoutEffect, type RefObject } from "react";
import type { TimeAxis } from "../types.ts";

const NOW_FROM_TOP = 0.4;

/** Opens a day with the now line two fifths down, or at its top if it has none; and at the selected column. */
export function useOpeningScroll(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  axis: TimeAxis,
  now: number,
  openAt: string | undefined,
): void {
  const dayStart = axis.start;
  useLayoutEffect(() => {
    if (!scroller.current || !body.current) return;
    const share = (now - axis.start) / (axis.end - axis.start);
    const isToday = share >= 0 && share < 1;
    const wanted = share * body.current.offsetHeight - scroller.current.clientHeight * NOW_FROM_TOP;
    scroller.current.scrollTop = isToday ? wanted : 0;
    // Only when another day opens: the grid must not jump while in use as time passes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dayStart]);

  useLayoutEffect(() => {
    const column = openAt === undefined ? null : body.current?.querySelector<HTMLElement>(columnSelector(openAt));
    const rail = body.current?.querySelector<HTMLElement>(".sg-rail")?.offsetWidth ?? 0;
    if (column && scroller.current) scroller.current.scrollLeft = column.offsetLeft - rail;
  }, [scroller, body, openAt]);
}

/** Scrolls a block out from under what floats above the grid's right edge, as far as `scroll-padding` says. */
export function useUncoveredBlock(scroller: RefObject<HTMLElement | null>, blockId: string | undefined): void {
  useEffect(() => {
    if (blockId === undefined || !scroller.current) return;
    const block = scroller.current.querySelector(`[data-block="${CSS.escape(blockId)}"]`);
    if (!block) return;
    const covered = Number.parseFloat(getComputedStyle(scroller.current).scrollPaddingRight) || 0;
    const edge = scroller.current.getBoundingClientRect().right - covered;
    const hidden = block.getBoundingClientRect().right - edge;
    if (hidden > 0) scroller.current.scrollBy({ left: hidden });
  }, [scroller, blockId]);
}

function columnSelector(id: string): string {
  return `[data-column="${CSS.escape(id)}"]`;
}
