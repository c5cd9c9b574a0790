import { bodyPlace, isSamePlace, pointIn, snapStart, type BodyPoint } from "../model/geometry.ts";
import type { MoveTarget, ScheduleBlock } from "../types.ts";
import type { Ghost } from "./ghost.ts";
import { planMove, planResize, type MoveRules, type PlannedMove } from "./move-planning.ts";

/** Input of a drag; read at each step, so it is never stale. */
export interface DragContext {
  rules: MoveRules;
  ghost: Ghost;
  body: HTMLElement;
  blockById: (id: string) => ScheduleBlock | undefined;
  onDragStart: () => void;
  /** Called when the drag was dropped or cancelled. */
  onDragEnd: () => void;
  onDrop: (block: ScheduleBlock, target: MoveTarget) => void;
}

interface Drag {
  block: ScheduleBlock;
  origin: HTMLElement;
  pointerId: number;
  /** Dragged by the lower edge: only the end follows. */
  isResize: boolean;
  /** Where it was grabbed, in ms from its start, or from its end when resizing. */
  grabOffset: number;
  planned: PlannedMove | undefined;
  /** The preview arrives a moment after the ghost has moved. */
  stopListening: (() => void) | undefined;
}

const MOUSE_THRESHOLD_PX = 4;
const LONG_PRESS_MS = 350;
const EDGE_PX = 36;
const EDGE_SPEED_PX = 10;
/** Height of a block's lower edge used for resizing; touch needs more. */
const GRIP_PX = 8;
const TOUCH_GRIP_PX = 16;
const GRIP_SHARE = 0.34;

/**
 * Moves blocks by mouse, pen and touch, or resizes them by the lower edge. A mouse drags after 4 px; touch after a long
 * press, so that it can still scroll. Escape cancels. Returns the detach function.
 */
export function attachDrag(scroller: HTMLElement, context: () => DragContext | undefined): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed:
    { event: PointerEvent; origin: HTMLElement; timer: ReturnType<typeof setTimeout> | undefined } | undefined;
  let drag: Drag | undefined;
  let last: PointerEvent | undefined;
  let frame = 0;

  const start = (event: PointerEvent, origin: HTMLElement) => {
    const now = context();
    const block = now?.blockById(origin.dataset["block"] ?? "");
    if (!now || !block) return;
    const point = pointIn(now.body, now.rules.axis, now.rules.columns, event);
    const isResize = block.resizable === true && isAtLowerEdge(origin, event);
    const grabOffset = point.instant - (isResize ? block.end : block.start);
    const stopListening = now.rules.onDescribed?.(() => follow(last ?? event));
    drag = { block, origin, pointerId: event.pointerId, isResize, grabOffset, planned: undefined, stopListening };
    // Captured by the block itself: a style on the whole grid would recalculate the styles of every block.
    origin.setPointerCapture(event.pointerId);
    now.onDragStart();
    follow(event);
  };

  const follow = (event: PointerEvent) => {
    const now = context();
    if (!drag || !now) return;
    const { axis, columns } = now.rules;
    const planned = plan(drag, now.rules, pointIn(now.body, axis, columns, event));
    if (planned.label === drag.planned?.label && isSamePlace(planned.target, drag.planned.target)) return;
    drag.planned = planned;
    const { target, column, label, refusal } = planned;
    now.ghost.show(drag.origin, bodyPlace(axis, columns, column, target), label, refusal !== undefined);
  };

  const onFrame = () => {
    frame = 0;
    if (!drag || !last) return;
    if (scrollAtEdge(scroller, last)) frame = requestAnimationFrame(onFrame);
    follow(last);
  };

  const end = (drop: boolean) => {
    if (pressed?.timer) clearTimeout(pressed.timer);
    pressed = undefined;
    cancelAnimationFrame(frame);
    frame = 0;
    if (!drag) return;
    const { block, origin, planned, pointerId, stopListening } = drag;
    drag = undefined;
    stopListening?.();
    const now = context();
    now?.ghost.hide();
    now?.onDragEnd();
    if (origin.hasPointerCapture(pointerId)) origin.releasePointerCapture(pointerId);
    if (drop && planned && now && !isSamePlace(planned.target, block)) now.onDrop(block, planned.target);
    swallowNextClick(scroller);
  };

  const onDown = (event: PointerEvent) => {
    const origin = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-movable]") : null;
    if (event.button !== 0 || !event.isPrimary || !origin || !context()) return;
    const timer = event.pointerType === "touch" ? setTimeout(() => start(event, origin), LONG_PRESS_MS) : undefined;
    pressed = { event, origin, timer };
  };

  const onMove = (event: PointerEvent) => {
    last = event;
    if (drag) {
      frame ||= requestAnimationFrame(onFrame);
      return;
    }
    if (!pressed || distance(pressed.event, event) < MOUSE_THRESHOLD_PX) return;
    const { origin, timer, event: down } = pressed;
    if (timer) clearTimeout(timer);
    pressed = undefined;
    // A finger that moves before the long press is scrolling. The timer may be late on a busy phone, so event times decide.
    const isHeld = timer !== undefined && event.timeStamp - down.timeStamp >= LONG_PRESS_MS;
    if (!timer || isHeld) start(down, origin);
  };

  scroller.addEventListener("pointerdown", onDown, { signal });
  scroller.addEventListener("pointermove", onMove, { signal });
  scroller.addEventListener("pointerup", () => end(true), { signal });
  scroller.addEventListener("pointercancel", () => end(false), { signal });
  scroller.addEventListener("contextmenu", (event) => drag && event.preventDefault(), { signal });
  // Not passive: during a touch drag, the page must not scroll.
  scroller.addEventListener("touchmove", (event) => drag && event.preventDefault(), { signal, passive: false });
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(false), { signal });
  return () => {
    end(false);
    listening.abort();
  };
}

function plan({ block, isResize, grabOffset }: Drag, rules: MoveRules, point: BodyPoint): PlannedMove {
  if (isResize) return planResize(rules, block, block, point.instant - grabOffset);
  return planMove(
    rules,
    block,
    point.column,
    snapStart(rules.axis, point.instant - grabOffset, block.end - block.start),
  );
}

function isAtLowerEdge(origin: HTMLElement, { clientY, pointerType }: PointerEvent): boolean {
  const { bottom, height } = origin.getBoundingClientRect();
  const grip = Math.min(pointerType === "touch" ? TOUCH_GRIP_PX : GRIP_PX, height * GRIP_SHARE);
  return clientY >= bottom - grip;
}

function distance(from: PointerEvent, to: PointerEvent): number {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
}

/** Scrolls while the pointer is near an edge; returns false if nothing scrolled. */
function scrollAtEdge(scroller: HTMLElement, pointer: PointerEvent): boolean {
  const box = scroller.getBoundingClientRect();
  const across = edgePull(pointer.clientX, box.left, box.right);
  const down = edgePull(pointer.clientY, box.top, box.bottom);
  if (across === 0 && down === 0) return false;
  const { scrollLeft, scrollTop } = scroller;
  scroller.scrollBy(across * EDGE_SPEED_PX, down * EDGE_SPEED_PX);
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}

function edgePull(at: number, from: number, to: number): -1 | 0 | 1 {
  if (at < from + EDGE_PX) return -1;
  return at > to - EDGE_PX ? 1 : 0;
}

/** Suppresses the click that ends a drag. It comes in the same task or not at all. */
function swallowNextClick(scroller: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  scroller.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => scroller.removeEventListener("click", swallow, { capture: true }), 0);
}
