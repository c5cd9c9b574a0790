import { slotText } from "../model/format-block.ts";
import { bodyPlace, pointIn, slotStart } from "../model/geometry.ts";
import type { ScheduleGridProps } from "../types.ts";
import type { MoveRules } from "./move-planning.ts";

const SHOWN_MS = 30 * 60_000;
const STRIP_SHOWN_MS = 60 * 60_000;

/** Highlights the quarter hour under the mouse, written to the DOM directly. Returns the detach function. */
export function attachHoverSlot(
  scroller: HTMLElement,
  body: HTMLElement,
  slot: HTMLElement,
  rules: () => MoveRules & Pick<ScheduleGridProps, "describeSlot">,
): () => void {
  const listening = new AbortController();
  const hide = () => {
    slot.hidden = true;
  };
  const follow = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isFree = event.pointerType === "mouse" && event.buttons === 0 && target?.matches("[data-column], .sg-closed");
    if (!isFree) return hide();
    const { axis, columns, formatTime, describeSlot } = rules();
    const point = pointIn(body, axis, columns, event);
    const start = slotStart(axis, point.instant);
    const column = columns[point.column];
    const shown = column?.strip ? STRIP_SHOWN_MS : SHOWN_MS;
    Object.assign(
      slot.style,
      bodyPlace(axis, columns, point.column, { start, end: Math.min(start + shown, axis.end) }),
    );
    slot.textContent = column?.strip ? slotText(column.id, start, describeSlot) : `+ ${formatTime(start)}`;
    slot.toggleAttribute("data-strip", column?.strip !== undefined);
    slot.hidden = false;
  };
  scroller.addEventListener("pointermove", follow, { signal: listening.signal });
  scroller.addEventListener("pointerdown", hide, { signal: listening.signal });
  scroller.addEventListener("pointerleave", hide, { signal: listening.signal });
  return () => listening.abort();
}
