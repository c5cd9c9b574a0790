import type { ReactNode } from "react";
import type { IconName } from "../icon/Icon.tsx";
import type { Tone } from "../state/tone.ts";

/** All instants are epoch milliseconds; the kit knows no zone, the caller's labels carry it. */
export interface TimeRange {
  start: number;
  end: number;
}

/** One line of the time rail. A day of 25 hours has one tick more and the repeated hour's label twice. */
export interface AxisTick {
  instant: number;
  label: string;
}

/** The part of a venue day that is shown: from the first instant to the last, with the ticks between. */
export interface TimeAxis extends TimeRange {
  ticks: readonly AxisTick[];
  /** Stands over the rail: "UTC−7". */
  zoneLabel?: string;
}

/** What stands over several columns, or over one that needs more words: a day of a week. */
export interface ColumnGroup {
  id: string;
  title: string;
  subtitle?: string;
  usePercent?: number;
  /** The one that is worked at. */
  isCurrent?: boolean;
}

/** Something taken in a strip: a lane (0-based), a time and the tone of its state. */
export interface StripMark extends TimeRange {
  lane: number;
  tone: Tone;
}

/** A column that shows how full it is instead of single blocks: a narrow lane for each bay. */
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
  /** Said instead of the title where that does not tell it apart: "Tue 4 May, Bay 4". */
  name?: string;
  /** A person: the head shows the initials. */
  isPerson?: boolean;
  /** Share of the width; 1 unless said. */
  weight?: number;
  /** All columns have one or none has; neighbours with the same object stand under one head. */
  group?: ColumnGroup;
  strip?: Strip;
  /** How much of the open day is taken, 0 to 100. */
  usePercent?: number;
  /** When nothing can be booked here; hatched. */
  closed?: readonly TimeRange[];
}

/**
 * solid: a filled block. dashed: not there for good (a hold). ringed: asks for a person (late).
 * struck: over and not taken place (cancelled). hatched: no booking but a closure.
 */
export type BlockLook = "solid" | "dashed" | "ringed" | "struck" | "hatched";

export interface ScheduleBlock extends TimeRange {
  id: string;
  columnId: string;
  title: string;
  /** As many of these as the block's height holds. */
  lines: readonly string[];
  tone: Tone;
  look?: BlockLook;
  /** The state in a word, read with the block and shown in the list. */
  state: string;
  /** At the name: the booking's state. */
  icon?: IconName;
  /** At the right: money. */
  trailing?: { icon: IconName; tone: Tone; label: string };
  /** Shrinks to 24 px beside a block that overlaps it. */
  yields?: boolean;
  movable?: boolean;
  /** Its lower edge can be taken; it then has several lengths. */
  resizable?: boolean;
}

/** Where a block goes: another place, another length or both. */
export interface MoveTarget extends TimeRange {
  columnId: string;
}

export type ColumnMove = { allowed: true } | { allowed: false; reason: string };

export interface ScheduleGridProps {
  /** Names the grid: "Tuesday 4 May by bay". */
  label: string;
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  blocks: readonly ScheduleBlock[];
  now: number;
  /** The last column that the now-line crosses; all unless said. */
  nowUntil?: string | undefined;
  /** The column that is scrolled into sight when it changes: the day in hand. */
  openAt?: string | undefined;
  /** The block that is shown in a panel over the grid's right edge, and stays in sight beside it. */
  openBlock?: string | undefined;
  /** A time of day in the venue's zone and format: "18:30". */
  formatTime: (instant: number) => string;
  onCreate?: (columnId: string, start: number) => void;
  onOpen: (blockId: string) => void;
  /**
   * Moves a block. The grid shows it at the target until the promise settles; resolve when `blocks` carries the new
   * place, reject to have it go back (the caller says why).
   */
  onMove?: (blockId: string, target: MoveTarget) => Promise<void>;
  canMoveToOtherColumn?: (blockId: string, columnId: string) => ColumnMove;
  /** The lengths (ms) that a block can have; fewer than two means that its length stands. */
  lengthsOf?: (blockId: string) => readonly number[];
  /** What going there means: "price unchanged". Read at the ghost, so keep it quick. */
  describeMove?: (blockId: string, target: MoveTarget) => string | undefined;
  /** Tells when `describeMove` knows more than a moment ago; returns the way to stop listening. */
  onDescribed?: (listener: () => void) => () => void;
  /** The card at a block under the pointer, or at the focused one after Space. */
  renderCard?: (block: ScheduleBlock, close: () => void) => ReactNode;
  /** What a time without a block is: "free" unless said. */
  describeSlot?: (columnId: string, start: number) => string;
  /** The card at a time of a strip, after a click or Enter there. */
  renderSlot?: (columnId: string, start: number, close: () => void) => ReactNode;
  /** The head of a group was pressed. */
  onGroup?: (groupId: string) => void;
  /** A block is being moved by pointer or keys (true) or no longer (false): updates should wait meanwhile. */
  onDraggingChange?: (isDragging: boolean) => void;
  /** Off: neither the mouse nor a finger moves a block; the keyboard still does. */
  draggable?: boolean;
}
