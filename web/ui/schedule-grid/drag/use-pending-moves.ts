import { useCallback, useMemo, useState } from "react";
import { announce } from "../../announce/announce.ts";
import type { GridLabels } from "../model/use-grid-labels.ts";
import type { MoveTarget, ScheduleBlock, ScheduleGridProps } from "../types.ts";

interface PendingMoves {
  /** The blocks, with pending moves applied. */
  shown: readonly ScheduleBlock[];
  move: (block: ScheduleBlock, target: MoveTarget) => Promise<void>;
}

const NONE: ReadonlyMap<string, MoveTarget> = new Map();

/** Applies moves optimistically and reverts them when refused. Of two moves of one block, the later wins. */
export function usePendingMoves(
  blocks: readonly ScheduleBlock[],
  onMove: ScheduleGridProps["onMove"],
  labels: GridLabels,
): PendingMoves {
  const [pending, setPending] = useState(NONE);

  const move = useCallback(
    async (block: ScheduleBlock, target: MoveTarget) => {
      if (!onMove) return;
      setPending((moves) => new Map(moves).set(block.id, target));
      announce(labels.moved(block, target));
      try {
        await onMove(block.id, target);
      } catch {
        // The caller shows why; here the block is reverted and that is announced.
        announce(`${block.title} is back at ${labels.place(block)}.`, "assertive");
      }
      setPending((moves) => without(moves, block.id, target));
    },
    [onMove, labels],
  );

  const shown = useMemo(
    () => (pending.size === 0 ? blocks : blocks.map((block) => at(block, pending))),
    [blocks, pending],
  );
  return { shown, move };
}

function at(block: ScheduleBlock, pending: ReadonlyMap<string, MoveTarget>): ScheduleBlock {
  const target = pending.get(block.id);
  return target ? { ...block, ...target } : block;
}

function without(
  moves: ReadonlyMap<string, MoveTarget>,
  blockId: string,
  target: MoveTarget,
): ReadonlyMap<string, MoveTarget> {
  if (moves.get(blockId) !== target) return moves;
  const rest = new Map(moves);
  rest.delete(blockId);
  return rest;
}
