import type { Budgets } from "#api/auth/rate-limits.ts";
import { ApiError } from "#api/errors/errors.ts";
import { BudgetSpent, type Budget } from "#api/limits/leased-budget.ts";
import { addressBlock } from "#schema/shared/address-block.ts";

const POINTS_A_CALL = 1;
/** The export is read to its last row while it is being sent. */
const POINTS_A_FILE = 50;
const ROWS_A_POINT = 20;
/** A file is read to its last row, and each row is compared with those of the company. */
const BYTES_A_POINT = 10_000;

type Account = [budget: Budget, key: string];

/**
 * The rate-limit cost of one request and who is charged: an anonymous caller's address and the tenant's anonymous
 * budget, or the signed-in person and the tenant.
 */
export class RequestCost {
  readonly #budgets: Budgets;
  readonly #points: number;
  readonly #paidBy: Account[] = [];

  readonly #rowsPaid: number;
  #hasFile = false;

  constructor(budgets: Budgets, { answersCsv }: { answersCsv?: true }, rows: number) {
    this.#budgets = budgets;
    this.#rowsPaid = rows;
    this.#points = answersCsv ? POINTS_A_FILE : POINTS_A_CALL + pointsOf(rows);
  }

  payAsAddress(address: string): Promise<void> | null {
    return this.#pay(this.#budgets.address, addressBlock(address));
  }

  payAsStranger(tenantId: string): Promise<void> | null {
    return this.#pay(this.#budgets.strangers, tenantId);
  }

  async payAsPerson(tenantId: string, userId: number): Promise<void> {
    await this.#pay(this.#budgets.person, `${tenantId}:${userId}`);
    await this.#pay(this.#budgets.company, tenantId);
  }

  /** Charges for the rows of the response beyond those already charged for by the requested days. */
  addRows(answer: unknown): void {
    this.#owe(pointsOf(rowsIn(answer) - this.#rowsPaid));
  }

  /** Charges for a file that the call reads, once, even when the transaction is retried. */
  addFile(bytes: number): void {
    if (this.#hasFile) return;
    this.#hasFile = true;
    this.#owe(Math.ceil(bytes / BYTES_A_POINT));
  }

  #owe(points: number): void {
    if (points > 0) for (const [budget, key] of this.#paidBy) budget.owe(key, points);
  }

  /** Charges each budget once, even when the transaction is retried. */
  #pay(budget: Budget, key: string): Promise<void> | null {
    if (this.#paidBy.some(([paid]) => paid === budget)) return null;
    this.#paidBy.push([budget, key]);
    return budget.take(key, this.#points)?.catch(refuse) ?? null;
  }
}

const pointsOf = (rows: number): number => Math.floor(rows / ROWS_A_POINT);

function refuse(error: unknown): never {
  if (!(error instanceof BudgetSpent)) throw error;
  const { retryAfterSeconds } = error;
  throw new ApiError("rate_limited", "Too much was asked in a short time. Try again in a moment.", {
    retryAfterSeconds,
  });
}

/** Kept in memory for each zone, and part of what every page reads first. */
const NOT_ROWS: ReadonlySet<string> = new Set(["clock_changes"]);

/** The number of rows in a list, or in all lists of a response. */
function rowsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  if (typeof answer !== "object" || answer === null) return 0;
  return Object.entries(answer).reduce(
    (sum, [name, part]) => sum + (Array.isArray(part) && !NOT_ROWS.has(name) ? part.length : 0),
    0,
  );
}
