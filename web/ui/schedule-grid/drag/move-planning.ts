import { columnName } from "../model/format-block.ts";
import { clampStart, STEP_MS } from "../model/time-axis.ts";
import type { MoveTarget, ScheduleBlock, ScheduleColumn, ScheduleGridProps, TimeAxis } from "../types.ts";

/** Rules for moves. */
export interface MoveRules {
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  formatTime: (instant: number) => string;
  canMoveToOtherColumn?: ScheduleGridProps["canMoveToOtherColumn"];
  lengthsOf?: ScheduleGridProps["lengthsOf"];
  describeMove?: ScheduleGridProps["describeMove"];
  onDescribed?: ScheduleGridProps["onDescribed"];
}

/** Destination of a block, with its description; `refusal` if another column was requested but is not allowed. */
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

/** Plans a move to a column and start: keeps the column if another is refused, and clamps the start to the axis. */
export function planMove(
  rules: MoveRules,
  block: ScheduleBlock,
  wantedColumn: number,
  wantedStart: number,
  length = block.end - block.start,
): PlannedMove {
  const { axis, columns, formatTime } = rules;
  const home = columns.findIndex((column) => column.id === block.columnId);
  const wanted = Math.max(0, Math.min(columns.length - 1, wantedColumn));
  const wantedId = columns[wanted]?.id ?? block.columnId;
  const answer = wanted === home ? undefined : rules.canMoveToOtherColumn?.(block.id, wantedId);
  const refusal = answer?.allowed === false ? answer.reason : undefined;
  const column = refusal === undefined ? wanted : home;
  const start = clampStart(axis, wantedStart, length);
  const target = { columnId: columns[column]?.id ?? block.columnId, start, end: start + length };
  const place = `${columnName(columns[column])}, ${formatTime(start)}`;
  return { target, column, refusal, label: withConsequence(rules, block, target, place, refusal) };
}

/** Plans one arrow step from the planned place; undefined if the key is no arrow. */
export function planNudge(
  rules: MoveRules,
  block: ScheduleBlock,
  at: MoveTarget,
  key: string,
): PlannedMove | undefined {
  const by = ARROWS[key];
  if (!by) return undefined;
  const column = rules.columns.findIndex((candidate) => candidate.id === at.columnId);
  return planMove(rules, block, column + by.columns, nextQuarter(rules.axis, at.start, by.steps), at.end - at.start);
}

/** The quarter hour after (1) or before (-1) a start, which may lie between two; 0 returns the start. */
function nextQuarter(axis: TimeAxis, start: number, direction: number): number {
  if (direction === 0) return start;
  const quarters = (start - axis.start) / STEP_MS;
  const next = direction > 0 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1;
  return axis.start + next * STEP_MS;
}

/** Describes an already planned move with what is known now. */
export function planTo(rules: MoveRules, block: ScheduleBlock, target: MoveTarget): PlannedMove {
  const length = target.end - target.start;
  if (isLengthOnly(block, target)) return lengthened(rules, block, target, length);
  const column = rules.columns.findIndex(({ id }) => id === target.columnId);
  return planMove(rules, block, column, target.start, length);
}

function isLengthOnly(block: ScheduleBlock, { columnId, start, end }: MoveTarget): boolean {
  return columnId === block.columnId && start === block.start && end !== block.end;
}

function withConsequence(
  rules: MoveRules,
  block: ScheduleBlock,
  target: MoveTarget,
  place: string,
  refusal?: string,
): string {
  const consequence = refusal ?? rules.describeMove?.(block.id, target);
  return consequence ? `${place} · ${consequence}` : place;
}

/** Plans the allowed length nearest to a requested end, at the planned start. */
export function planResize(rules: MoveRules, block: ScheduleBlock, at: MoveTarget, wantedEnd: number): PlannedMove {
  const lengths = lengthsFrom(rules, block, at);
  const wanted = wantedEnd - at.start;
  const length = lengths.reduce(
    (best, candidate) => (Math.abs(candidate - wanted) < Math.abs(best - wanted) ? candidate : best),
    at.end - at.start,
  );
  return lengthened(rules, block, at, length);
}

/** Plans the next shorter (ArrowUp) or longer (ArrowDown) length; undefined if there is none, or for other keys. */
export function planLengthStep(
  rules: MoveRules,
  block: ScheduleBlock,
  at: MoveTarget,
  key: string,
): PlannedMove | undefined {
  const now = at.end - at.start;
  const lengths = lengthsFrom(rules, block, at);
  const next = key === "ArrowUp" ? lengths.findLast((each) => each < now) : lengths.find((each) => each > now);
  return next === undefined ? undefined : lengthened(rules, block, at, next);
}

/** Describes a move in short: another place or another end. */
export function movedText(rules: MoveRules, block: ScheduleBlock, target: MoveTarget): string {
  const { columns, formatTime } = rules;
  if (isLengthOnly(block, target)) return `${block.title} ends at ${formatTime(target.end)}.`;
  const column = columns.find(({ id }) => id === target.columnId);
  return `${block.title} moves to ${columnName(column)}, ${formatTime(target.start)}.`;
}

function lengthsFrom({ axis, lengthsOf }: MoveRules, block: ScheduleBlock, at: MoveTarget): number[] {
  const lengths = lengthsOf?.(block.id) ?? [];
  return lengths.filter((length) => at.start + length <= axis.end).toSorted((a, b) => a - b);
}

const MINUTE_MS = 60_000;

function lengthened(rules: MoveRules, block: ScheduleBlock, at: MoveTarget, length: number): PlannedMove {
  const { columns, formatTime } = rules;
  const target = { columnId: at.columnId, start: at.start, end: at.start + length };
  const words = `${formatTime(target.start)}–${formatTime(target.end)}, ${Math.round(length / MINUTE_MS)} min`;
  const column = Math.max(
    0,
    columns.findIndex(({ id }) => id === at.columnId),
  );
  return { target, column, refusal: undefined, label: withConsequence(rules, block, target, words) };
}
