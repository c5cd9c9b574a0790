import type { PaperMembership } from "./paper-membership.ts";

/** The people who use a membership besides its payer. The payer, number 0, is nobody's guest. */
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

  /** Returns false if that person was not a user. */
  remove(nth: number): boolean {
    return this.#users.delete(nth);
  }
}
