import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { announce } from "../../announce/announce.ts";
import type { Ghost } from "../drag/ghost.ts";
import { planLengthStep, planNudge, planTo, type MoveRules, type PlannedMove } from "../drag/move-planning.ts";
import { bodyPlace, isSamePlace } from "../model/geometry.ts";
import type { MoveTarget, ScheduleBlock } from "../types.ts";

interface KeyboardMove {
  /** Alt + arrow; returns false if the key is no arrow. */
  nudge: (block: ScheduleBlock, origin: HTMLElement, key: string) => boolean;
  /** Shift + Alt + up or down: the next length; returns false for other keys. */
  lengthen: (block: ScheduleBlock, origin: HTMLElement, key: string) => boolean;
  /** Alt was released, or focus left: the block moves to where it was nudged. */
  settle: () => void;
  /** Escape; returns false if nothing was being moved. */
  cancel: () => boolean;
}

interface Nudged {
  block: ScheduleBlock;
  target: MoveTarget;
  stopListening: (() => void) | undefined;
}

/** Sticky keys and some assistive tools never release Alt: a pause then ends the move. */
const SETTLE_MS = 900;

/**
 * Moves or resizes a block in steps while Alt is held and submits the result once, so that five steps are one move and
 * one Undo.
 */
export function useKeyboardMove(
  rules: MoveRules,
  ghost: RefObject<Ghost | null>,
  move: (block: ScheduleBlock, target: MoveTarget) => void,
  onDraggingChange: ((isDragging: boolean) => void) | undefined,
): KeyboardMove {
  const nudged = useRef<Nudged | undefined>(undefined);
  const latestRules = useRef(rules);
  useLayoutEffect(() => {
    latestRules.current = rules;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = () => {
    clearTimeout(timer.current);
    const finished = nudged.current;
    nudged.current = undefined;
    finished?.stopListening?.();
    ghost.current?.hide();
    if (finished) onDraggingChange?.(false);
    return finished;
  };

  const settle = () => {
    const finished = finish();
    if (finished && !isSamePlace(finished.target, finished.block)) move(finished.block, finished.target);
  };

  const placeOf = (block: ScheduleBlock): MoveTarget =>
    nudged.current?.block.id === block.id ? nudged.current.target : block;

  const show = (block: ScheduleBlock, origin: HTMLElement, planned: PlannedMove, target: MoveTarget) => {
    if (!nudged.current) onDraggingChange?.(true);
    const stopBefore = nudged.current?.stopListening;
    const stopListening = rules.onDescribed?.(() => {
      const plan = planTo(latestRules.current, block, target);
      if (plan.label === planned.label) return;
      const place = bodyPlace(rules.axis, rules.columns, plan.column, target);
      ghost.current?.show(origin, place, plan.label, plan.refusal !== undefined);
      announce(plan.label.replaceAll(" · ", ", "));
    });
    // Only now: nothing is requested without a listener.
    stopBefore?.();
    nudged.current = { block, target, stopListening };
    const place = bodyPlace(rules.axis, rules.columns, planned.column, target);
    ghost.current?.show(origin, place, planned.label, planned.refusal !== undefined);
    announce(planned.refusal ?? planned.label.replaceAll(" · ", ", "));
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLE_MS);
  };

  return {
    settle,
    nudge(block, origin, key) {
      const at = placeOf(block);
      const planned = planNudge(rules, block, at, key);
      if (!planned) return false;
      if (!block.movable) {
        announce(`${block.title} cannot be moved.`);
        return true;
      }
      const { start, end } = at;
      show(block, origin, planned, planned.refusal ? { columnId: block.columnId, start, end } : planned.target);
      return true;
    },
    lengthen(block, origin, key) {
      if (key !== "ArrowUp" && key !== "ArrowDown") return false;
      const planned = block.resizable ? planLengthStep(rules, block, placeOf(block), key) : undefined;
      if (planned) show(block, origin, planned, planned.target);
      else announce(noOtherLength(block, key));
      return true;
    },
    cancel() {
      const cancelled = finish();
      if (cancelled) announce(`${cancelled.block.title} stays where it is.`);
      return cancelled !== undefined;
    },
  };
}

function noOtherLength({ title, resizable }: ScheduleBlock, key: string): string {
  if (!resizable) return `The length of ${title} cannot be changed.`;
  return `${title} cannot be ${key === "ArrowUp" ? "shorter" : "longer"}.`;
}
