import { clampStep, instantAt, stepAt, stepCount } from "../model/time-axis.ts";
import type { ScheduleBlock, TimeAxis } from "../types.ts";

/** Keyboard position: a quarter hour of a column, or the block that covers it. */
export interface Stop {
  column: number;
  step: number;
  blockId: string | undefined;
}

/** Model for keyboard navigation: blocks by column, each column sorted by start. */
export interface GridModel {
  axis: TimeAxis;
  blocksByColumn: readonly (readonly ScheduleBlock[])[];
}

const HOUR_STEPS = 4;

/** The stop a key leads to; undefined if the key is not one of the grid's. */
export function nextStop(model: GridModel, from: Stop, key: string): Stop | undefined {
  const lastColumn = model.blocksByColumn.length - 1;
  const { column, step } = from;
  switch (key) {
    case "ArrowDown":
      return stopAt(model, column, stepBelow(model, from));
    case "ArrowUp":
      return stopAt(model, column, stepAbove(model, from));
    case "ArrowRight":
      return laneBeside(model, from, 1) ?? stopAt(model, Math.min(lastColumn, column + 1), step, "first");
    case "ArrowLeft":
      return laneBeside(model, from, -1) ?? stopAt(model, Math.max(0, column - 1), step, "last");
    case "Home":
      return stopAt(model, 0, step);
    case "End":
      return stopAt(model, lastColumn, step);
    case "PageDown":
      return stopAt(model, column, clampStep(model.axis, step + HOUR_STEPS));
    case "PageUp":
      return stopAt(model, column, clampStep(model.axis, step - HOUR_STEPS));
    default:
      return undefined;
  }
}

/** The stop at a step: the block that covers it (the first or last lane of several), otherwise the free quarter hour. */
export function stopAt(model: GridModel, column: number, step: number, side: "first" | "last" = "first"): Stop {
  const covering = blocksAt(model, column, step);
  const block = side === "first" ? covering[0] : covering.at(-1);
  return { column, step, blockId: block?.id };
}

function blocksAt(model: GridModel, column: number, step: number): readonly ScheduleBlock[] {
  const from = instantAt(model.axis, step);
  const until = instantAt(model.axis, step + 1);
  return (model.blocksByColumn[column] ?? []).filter((block) => block.start < until && from < block.end);
}

function blockOf(model: GridModel, stop: Stop): ScheduleBlock | undefined {
  return model.blocksByColumn[stop.column]?.find((block) => block.id === stop.blockId);
}

/** The step below a block is its end; the last row has nothing below it. */
function stepBelow(model: GridModel, from: Stop): number {
  const block = blockOf(model, from);
  const below = block
    ? Math.ceil((block.end - model.axis.start) / (instantAt(model.axis, 1) - model.axis.start))
    : from.step + 1;
  return below >= stepCount(model.axis) ? from.step : Math.max(below, 0);
}

function stepAbove(model: GridModel, from: Stop): number {
  const block = blockOf(model, from);
  const top = block ? stepAt(model.axis, block.start) : from.step;
  return Math.max(0, top - 1);
}

/** Overlapping blocks at the stop's step are visited one by one before the next column. */
function laneBeside(model: GridModel, from: Stop, direction: 1 | -1): Stop | undefined {
  if (from.blockId === undefined) return undefined;
  const covering = blocksAt(model, from.column, from.step);
  const at = covering.findIndex((block) => block.id === from.blockId);
  const neighbour = at === -1 ? undefined : covering[at + direction];
  return neighbour && { ...from, blockId: neighbour.id };
}
