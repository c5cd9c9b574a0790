import { useState } from "react";

/** The items as before wherever they say the same as before: what did not change is then not drawn again. */
export function useUnchanged<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [last, setLast] = useState({ given: items, kept: items });
  if (last.given === items) return last.kept;
  const kept = keepUnchanged(last.kept, items);
  // Set while rendering: React draws again at once.
  setLast({ given: items, kept });
  return kept;
}

/** `after` with each item of `before` that is equal to its namesake; `before` itself when all are. */
export function keepUnchanged<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = after.map((item) => {
    const old = known.get(item.id);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
  return kept.length === before.length && kept.every((item, at) => item === before[at]) ? before : kept;
}
