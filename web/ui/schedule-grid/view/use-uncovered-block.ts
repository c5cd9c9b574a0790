import { type RefObject, useEffect } from "react";

/** Scrolls a block out from under what floats over the grid's right edge, as far as `scroll-padding` says. */
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
