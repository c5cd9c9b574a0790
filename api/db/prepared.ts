import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Client, type QueryArrayConfig, type QueryConfig } from "pg";

/** A statement with this comment is planned once per connection, not at each call. */
export const PREPARED = "/* prepared */";

/** The same for a statement that is built: `.modifyEnd(planOnce)`. */
export const planOnce = sql.raw(PREPARED);

const names = new Map<string, string>();

/**
 * pg plans a statement again at each call unless it has a name, which Kysely cannot give. Planning a join of ten tables
 * costs more than running it; so statements that say so are named here. Only for texts that never vary.
 */
export class PreparingClient extends Client {
  // The overloads of Client.query are many; Kysely calls this one alone, and the rest passes through unchanged.
  override query(...call: unknown[]): never {
    const [text, values, ...rest] = call;
    const isMarked = typeof text === "string" && text.includes(PREPARED);
    const asked: unknown[] = isMarked ? [{ name: nameOf(text), text, values }, ...rest] : call;
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

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, name);
  return name;
}
