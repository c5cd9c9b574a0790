import { overlaps, type TimeRange } from "#api/time/ranges.ts";

/** A claim and its target range, in milliseconds. */
export interface PlannedClaim {
  id: number;
  owner: string;
  now: TimeRange;
  next: TimeRange;
}

/** What moves as one: a booking, a party, a class with its seats, a blocked time. */
export interface Unit {
  key: string;
  claims: readonly PlannedClaim[];
}

/** An existing claim. */
export interface StandingClaim {
  id: number;
  owner: string;
  range: TimeRange;
}

/**
 * Returns the keys of units that cannot move because their target overlaps a claim of others, or one of a unit that cannot move
 * either. All others can move together, even if their ranges cross.
 */
export function blockedUnits(units: readonly Unit[], standing: readonly StandingClaim[]): Set<string> {
  const unitOf = new Map(units.flatMap(({ key, claims }) => claims.map(({ id }) => [id, key] as const)));
  const others = standing.filter(({ id }) => !unitOf.has(id));
  const left = new Set<string>();
  for (let isDone = false; !isDone;) {
    const staying = units.filter(({ key }) => left.has(key)).flatMap(({ claims }) => claims);
    const taken = [...others, ...staying.map(({ id, owner, now }) => ({ id, owner, range: now }))];
    const next = firstBlocked(
      units.filter(({ key }) => !left.has(key)),
      taken,
    );
    if (next === undefined) isDone = true;
    else left.add(next);
  }
  return left;
}

/** Returns the first unit whose target overlaps a staying claim or the target of an earlier unit. */
function firstBlocked(moving: readonly Unit[], taken: readonly StandingClaim[]): string | undefined {
  const byOwner = Map.groupBy(taken, ({ owner }) => owner);
  for (const { key, claims } of moving) {
    const meets = claims.some(({ owner, next }) =>
      (byOwner.get(owner) ?? []).some(({ range }) => overlaps([range], next)),
    );
    if (meets) return key;
    for (const { id, owner, next } of claims) {
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), { id, owner, range: next }]);
    }
  }
  return undefined;
}
