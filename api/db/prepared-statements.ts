import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import { asParameter } from "#api/db/column-types.ts";
import { statements } from "#telemetry/channels.ts";
import { DescribedStatements, NamedQuery } from "#api/db/named-query.ts";
import { Client, type Query, type QueryResult } from "pg";

/** By text; the texts of statements that are kept are found by their address. */
const names = new Map<string, string>();

/**
 * For a transaction's beginning: a statement with a name keeps its first plan. Left to itself the server plans one with a
 * limit at each call, whose limit it would rather know, and that takes longer than running it.
 */
export const KEEP_PLANS = "set local plan_cache_mode = force_generic_plan";
/** Before a statement whose text varies: its plan is made for its values. */
const FIT_PLANS = "set local plan_cache_mode = auto";

/** The statement, planned once per connection instead of at each call. Only for texts that never vary. */
export function prepared<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(query.sql)) names.set(query.sql, nameOf(query.sql));
  return query;
}

/**
 * pg plans a statement again at each call unless it has a name, which Kysely cannot give. Planning a join of ten tables
 * costs more than running it; so those that are prepared are named here.
 */
export class PreparingClient extends Client {
  #keepsPlans = false;

  readonly #described = new DescribedStatements(this);

  // The overloads of Client.query are many; Kysely calls this one alone, and the rest passes through unchanged.
  override query(...call: unknown[]): never {
    const [text, given, ...rest] = call;
    const values = Array.isArray(given) ? given.map(asParameter) : given;
    const name = typeof text === "string" ? names.get(text) : undefined;
    this.#holdUntilTick();
    if (typeof text === "string") this.#fitPlans(text, name, values);
    // What calls back instead of answering is no statement of a request's.
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
      super.query(query as unknown as Query); // which it is
    });
  }

  /** What comes after a statement that varies is planned as the server likes: once a transaction is enough. */
  #fitPlans(text: string, name: string | undefined, values: unknown): void {
    if (text.startsWith("begin")) this.#keepsPlans = text.endsWith(KEEP_PLANS);
    if (!this.#keepsPlans || name !== undefined || !Array.isArray(values) || values.length === 0) return;
    this.#keepsPlans = false;
    // Where it fails, so does the statement behind it.
    super.query(FIT_PLANS).catch(() => undefined);
  }

  /** What is asked for at once leaves in one write: each write would wake the server. */
  #holdUntilTick(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 32);
