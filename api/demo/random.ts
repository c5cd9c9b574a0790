/** A pseudo-random generator that yields the same numbers for the same seed on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer from 0, below `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  /** One of the items, with a probability proportional to its weight; throws RangeError for an empty list. */
  pick<T>(items: readonly T[], weight?: (item: T) => number): T;
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hashOf(seed));
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items, weight) => pick(next, items, weight),
  };
}

function pick<T>(next: () => number, items: readonly T[], weight: (item: T) => number = () => 1): T {
  let left = next() * items.reduce((sum, item) => sum + weight(item), 0);
  for (const item of items) {
    left -= weight(item);
    if (left < 0) return item;
  }
  throw new RangeError("there is nothing to pick from");
}

/** Mulberry32: 32 bits of state, good enough for demo data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
