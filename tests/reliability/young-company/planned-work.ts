import { Kysely, PostgresDialect } from "kysely";
import { openPool, type Database } from "#api/db/connect.ts";
import type { DB } from "#api/db/types.generated.ts";

interface Plan {
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Join Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

/** The rows that a plan has read, compared or passed on, in all its loops. */
const rowsOf = (plan: Plan): number =>
  ((plan["Actual Rows"] ?? 0) +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Join Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0)) *
    (plan["Actual Loops"] ?? 1) +
  (plan.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), 0);

/** Connections that count what the plans of their statements touch, which is the same on every machine. */
export interface CountingDatabase {
  db: Database;
  /** The rows that the statements of this have touched; nothing else may run on these connections at the same time. */
  rowsOf(ask: () => Promise<unknown>): Promise<number>;
}

/** Lets the server tell each connection of this database how its statements ran. */
export const TELL_OF_PLANS = [
  "session_preload_libraries = 'auto_explain'",
  "auto_explain.log_min_duration = 0",
  "auto_explain.log_analyze = on",
  "auto_explain.log_timing = off",
  "auto_explain.log_format = 'json'",
  "auto_explain.log_level = 'notice'",
];

export function countingDatabase(url: string): CountingDatabase {
  let rows = 0;
  const pool = openPool(url, { name: "counting", maxConnections: 4 });
  pool.on("connect", (client) =>
    client.on("notice", ({ message = "" }) => {
      const [json] = /\{[^]*\}/.exec(message) ?? [];
      if (json) rows += rowsOf((JSON.parse(json) as { Plan: Plan }).Plan); // as auto_explain writes it
    }),
  );
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    async rowsOf(ask) {
      rows = 0;
      await ask();
      return rows;
    },
  };
}
