import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from "react";
import { instantAt, stepAt } from "../model/time-axis.ts";
import { stopAt, type GridModel, type Stop } from "./navigation.ts";

interface RovingFocus {
  /** Where Tab enters the grid. */
  stop: Stop;
  /** Moves there, including focus. */
  focusStop: (stop: Stop) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * A single tab stop among all quarter hours and blocks. If the focused block is re-rendered elsewhere or removed, focus
 * moves with it or to its former place: it is never lost.
 */
export function useRovingFocus(scroller: RefObject<HTMLElement | null>, model: GridModel, now: number): RovingFocus {
  const [chosen, setChosen] = useState<Stop>(() => ({ column: 0, step: stepAt(model.axis, now), blockId: undefined }));
  const hasFocus = useRef(false);
  const wantsFocus = useRef(false);
  const stop = useMemo(() => settled(model, chosen), [model, chosen]);

  useLayoutEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    const target = elementOf(grid, stop);
    for (const other of grid.querySelectorAll<HTMLElement>('[data-block][tabindex="0"]')) other.tabIndex = -1;
    if (target) target.tabIndex = 0;
    const lost = hasFocus.current && (document.activeElement === document.body || document.activeElement === null);
    if (wantsFocus.current || lost) target?.focus();
    wantsFocus.current = false;
  }, [scroller, model, stop]);

  return {
    stop,
    focusStop(next) {
      wantsFocus.current = true;
      setChosen(next);
    },
    onFocus(event) {
      hasFocus.current = true;
      const blockId = event.target.closest<HTMLElement>("[data-block]")?.dataset["block"];
      if (blockId !== undefined && blockId !== stop.blockId) setChosen((last) => ({ ...last, blockId }));
    },
    onBlur(event) {
      // Removal of a focused block from the DOM does not count as leaving.
      if (event.target.isConnected && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
    },
  };
}

/** The chosen stop among the current blocks: a block is followed to its column, a removed one leaves its quarter hour. */
function settled(model: GridModel, chosen: Stop): Stop {
  const column = model.blocksByColumn.findIndex((blocks) => blocks.some((block) => block.id === chosen.blockId));
  const block = model.blocksByColumn[column]?.find((candidate) => candidate.id === chosen.blockId);
  if (!block) {
    const kept = Math.max(0, Math.min(chosen.column, model.blocksByColumn.length - 1));
    return chosen.blockId === undefined ? { ...chosen, column: kept } : stopAt(model, kept, chosen.step);
  }
  const at = instantAt(model.axis, chosen.step);
  const inside = block.start < at + 1 && at < block.end;
  return { column, step: inside ? chosen.step : stepAt(model.axis, block.start), blockId: block.id };
}

function elementOf(grid: HTMLElement, stop: Stop): HTMLElement | null {
  if (stop.blockId === undefined) return grid.querySelector<HTMLElement>("[data-cursor]");
  return grid.querySelector<HTMLElement>(`[data-block="${CSS.escape(stop.blockId)}"]`);
}
