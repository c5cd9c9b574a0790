import type { ScheduleBlock, ScheduleColumn, ScheduleGridProps } from "../types.ts";

const MINUTE_MS = 60_000;
const HOUR_PX = 48;
const HEAD_PX = 22;
const LINE_PX = 14;

/** Number of lines that fit below the title at the smallest hour height. */
export function linesThatFit(block: ScheduleBlock): number {
  const height = ((block.end - block.start) / MINUTE_MS / 60) * HOUR_PX;
  return Math.max(0, Math.floor((height - HEAD_PX) / LINE_PX));
}

/** Screen reader label: the visible text in its order (WCAG 2.5.3), then time, column, status and payment. */
export function blockLabel(block: ScheduleBlock, columnTitle: string, formatTime: (instant: number) => string): string {
  const lines = block.lines.slice(0, Math.max(1, linesThatFit(block)));
  const from = formatTime(block.start);
  const until = formatTime(block.end);
  const showsTime = lines.some((line) => line.includes(from) && line.includes(until));
  const time = showsTime ? undefined : `${from} to ${until}`;
  return [block.title, ...lines, time, columnTitle, block.state, block.trailing?.label].filter(Boolean).join(", ");
}

/** Name of a column outside its header: in announcements and at a ghost. */
export function columnName(column: ScheduleColumn | undefined): string {
  return column?.name ?? column?.title ?? "";
}

/** Description of a time without a block. */
export function slotText(columnId: string, start: number, describe: ScheduleGridProps["describeSlot"]): string {
  return describe?.(columnId, start) ?? "free";
}
