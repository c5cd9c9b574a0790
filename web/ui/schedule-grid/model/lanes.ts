import type { TimeRange } from "../types.ts";

interface Laid extends TimeRange {
  id: string;
  yields?: boolean;
}

/** A block's horizontal place in its column: its share of the width between the slivers on the left and the right edge. */
export interface Lane {
  /** 0-based lane, and the number of lanes that share the width. */
  lane: number;
  lanes: number;
  /** A yielding block becomes a 24 px strip; `slivers` counts the strips left of the shared width. */
  sliver: number | undefined;
  slivers: number;
}

/**
 * Lays overlapping blocks side by side in lanes. Blocks that touch do not overlap. A yielding block becomes a sliver if
 * it overlaps one that does not yield; otherwise it is laid out like the rest.
 */
export function layLanes(blocks: readonly Laid[]): Map<string, Lane> {
  const laid = new Map<string, Lane>();
  for (const cluster of clusters(blocks)) {
    const slivers = cluster.filter(
      (block) => block.yields && cluster.some((other) => !other.yields && overlaps(block, other)),
    );
    const full = cluster.filter((block) => !slivers.includes(block));
    const sliverLanes = packed(slivers);
    const fullLanes = packed(full);
    const strips = laneCount(sliverLanes);
    for (const [id, lane] of sliverLanes) laid.set(id, { lane: 0, lanes: 1, sliver: lane, slivers: strips });
    for (const [id, lane] of fullLanes)
      laid.set(id, { lane, lanes: laneCount(fullLanes), sliver: undefined, slivers: strips });
  }
  return laid;
}

/** Groups of blocks connected by overlaps. */
function clusters<Block extends Laid>(blocks: readonly Block[]): Block[][] {
  const byStart = blocks.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const runs: Block[][] = [];
  let runEnd = Number.NEGATIVE_INFINITY;
  for (const block of byStart) {
    if (block.start >= runEnd) runs.push([]);
    runs.at(-1)?.push(block);
    runEnd = Math.max(runEnd, block.end);
  }
  return runs;
}

/** First fit: each block goes to the leftmost lane free at its start. Blocks must be sorted by start. */
function packed(blocks: readonly Laid[]): Map<string, number> {
  const laneEnds: number[] = [];
  const lanes = new Map<string, number>();
  for (const block of blocks) {
    const free = laneEnds.findIndex((end) => end <= block.start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = block.end;
    lanes.set(block.id, lane);
  }
  return lanes;
}

function laneCount(lanes: ReadonlyMap<string, number>): number {
  return lanes.size === 0 ? 0 : Math.max(...lanes.values()) + 1;
}

function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.start < other.end && other.start < one.end;
}
