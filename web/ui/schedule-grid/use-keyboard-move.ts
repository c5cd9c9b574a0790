import { type RefObject, useEffect, useRef } from "react";
import { announce } from "../announce/announce.ts";
import { bodyPlace, isSamePlace } from "./geometry.ts";
import type { Ghost } from "./ghost.ts";
import { type MoveRules, planNudge } from "./move-planning.ts";
import type { MoveTarget, ScheduleBlock } from "./types.ts";

interface KeyboardMove {
  /** Alt + arrow; false when the key is no arrow. */
  nudge: (block: ScheduleBlock, origin: HTMLElement, key: string) => boolean;
  /** Alt let go, or the focus leaves: the block goes where it was nudged to. */
  settle: () => void;
  /** Escape; false when nothing was being moved. */
  cancel: () => boolean;
}

/** Sticky keys and some assistive tools never let Alt go: a pause then ends the move. */
const SETTLE_MS = 900;

/** Moves a block by steps as long as Alt is held and sends the sum once, so that five steps are one move and one Undo. */
export function useKeyboardMove(
  rules: MoveRules,
  ghost: RefObject<Ghost | null>,
  move: (block: ScheduleBlock, target: MoveTarget) => void,
): KeyboardMove {
  const nudged = useRef<{ block: ScheduleBlock; target: MoveTarget } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = () => {
    clearTimeout(timer.current);
    const finished = nudged.current;
    nudged.current = undefined;
    ghost.current?.hide();
    return finished;
  };

  const settle = () => {
    const finished = finish();
    if (finished && !isSamePlace(finished.target, finished.block)) move(finished.block, finished.target);
  };

  return {
    settle,
    nudge(block, origin, key) {
      const at = nudged.current?.block.id === block.id ? nudged.current.target : block;
      const planned = planNudge(rules, block, at, key);
      if (!planned) return false;
      if (!block.movable) {
        announce(`${block.title} cannot be moved.`);
        return true;
      }
      const target = planned.refusal ? { columnId: block.columnId, start: at.start } : planned.target;
      nudged.current = { block, target };
      const place = bodyPlace(rules.axis, planned.column, rules.columns.length, target.start, block.end - block.start);
      ghost.current?.show(origin, place, planned.label);
      announce(planned.refusal ?? planned.label.replace(" · ", ", "));
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLE_MS);
      return true;
    },
    cancel() {
      const cancelled = finish();
      if (cancelled) announce(`${cancelled.block.title} stays where it is.`);
      return cancelled !== undefined;
    },
  };
}
