/** A bay with the number of the party's people that fit there. */
export interface Bay {
  id: number;
  room: number;
}

/** Chooses `count` bays that fit the party: the first ones, else the largest; null where even those are too small. */
export function chooseBays(bays: readonly Bay[], count: number, people: number): readonly Bay[] | null {
  const fits = (chosen: readonly Bay[]) => chosen.length === count && roomOf(chosen) >= people;
  const first = bays.slice(0, count);
  if (fits(first)) return first;
  const largest = new Set(bays.toSorted((a, b) => b.room - a.room).slice(0, count));
  const inOrder = bays.filter((bay) => largest.has(bay));
  return fits(inOrder) ? inOrder : null;
}

/** How many people each bay takes: as evenly as capacities allow. At least one per bay, everybody seated. */
export function seatParty(bays: readonly Bay[], people: number): number[] {
  const seats = bays.map(() => 0);
  for (let left = people; left > 0;) {
    const before = left;
    for (const [index, { room }] of bays.entries()) {
      const taken = seats[index] ?? 0;
      if (left === 0 || taken >= room) continue;
      seats[index] = taken + 1;
      left -= 1;
    }
    if (left === before) throw new RangeError(`${people} people do not fit`);
  }
  return seats;
}

export const roomOf = (bays: readonly Bay[]): number => bays.reduce((sum, bay) => sum + bay.room, 0);
