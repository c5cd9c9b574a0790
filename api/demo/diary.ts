import { overlaps, type TimeRange } from "#api/time/ranges.ts";

export type Owner = { kind: "resource" | "coach" | "client"; id: number };

/** Who is taken when, on one day, in wall minutes. */
export class Diary {
  readonly #taken = new Map<string, TimeRange[]>();

  isFree(owner: Owner, range: TimeRange): boolean {
    return !overlaps(this.#of(owner), range);
  }

  take(owner: Owner, range: TimeRange): void {
    this.#taken.set(keyOf(owner), [...this.#of(owner), range]);
  }

  #of(owner: Owner): readonly TimeRange[] {
    return this.#taken.get(keyOf(owner)) ?? [];
  }
}

const keyOf = ({ kind, id }: Owner) => `${kind}:${id}`;
