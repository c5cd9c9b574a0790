import type { PaperMembership } from "#tests/memberships/paper-membership.ts";

/** Who uses a membership beside the one who pays, who is nobody's guest: 0. */
export class PaperFamily {
  readonly #users = new Set<number>();

  get size(): number {
    return this.#users.size + 1;
  }

  has(nth: number): boolean {
    return nth === 0 || this.#users.has(nth);
  }

  refusesAdding(nth: number, { status, familySize }: PaperMembership): boolean {
    return status === "cancelled" || this.has(nth) || this.size >= familySize;
  }

  add(nth: number): void {
    this.#users.add(nth);
  }

  /** False where nobody was there to leave. */
  remove(nth: number): boolean {
    return this.#users.delete(nth);
  }
}
