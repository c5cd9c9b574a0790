import { clampStart, STEP_MS } from "./time-axis.ts";
import type { MoveTarget, ScheduleBlock, ScheduleColumn, ScheduleGridProps, TimeAxis } from "./types.ts";

/** What a move is judged by. */
export interface MoveRules {
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  formatTime: (instant: number) => string;
  canMoveToOtherColumn?: ScheduleGridProps["canMoveToOtherColumn"];
  describeMove?: ScheduleGridProps["describeMove"];
}

/** Where a block would go, in words; `refusal` when another column was wanted and is not allowed. */
export interface PlannedMove {
  target: MoveTarget;
  column: number;
  label: string;
  refusal: string | undefined;
}

const ARROWS: Readonly<Record<string, { columns: number; steps: number }>> = {
  ArrowUp: { columns: 0, steps: -1 },
  ArrowDown: { columns: 0, steps: 1 },
  ArrowLeft: { columns: -1, steps: 0 },
  ArrowRight: { columns: 1, steps: 0 },
};

/** A block at a wanted column and start: the column is kept where another is refused, the start kept on the axis. */
export function planMove(
  rules: MoveRules,
  block: ScheduleBlock,
  wantedColumn: number,
  wantedStart: number,
): PlannedMove {
  const { axis, columns, formatTime } = rules;
  const home = columns.findIndex((column) => column.id === block.columnId);
  const wanted = Math.max(0, Math.min(columns.length - 1, wantedColumn));
  const answer = wanted === home ? undefined : rules.canMoveToOtherColumn?.(block.id);
  const refusal = answer?.allowed === false ? answer.reason : undefined;
  const column = refusal === undefined ? wanted : home;
  const start = clampStart(axis, wantedStart, block.end - block.start);
  const target = { columnId: columns[column]?.id ?? block.columnId, start };
  const place = `${columns[column]?.title ?? ""}, ${formatTime(start)}`;
  const consequence = refusal ?? rules.describeMove?.(block.id, target);
  return { target, column, refusal, label: consequence ? `${place} · ${consequence}` : place };
}

/** A block one arrow further from where it is already planned; undefined when the key is no arrow. */
export function planNudge(
  rules: MoveRules,
  block: ScheduleBlock,
  at: MoveTarget,
  key: string,
): PlannedMove | undefined {
  const by = ARROWS[key];
  if (!by) return undefined;
  const column = rules.columns.findIndex((candidate) => candidate.id === at.columnId);
  return planMove(rules, block, column + by.columns, at.start + by.steps * STEP_MS);
}
