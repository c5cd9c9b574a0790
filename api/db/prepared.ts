import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import { asParameter } from "#api/db/column-types.ts";
import { Client, type QueryArrayConfig, type QueryConfig } from "pg";

/** By text; the texts of statements that are kept are found by their address. */
const names = new Map<string, string>();

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
  // The overloads of Client.query are many; Kysely calls this one alone, and the rest passes through unchanged.
  override query(...call: unknown[]): never {
    const [text, given, ...rest] = call;
    const values = Array.isArray(given) ? given.map(asParameter) : given;
    const name = typeof text === "string" ? names.get(text) : undefined;
    const asked: unknown[] = name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest];
    this.#holdUntilTick();
    return super.query(...(asked as [QueryConfig & QueryArrayConfig])) as never;
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
