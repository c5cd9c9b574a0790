import { createHash } from "node:crypto";
import { sql, type InsertQueryBuilder, type InsertResult } from "kysely";
import { hashToken } from "#api/auth/tokens.ts";
import type { ApiDeps, Call } from "#api/call/call.ts";
import { clockShift, databaseTime } from "#api/db/database-clock.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { Operation } from "#schema/shared/operation.ts";

const LONGEST_KEY = 255;

interface Replay {
  /** The stored response of a repeated request; undefined on the first one. */
  remembered: unknown;
  isRepeat: boolean;
  keep(answer: unknown): void;
}

const FIRST_TIME: Replay = { remembered: undefined, isRepeat: false, keep: () => undefined };

/**
 * Claims the request's Idempotency-Key inside the write's own transaction: another request with the same key waits at
 * the unique index until this one commits or rolls back. A refusal rolls back and leaves the key unused.
 */
export async function claimKey(
  call: Call,
  { retry }: Pick<Operation, "retry">,
  { headers, input }: { headers: Headers; input: unknown },
): Promise<Replay> {
  const key = keyOf(headers);
  const scope = scopeOf(call);
  if (!key || !scope || retry !== "same_answer") return FIRST_TIME;
  const id = { tenant_id: call.tenant.tenant_id, scope, operation: call.operationId, key };
  const isFirst = call.hasClaimedKey ?? (await insertedKey(call.db, { ...id, ...stampOf(call.deps, hashOf(input)) }));
  if (isFirst) {
    const keep = (answer: unknown) =>
      deferToCommit(call.db, setAnswer(call.db, { ...id, answer: JSON.stringify(answer) }));
    return { ...FIRST_TIME, keep };
  }
  return { ...FIRST_TIME, isRepeat: true, remembered: await rememberedAnswer(call, id, hashOf(input)) };
}

function keyOf(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && key.length > LONGEST_KEY) {
    throw new ApiError("bad_argument", `An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
  }
  return key;
}

const stampOf = ({ clock }: Pick<ApiDeps, "clock">, request_hash: Buffer) => ({
  request_hash,
  clock_shift: clockShift(clock),
});

const insertedKey = async (trx: TenantTransaction, value: NewKey): Promise<boolean> =>
  Boolean((await insertKey(trx, value)).numAffectedRows);

/** A request as received, before its session was looked up. */
interface KeyedRequest {
  deps: Pick<ApiDeps, "clock">;
  tenantId: string;
  operationId: string;
  operation: Operation;
  headers: Headers;
  input: unknown;
  token: string | null;
}

/**
 * The same claim for the owner of the session with this token, sent together with the session look-up so that it
 * costs no round trip. Only for operations that refuse an invalid session, which rolls the claim back; undefined
 * where the claim has to wait for the session.
 */
export function claimKeyOfSession(trx: TenantTransaction, request: KeyedRequest): Promise<boolean> | undefined {
  const { deps, tenantId, operationId, operation, headers, input, token } = request;
  const key = headers.get("idempotency-key");
  const isForSession = operation.audience !== "anyone" && operation.audience !== "holder" && !operation.ignoresSession;
  if (!key || key.length > LONGEST_KEY || operation.retry !== "same_answer" || !token || !isForSession)
    return undefined;
  const claimed = insertKeyOfSession(trx, {
    tenant_id: tenantId,
    token_hash: hashToken(token),
    operation: operationId,
    key,
    ...stampOf(deps, hashOf(input)),
  });
  return claimed.then(({ numAffectedRows }) => Boolean(numAffectedRows));
}

interface KeyId {
  tenant_id: string;
  scope: string;
  operation: string;
  key: string;
}

interface NewKey extends KeyId {
  request_hash: Buffer;
  clock_shift: number;
}

const COLUMNS = ["tenant_id", "scope", "operation", "key", "request_hash", "created_at"] as const;

const insertKey = statement((db, value: Placeholders<NewKey>) =>
  unlessUsed(
    db.insertInto("idempotency_keys").values({
      tenant_id: value.tenant_id,
      scope: value.scope,
      operation: value.operation,
      key: value.key,
      request_hash: value.request_hash,
      created_at: databaseTime(value.clock_shift),
    }),
  ),
);

const insertKeyOfSession = statement((db, value: Placeholders<Omit<NewKey, "scope"> & { token_hash: Buffer }>) =>
  unlessUsed(
    db
      .insertInto("idempotency_keys")
      .columns(COLUMNS)
      .expression(
        db
          .selectFrom("sessions")
          .where("tenant_id", "=", value.tenant_id)
          .where("token_hash", "=", value.token_hash)
          .select("tenant_id")
          .select([
            sql<string>`'person:' || user_id`.as("scope"),
            sql<string>`${value.operation}::text`.as("operation"),
            sql<string>`${value.key}::text`.as("key"),
            sql<Buffer>`${value.request_hash}::bytea`.as("request_hash"),
            databaseTime(value.clock_shift).as("created_at"),
          ]),
      ),
  ),
);

/** A key older than a day counts as never used. */
const unlessUsed = (insert: InsertQueryBuilder<DB, "idempotency_keys", InsertResult>) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(["tenant_id", "scope", "operation", "key"])
      .doUpdateSet((eb) => ({
        request_hash: eb.ref("excluded.request_hash"),
        created_at: eb.ref("excluded.created_at"),
        answer: null,
      }))
      .where("idempotency_keys.created_at", "<", sql<Temporal.Instant>`excluded.created_at - interval '24 hours'`),
  );

const matches = (call: Call, id: KeyId) =>
  call.db
    .selectFrom("idempotency_keys")
    .where("tenant_id", "=", id.tenant_id)
    .where("scope", "=", id.scope)
    .where("operation", "=", id.operation)
    .where("key", "=", id.key);

const setAnswer = statement((db, value: Placeholders<KeyId & { answer: string }>) =>
  db
    .updateTable("idempotency_keys")
    .set({ answer: value.answer })
    .where("tenant_id", "=", value.tenant_id)
    .where("scope", "=", value.scope)
    .where("operation", "=", value.operation)
    .where("key", "=", value.key),
);

/** The response already stored under this key, for a handler that calls an outside service before it claims its key. */
export async function answeredBefore(
  call: Call,
  { retry }: Operation,
  { headers, input }: { headers: Headers; input: unknown },
): Promise<{ answer: unknown } | undefined> {
  const key = keyOf(headers);
  const scope = scopeOf(call);
  if (!key || !scope || retry !== "same_answer") return undefined;
  const id = { tenant_id: call.tenant.tenant_id, scope, operation: call.operationId, key };
  const row = await matches(call, id).select(["request_hash", "answer"]).executeTakeFirst();
  if (!row || row.answer === null) return undefined;
  return { answer: await rememberedAnswer(call, id, hashOf(input)) };
}

const hashOf = (input: unknown): Buffer => createHash("sha256").update(JSON.stringify(input)).digest();

async function rememberedAnswer(call: Call, id: KeyId, hash: Buffer): Promise<unknown> {
  const row = await matches(call, id).select(["request_hash", "answer"]).executeTakeFirstOrThrow();
  if (!row.request_hash.equals(hash)) {
    throw new ApiError("idempotency_mismatch", "This Idempotency-Key was used for a different request. Use a new one.");
  }
  return row.answer;
}

/** Whose keys these are; null for a caller without a session or visitor id, such as at sign-in. */
function scopeOf({ caller }: Call): string | null {
  if (caller.kind === "person") return `person:${caller.id}`;
  return caller.visitor ? `visitor:${hashToken(caller.visitor).toString("base64url")}` : null;
}
