import { type DatabaseConnection, DummyDriver, Kysely, PostgresDialect, type QueryExecutor } from "kysely";
import type { DB } from "#api/db/types.generated.ts";

/** Tells Kysely which SQL to write; the connection is there already. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error("there is one connection, no pool")) });
const driver = new DummyDriver();

export interface OneConnection {
  db: Kysely<DB>;
  /** Refuses what is asked from now on: it would meet the connection's next transaction. */
  close(): void;
}

/**
 * Sends each statement as soon as it is asked for. Kysely's own `connection()` waits for the answer to one before it
 * sends the next, so that statements asked for together would each cost a round trip.
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
