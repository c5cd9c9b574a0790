import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
} from "kysely";
import { expect, test } from "vitest";
import { oneConnection } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";

const database = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A connection that records what is sent over it and responds only when told to. */
function slowConnection() {
  const sent: string[] = [];
  const { promise, resolve } = Promise.withResolvers<{ rows: never[] }>();
  const connection = {
    executeQuery({ sql: text }: CompiledQuery) {
      sent.push(text);
      return promise;
    },
    async *streamQuery() {},
  };
  return { connection, sent, answer: () => resolve({ rows: [] }) };
}

test("sends simultaneous statements without waiting for each other, in order", async () => {
  const { connection, sent, answer } = slowConnection();
  const { db } = oneConnection(database.getExecutor(), connection);
  const asked = [
    sql`select 1`.execute(db),
    db.selectFrom("tenants").select("slug").execute(),
    sql`select 3`.execute(db),
  ];
  expect(sent).toEqual(["select 1", 'select "slug" from "tenants"', "select 3"]);
  answer();
  await Promise.all(asked);
});

test("refuses statements after its end", async () => {
  const { connection, sent } = slowConnection();
  const { db, close } = oneConnection(database.getExecutor(), connection);
  close();
  await expect(sql`select 1`.execute(db)).rejects.toThrow("over");
  expect(sent).toEqual([]);
});
