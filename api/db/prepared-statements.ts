import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import { Client, type Query, type QueryResult } from "pg";
import { statements } from "#telemetry/channels.ts";
import { asParameter } from "./column-types.ts";
import { DescribedStatements, NamedQuery } from "./named-query.ts";

/** Statement names by SQL text; statements that are kept reuse the same string, so that the lookup is fast. */
const names = new Map<string, string>();

/**
 * Sent at the start of a transaction: named statements keep their first plan. By default the server replans a
 * statement with a limit parameter on every call, because it prefers to know the value, and that takes longer than
 * running it.
 */
export const KEEP_PLANS = "set local plan_cache_mode = force_generic_plan";
/** Sent before a statement whose text varies, so that it is planned for its values. */
const FIT_PLANS = "set local plan_cache_mode = auto";

/** Marks a statement to be planned once per connection instead of on each call. Only for texts that never vary. */
export function prepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql)) names.set(query.sql, nameOf(query.sql));
  return query;
}

/**
 * pg replans a statement on each call unless it has a name, which Kysely cannot set. Planning a join of ten tables
 * costs more than running it, so prepared statements are named here.
 */
export class PreparingClient extends Client {
  #keepsPlans = false;

  readonly #described = new DescribedStatements(this);

  // Client.query has many overloads; Kysely calls only this one, and the others pass through unchanged.
  override query(...call: unknown[]): never {
    const [text, given, ...rest] = call;
    const values = Array.isArray(given) ? given.map(asParameter) : given;
    const name = typeof text === "string" ? names.get(text) : undefined;
    this.#holdUntilTick();
    if (typeof text === "string") this.#fitPlans(text, name, values);
    // Callback-style calls never come from a request.
    if (typeof text !== "string" || rest.length > 0) {
      const asked: unknown[] = [text, values, ...rest];
      return super.query(...(asked as [string])) as never;
    }
    const send = (): Promise<QueryResult> =>
      name === undefined ? super.query(text, values as unknown[]) : this.#askNamed(name, text, values as unknown[]);
    return (statements.hasSubscribers ? statements.tracePromise(send, { text }) : send()) as never;
  }

  #askNamed(name: string, text: string, values: unknown[] = []): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new NamedQuery({ name, text, values }, this.#described);
      query.callback = (error, result) => (error ? reject(error) : resolve(result));
      super.query(query as unknown as Query); // it extends pg's Query
    });
  }

  /** From the first varying statement of a transaction on, the server chooses its plans; once per transaction is enough. */
  #fitPlans(text: string, name: string | undefined, values: unknown): void {
    if (text.startsWith("begin")) this.#keepsPlans = text.endsWith(KEEP_PLANS);
    if (!this.#keepsPlans || name !== undefined || !Array.isArray(values) || values.length === 0) return;
    this.#keepsPlans = false;
    // If it fails, so does the statement after it.
    super.query(FIT_PLANS).catch(() => undefined);
  }

  /** Sends everything issued in one tick in a single write: each write would wake the server. */
  #holdUntilTick(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 32);
