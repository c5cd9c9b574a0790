import { useMemo } from "react";
import { movedText } from "../drag/move-planning.ts";
import type { MoveTarget, ScheduleBlock, ScheduleGridProps } from "../types.ts";
import { columnName, slotText } from "./format-block.ts";

/** Texts for places and moves. */
export interface GridLabels {
  /** "C. Dubois moves to Bay 4, 18:30." */
  moved: (block: ScheduleBlock, target: MoveTarget) => string;
  /** "Bay 4, 18:30" */
  place: (target: Pick<MoveTarget, "columnId" | "start">) => string;
  /** "Bay 4, 18:30, free" */
  slot: (columnId: string, start: number) => string;
}

/** The grid's texts, memoized by columns and axis. */
export function useGridLabels({ axis, columns, formatTime, describeSlot }: ScheduleGridProps): GridLabels {
  return useMemo(() => {
    const place: GridLabels["place"] = ({ columnId, start }) =>
      `${columnName(columns.find((column) => column.id === columnId))}, ${formatTime(start)}`;
    return {
      place,
      moved: (block, target) => movedText({ axis, columns, formatTime }, block, target),
      slot: (columnId, start) => `${place({ columnId, start })}, ${slotText(columnId, start, describeSlot)}`,
    };
  }, [axis, columns, formatTime, describeSlot]);
}
