import {
  CompiledQuery,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
  type DatabaseConnection,
  type QueryCompiler,
  type QueryExecutor,
} from "kysely";
import { tellOfChange } from "./change-notices.ts";
import type { Database } from "./connect.ts";
import { withinShare } from "./connection-share.ts";
import { KEEP_PLANS } from "./prepared-statements.ts";
import { sqlState } from "./sql-state.ts";
import { TenantNamingCompiler, withTenantNamed } from "./tenant-naming.ts";
import type { DB } from "./types.generated.ts";

/** The connection of one open transaction. */
export type TenantTransaction = Kysely<DB>;

type Work<T> = (trx: TenantTransaction) => Promise<T>;

const unanswered = new WeakMap<TenantTransaction, Promise<unknown>[]>();

/**
 * Registers a sent statement whose result nobody awaits: the commit is sent right behind it. If it fails, the
 * transaction fails as if it had been awaited.
 */
export function deferToCommit(trx: TenantTransaction, statement: Promise<unknown>): void {
  const statements = unanswered.get(trx);
  if (!statements) throw new Error("Only a transaction has an end that a statement can leave with");
  statements.push(statement);
  statement.catch(() => undefined); // reported by the transaction itself, whatever else fails in the meantime
}

const commits = new WeakMap<TenantTransaction, () => void>();

/**
 * Declares that no more statements follow: the commit is pipelined behind the last one and costs no round trip of
 * its own. For handlers that only read; later statements are refused.
 */
export function commitBehind(trx: TenantTransaction): void {
  const commit = commits.get(trx);
  if (!commit) throw new Error("Only a transaction has an end");
  commit();
}

interface Scope {
  tenantId?: string;
  hasWritten?: boolean;
}

const scopes = new WeakMap<TenantTransaction, Scope>();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Deadlock, serialization failure, server shutting down: the same transaction may well succeed on retry. Also an
 * exclusion conflict over a slot: the retry sees who took it.
 */
const RETRIED = new Set(["40P01", "40001", "57P03", "23P01"]);
const TRIES = 4;
const BACK_OFF_MS = 15;
/** The error of every statement that follows a failed one. */
const AFTER_FAILURE = "25P02";
/** The longest that a request waits for a lock. */
const LOCK_WAIT = "10s";

/** Runs the work in one transaction, and retries it from the start on errors that call for it. */
export function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  return again(() => transact(db, "begin", work));
}

/** The same, restricted to one tenant from its first statement on. */
export function inTenant<T>(db: Database, tenantId: string, work: Work<T>): Promise<T> {
  return again(() =>
    withinShare(db, tenantId, () => transact(db, `begin; ${entering(tenantId)}; ${KEEP_PLANS}`, work, { tenantId })),
  );
}

/** The same, read-only. */
export function inTenantReading<T>(db: Database, tenantId: string, work: Work<T>): Promise<T> {
  return again(() => transact(db, `begin read only; ${entering(tenantId)}; ${KEEP_PLANS}`, work, { tenantId }));
}

/** Restricts the transaction to this tenant from here on. */
export async function enterTenant(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql.raw(`${PASSED_ON}; ${entering(tenantId)}`).execute(trx);
  const scope = scopes.get(trx);
  if (!scope) throw new Error("Only a transaction enters a tenant");
  scope.tenantId = tenantId;
}

/** For a distributed Postgres; the product's own role gets this setting from `npm run distribute`. */
const PASSED_ON = "set local citus.propagate_set_commands = 'local'";

/** Not set_config(): a distributed Postgres only propagates SET LOCAL to its workers. */
function entering(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new Error("A tenant's id is a uuid");
  return `set local app.tenant_id = '${tenantId}'; set local lock_timeout = '${LOCK_WAIT}'`;
}

/**
 * Begins with a single batch, so that entering the tenant costs no round trip of its own; the work's first
 * statement is pipelined behind it. Should the server refuse to begin, no tenant is set, and nothing can be read or
 * written.
 */
function transact<T>(db: Database, begin: string, work: Work<T>, scope: Scope = {}): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const send = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
    const { db: trx, close } = oneConnection(
      new DefaultQueryExecutor(compilerFor(scope), executor.adapter, executor),
      withTenantNamed(watchingWrites(connection, scope), () => scope.tenantId),
    );
    scopes.set(trx, scope);
    const last: Promise<unknown>[] = [];
    unanswered.set(trx, last);
    let committed: Promise<unknown> | undefined;
    const commit = () => (committed ??= send("commit"));
    commits.set(trx, () => {
      close();
      // reported below, unless the work itself fails
      commit().catch(() => undefined);
    });
    try {
      const [, result] = await Promise.all([send(begin), work(trx)]);
      close();
      await Promise.all([...last, commit()]);
      if (scope.hasWritten && scope.tenantId) tellOfChange(db, scope.tenantId, send);
      return result;
    } catch (error) {
      close();
      // The original error matters; a connection that cannot roll back is gone, and its transaction with it.
      await send("rollback").catch(() => undefined);
      throw sqlState(error) === AFTER_FAILURE ? await firstFailure(last, error) : error;
    }
  });
}

const WRITE = /^\s*(insert|update|delete|merge)\b|^\s*with\b[^]*\b(insert into|delete from|update [\w". ]+ set)\b/i;

function watchingWrites(connection: DatabaseConnection, scope: Scope): DatabaseConnection {
  return {
    executeQuery: (query) => {
      scope.hasWritten ||= WRITE.test(query.sql);
      return connection.executeQuery(query);
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

const plainly = new PostgresQueryCompiler();
const namingTenant = new TenantNamingCompiler();

/** Adds the tenant to each statement once the transaction has entered one. */
function compilerFor(scope: Scope): QueryCompiler {
  return {
    compileQuery: (node, queryId) =>
      (scope.tenantId === undefined ? plainly : namingTenant).compileQuery(node, queryId),
  };
}

async function firstFailure(statements: readonly Promise<unknown>[], otherwise: unknown): Promise<unknown> {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((one) => one.status === "rejected");
  return failed ? failed.reason : otherwise;
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === TRIES || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, tried * BACK_OFF_MS * (0.5 + Math.random())));
    }
  }
}

/** Starts a savepoint, so that later writes can be rolled back without the rest of the transaction. */
export async function beginAttempt(trx: TenantTransaction): Promise<void> {
  await sql`savepoint attempt`.execute(trx);
}

/** Rolls back what was written since the attempt began. */
export async function afterRefusal(trx: TenantTransaction): Promise<void> {
  await sql`rollback to savepoint attempt`.execute(trx);
}

/** Only tells Kysely which SQL to write; the connection already exists. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error("there is one connection, no pool")) });
const driver = new DummyDriver();

export interface OneConnection {
  db: Kysely<DB>;
  /** Refuses further statements: they would end up in the connection's next transaction. */
  close(): void;
}

/**
 * Sends each statement as soon as it is issued. Kysely's own `connection()` awaits each result before it sends the
 * next statement, so that statements issued together would each cost a round trip.
 */
export function oneConnection(executor: QueryExecutor, connection: DatabaseConnection): OneConnection {
  let isClosed = false;
  const onIt = executor.withConnectionProvider({
    async provideConnection(consumer) {
      if (isClosed) throw new Error("This transaction is over.");
      return consumer(connection);
    },
  });
  return {
    db: new Kysely<DB>({ config: { dialect }, dialect, driver, executor: onIt }),
    close: () => void (isClosed = true),
  };
}
