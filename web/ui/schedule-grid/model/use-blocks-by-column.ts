import { equal } from "@wry/equality";
import { useState } from "react";
import type { ScheduleBlock, ScheduleColumn } from "../types.ts";

export type BlocksByColumn = readonly (readonly ScheduleBlock[])[];

interface Grouped {
  columns: readonly ScheduleColumn[];
  blocks: readonly ScheduleBlock[];
  byColumn: BlocksByColumn;
}

const NO_BLOCKS: readonly ScheduleBlock[] = [];

/**
 * Blocks by column and start; a strip has none. Equal arrays and blocks keep their references, so a poll that returns a
 * thousand equal blocks renders nothing.
 */
export function useBlocksByColumn(
  columns: readonly ScheduleColumn[],
  blocks: readonly ScheduleBlock[],
): BlocksByColumn {
  const [grouped, setGrouped] = useState<Grouped>(() => ({ columns, blocks, byColumn: group(columns, blocks, []) }));
  if (grouped.columns === columns && grouped.blocks === blocks) return grouped.byColumn;
  const byColumn = group(columns, blocks, grouped.byColumn);
  // Set during render: React re-renders at once with the new groups, before anything is painted.
  setGrouped({ columns, blocks, byColumn });
  return byColumn;
}

function group(
  columns: readonly ScheduleColumn[],
  blocks: readonly ScheduleBlock[],
  previous: BlocksByColumn,
): BlocksByColumn {
  const known = new Map(previous.flat().map((block) => [block.id, block]));
  const single = columns.filter(({ strip }) => strip === undefined);
  const byId = new Map<string, ScheduleBlock[]>(single.map((column) => [column.id, []]));
  for (const block of blocks) byId.get(block.columnId)?.push(unchanged(known.get(block.id), block));
  return columns.map((column, index) => {
    const own = (byId.get(column.id) ?? []).toSorted((a, b) => a.start - b.start || b.end - a.end);
    return sameItems(previous[index] ?? NO_BLOCKS, own) ?? own;
  });
}

function unchanged(before: ScheduleBlock | undefined, after: ScheduleBlock): ScheduleBlock {
  return before && equal(before, after) ? before : after;
}

function sameItems(
  before: readonly ScheduleBlock[],
  after: readonly ScheduleBlock[],
): readonly ScheduleBlock[] | undefined {
  return before.length === after.length && before.every((block, index) => block === after[index]) ? before : undefined;
}
