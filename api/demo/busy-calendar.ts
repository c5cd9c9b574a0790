import { overlaps, type TimeRange } from "#api/time/ranges.ts";

export type ClaimHolder = { kind: "resource" | "coach" | "client"; id: number };

/** Tracks who is busy when, on one day, in wall minutes. */
export class BusyCalendar {
  readonly #taken = new Map<string, TimeRange[]>();

  isFree(holder: ClaimHolder, range: TimeRange): boolean {
    return !overlaps(this.#of(holder), range);
  }

  take(holder: ClaimHolder, range: TimeRange): void {
    this.#taken.set(keyOf(holder), [...this.#of(holder), range]);
  }

  #of(holder: ClaimHolder): readonly TimeRange[] {
    return this.#taken.get(keyOf(holder)) ?? [];
  }
}

const keyOf = ({ kind, id }: ClaimHolder) => `${kind}:${id}`;
