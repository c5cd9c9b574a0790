import type { ReactNode } from "react";
import type { IconName } from "../icon/Icon.tsx";
import type { Tone } from "../state/tone.ts";

/** All instants are epoch milliseconds; the UI kit knows no time zone, which the caller's labels carry. */
export interface TimeRange {
  start: number;
  end: number;
}

/** A line of the time rail. A day of 25 hours has one more tick, with the repeated hour's label twice. */
export interface AxisTick {
  instant: number;
  label: string;
}

/** The visible part of a venue day: from the first instant to the last, with the ticks between. */
export interface TimeAxis extends TimeRange {
  ticks: readonly AxisTick[];
  /** Shown above the rail: "UTC−7". */
  zoneLabel?: string;
}

/** Header above several columns, or above one that needs more text: a day of a week. */
export interface ColumnGroup {
  id: string;
  title: string;
  subtitle?: string;
  usePercent?: number;
  /** The selected one. */
  isCurrent?: boolean;
}

/** A booking in a strip: a lane (0-based), a time and the tone of its status. */
export interface StripMark extends TimeRange {
  lane: number;
  tone: Tone;
}

/** A column that shows its occupancy instead of single blocks: a narrow lane for each bay. */
export interface Strip {
  lanes: number;
  marks: readonly StripMark[];
  /** By lane, when it cannot be booked. */
  off?: readonly (readonly TimeRange[])[];
}

export interface ScheduleColumn {
  id: string;
  title: string;
  subtitle?: string;
  /** Used instead of the title if that is ambiguous: "Tue 4 May, Bay 4". */
  name?: string;
  /** A person: the header shows the initials. */
  isPerson?: boolean;
  /** Share of the width; defaults to 1. */
  weight?: number;
  /** Either all columns have one or none; adjacent columns with the same object share a header. */
  group?: ColumnGroup;
  strip?: Strip;
  /** Percentage of the open day that is taken, 0 to 100. */
  usePercent?: number;
  /** When nothing can be booked here; hatched. */
  closed?: readonly TimeRange[];
}

/**
 * solid: a filled block. dashed: temporary (a hold). ringed: needs attention (late). struck: did not take place
 * (cancelled). hatched: not a booking but a closure.
 */
export type BlockLook = "solid" | "dashed" | "ringed" | "struck" | "hatched";

export interface ScheduleBlock extends TimeRange {
  id: string;
  columnId: string;
  title: string;
  /** As many of these are shown as fit the block's height. */
  lines: readonly string[];
  tone: Tone;
  look?: BlockLook;
  /** The status in a word, read with the block and shown in the list. */
  state: string;
  /** Next to the name: the booking's status. */
  icon?: IconName;
  /** On the right: payment. */
  trailing?: { icon: IconName; tone: Tone; label: string };
  /** Shrinks to 24 px next to a block that overlaps it. */
  yields?: boolean;
  movable?: boolean;
  /** Its lower edge can be dragged; it must then have several lengths. */
  resizable?: boolean;
}

/** Destination of a block: another place, another length or both. */
export interface MoveTarget extends TimeRange {
  columnId: string;
}

export type ColumnMove = { allowed: true } | { allowed: false; reason: string };

export interface ScheduleGridProps {
  /** Accessible name of the grid: "Tuesday 4 May by bay". */
  label: string;
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  blocks: readonly ScheduleBlock[];
  now: number;
  /** The last column that the now line crosses; defaults to all. */
  nowUntil?: string | undefined;
  /** Scrolled into view whenever it changes: the selected day. */
  openAt?: string | undefined;
  /** The block shown in a panel above the grid's right edge; kept visible next to it. */
  openBlock?: string | undefined;
  /** Formats a time of day in the venue's zone and format: "18:30". */
  formatTime: (instant: number) => string;
  onCreate?: (columnId: string, start: number) => void;
  onOpen: (blockId: string) => void;
  /**
   * Moves a block. The grid shows it at the target until the promise settles; resolve once `blocks` contains the new
   * place, reject to revert it (the caller shows why).
   */
  onMove?: (blockId: string, target: MoveTarget) => Promise<void>;
  canMoveToOtherColumn?: (blockId: string, columnId: string) => ColumnMove;
  /** The lengths (ms) a block can have; fewer than two means its length is fixed. */
  lengthsOf?: (blockId: string) => readonly number[];
  /** Consequences of a move: "price unchanged". Called at each step of the ghost, so keep it fast. */
  describeMove?: (blockId: string, target: MoveTarget) => string | undefined;
  /** Subscribes to new results of `describeMove`; returns the unsubscribe function. */
  onDescribed?: (listener: () => void) => () => void;
  /** Card of the block under the pointer, or of the focused one after Space. */
  renderCard?: (block: ScheduleBlock, close: () => void) => ReactNode;
  /** Description of a time without a block; defaults to "free". */
  describeSlot?: (columnId: string, start: number) => string;
  /** Card of a time in a strip, after a click or Enter there. */
  renderSlot?: (columnId: string, start: number, close: () => void) => ReactNode;
  /** Called when a group header is pressed. */
  onGroup?: (groupId: string) => void;
  /** Called with true while a block is moved by pointer or keys, then with false: updates should wait in between. */
  onDraggingChange?: (isDragging: boolean) => void;
  /** If false, neither mouse nor touch moves a block; the keyboard still does. */
  draggable?: boolean;
}
