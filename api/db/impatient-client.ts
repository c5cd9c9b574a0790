import { PreparingClient } from "#api/db/prepared.ts";

const NO_ANSWER = "Query read timeout";

/**
 * Gives its connection up when an answer does not come in time: else the rollback would wait as long once more behind it,
 * and the next transaction after that.
 */
export class ImpatientClient extends PreparingClient {
  override query(...call: unknown[]): never {
    const answer: unknown = super.query(...call);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
    return answer as never; // as in the class below, for all overloads at once
  }

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === NO_ANSWER) void this.end();
  }
}
