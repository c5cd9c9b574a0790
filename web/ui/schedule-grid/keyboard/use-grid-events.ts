import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { announce } from "../../announce/announce.ts";
import type { useBlockCard } from "../cards/use-block-card.ts";
import type { Ghost } from "../drag/ghost.ts";
import { pointIn } from "../model/geometry.ts";
import { instantAt, stepAt } from "../model/time-axis.ts";
import type { GridLabels } from "../model/use-grid-labels.ts";
import type { MoveTarget, ScheduleBlock, ScheduleGridProps } from "../types.ts";
import { nextStop, type GridModel } from "./navigation.ts";
import { useKeyboardMove } from "./use-keyboard-move.ts";
import type { useRovingFocus } from "./use-roving-focus.ts";

interface GridEventsInput {
  props: ScheduleGridProps;
  body: RefObject<HTMLElement | null>;
  model: GridModel;
  focus: ReturnType<typeof useRovingFocus>;
  card: ReturnType<typeof useBlockCard>;
  ghost: RefObject<Ghost | null>;
  move: (block: ScheduleBlock, target: MoveTarget) => Promise<void>;
  labels: GridLabels;
  openSlot: (columnId: string, start: number) => void;
}

/** The grid's event handlers: one set for all columns and blocks. */
export function useGridEvents({ props, body, model, focus, card, ghost, move, labels, openSlot }: GridEventsInput) {
  const { axis, columns, onCreate, onOpen } = props;
  const keyboardMove = useKeyboardMove(
    props,
    ghost,
    (block, target) => void move(block, target),
    props.onDraggingChange,
  );
  const { stop } = focus;
  const focused = model.blocksByColumn[stop.column]?.find((block) => block.id === stop.blockId);

  /** At a time of a strip, first shows what is free. */
  const begin = (at: number, step: number) => {
    const column = columns[at];
    if (!column) return;
    if (!column.strip) return onCreate?.(column.id, instantAt(axis, step));
    focus.focusStop({ column: at, step, blockId: undefined });
    openSlot(column.id, instantAt(axis, step));
  };

  const createHere = (): boolean => {
    begin(stop.column, stop.step);
    return true;
  };

  const goBy = (key: string): boolean => {
    const next = nextStop(model, stop, key);
    if (!next) return false;
    focus.focusStop(next);
    // A block's label is read when it takes focus; the free quarter hour is a single element that moved, so it is announced.
    const column = columns[next.column];
    if (next.blockId === undefined && column) announce(labels.slot(column.id, instantAt(axis, next.step)));
    return true;
  };

  const nudge = (event: KeyboardEvent): boolean => {
    if (!props.onMove || !focused || !(event.target instanceof HTMLElement)) return false;
    return event.shiftKey
      ? keyboardMove.lengthen(focused, event.target, event.key)
      : keyboardMove.nudge(focused, event.target, event.key);
  };

  const showCard = (event: KeyboardEvent): boolean => {
    if (!props.renderCard || !focused || !(event.target instanceof HTMLElement)) return false;
    card.open({ blockId: focused.id, anchor: event.target, byKey: true });
    return true;
  };

  /** Returns true if the grid handled the key; Enter on a block is left to its button. */
  const actByKey = (event: KeyboardEvent): boolean => {
    if (event.key === "Escape") return keyboardMove.cancel();
    if (event.altKey) return nudge(event);
    if (event.ctrlKey || event.metaKey) return false;
    if (event.key === "c") return createHere();
    if (focused) return event.key === " " ? showCard(event) : goBy(event.key);
    return event.key === "Enter" || event.key === " " ? createHere() : goBy(event.key);
  };

  /** Pressed on a block but released beside it: neither opens it nor creates a booking. */
  const beganOnBlock = useRef(false);

  return {
    onPointerDown(event: PointerEvent) {
      beganOnBlock.current = event.target instanceof Element && event.target.closest("[data-block]") !== null;
    },
    onKeyDown(event: KeyboardEvent) {
      if (actByKey(event)) event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key === "Alt") keyboardMove.settle();
      // Space clicks a button on keyup; here it already opened the card on keydown.
      if (event.key === " " && focused && props.renderCard) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (!(event.target instanceof Element) || !body.current) return;
      const blockId = event.target.closest<HTMLElement>("[data-block]")?.dataset["block"];
      if (blockId !== undefined) {
        card.close();
        return onOpen(blockId);
      }
      if (beganOnBlock.current || !event.target.closest("[data-column]")) return;
      const point = pointIn(body.current, axis, columns, event);
      begin(point.column, stepAt(axis, point.instant));
    },
    onFocus: focus.onFocus,
    onBlur(event: FocusEvent) {
      if (event.target.isConnected) keyboardMove.settle();
      focus.onBlur(event);
    },
    onPointerMove: (event: PointerEvent) => card.onPointerMove(event),
    onPointerLeave: () => card.onPointerLeave(),
  };
}
