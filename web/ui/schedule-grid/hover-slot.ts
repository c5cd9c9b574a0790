import { bodyPlace, pointIn, slotStart } from "./geometry.ts";
import type { MoveRules } from "./move-planning.ts";

const SHOWN_MS = 30 * 60_000;

/** Shows the quarter hour under the mouse, written to the DOM directly. Returns the way to detach. */
export function attachHoverSlot(
  scroller: HTMLElement,
  body: HTMLElement,
  slot: HTMLElement,
  rules: () => MoveRules,
): () => void {
  const listening = new AbortController();
  const hide = () => {
    slot.hidden = true;
  };
  const follow = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isFree = event.pointerType === "mouse" && event.buttons === 0 && target?.matches("[data-column], .sg-closed");
    if (!isFree) return hide();
    const { axis, columns, formatTime } = rules();
    const point = pointIn(body, axis, columns, event);
    const start = slotStart(axis, point.instant);
    Object.assign(
      slot.style,
      bodyPlace(axis, point.column, columns.length, start, Math.min(SHOWN_MS, axis.end - start)),
    );
    slot.textContent = `+ ${formatTime(start)}`;
    slot.hidden = false;
  };
  scroller.addEventListener("pointermove", follow, { signal: listening.signal });
  scroller.addEventListener("pointerdown", hide, { signal: listening.signal });
  scroller.addEventListener("pointerleave", hide, { signal: listening.signal });
  return () => listening.abort();
}
