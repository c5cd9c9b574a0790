import type { ScheduleBlock } from "./types.ts";

const MINUTE_MS = 60_000;
const HOUR_PX = 48;
const HEAD_PX = 22;
const LINE_PX = 14;

/** How many lines stand whole under the title at the smallest hour height. */
export function linesThatFit(block: ScheduleBlock): number {
  const height = ((block.end - block.start) / MINUTE_MS / 60) * HOUR_PX;
  return Math.max(0, Math.floor((height - HEAD_PX) / LINE_PX));
}

/** What a screen reader says for a block: name, time, column, state, money. */
export function blockLabel(block: ScheduleBlock, columnTitle: string, formatTime: (instant: number) => string): string {
  return [
    block.title,
    ...block.lines.slice(0, 1),
    `${formatTime(block.start)} to ${formatTime(block.end)}`,
    columnTitle,
    block.state,
    block.trailing?.label,
  ]
    .filter(Boolean)
    .join(", ");
}
