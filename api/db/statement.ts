import {
  DummyDriver,
  isExpression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  sql,
  type Compilable,
  type CompiledQuery,
  type InsertObject,
  type InsertQueryBuilder,
  type InsertResult,
  type QueryResult,
  type RawBuilder,
} from "kysely";
import { prepared } from "./prepared-statements.ts";
import { TenantNamingCompiler } from "./tenant-naming.ts";
import type { TenantTransaction } from "./transaction.ts";
import type { DB } from "./types.generated.ts";

/** The placeholders for values in a statement that is built before they are known. */
export type Placeholders<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

export type Run<Values, Row> = (trx: TenantTransaction, values: Values) => Promise<QueryResult<Row>>;

class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

// Each property is the placeholder for the value of that name, which the type of a proxy cannot express.
const placeholders = new Proxy({}, { get: (_, name) => sql.val(new Placeholder(name)) }) as never;

/** Builds statements that name the tenant, whichever transaction sends them first. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new TenantNamingCompiler(),
  },
});

/**
 * A statement that is built and planned once; each call only fills in its values. For statements that every request
 * sends: building one costs as much as sending it, and planning it more than running it.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<DB>, value: Placeholders<Values>) => Compilable<Row> | RawBuilder<Row>,
): Run<Values, Row> {
  let known: CompiledQuery<Row> | undefined;
  return (trx, values) => {
    known ??= prepared(build(builder, placeholders).compile(builder));
    return trx.executeQuery({ ...known, parameters: filled(known.parameters, values) });
  };
}

/** Matches integers from a list of any length: behind a sub-select, where the planner cannot count them, one plan serves all. */
export const anyOf = (ids: RawBuilder<number[]>): RawBuilder<number> => sql<number>`any((select ${ids}::int[])::int[])`;

function filled(parameters: readonly unknown[], values: object): unknown[] {
  // the types of `build` only allow placeholders named like the values
  return parameters.map((parameter) =>
    parameter instanceof Placeholder ? values[parameter.name as never] : parameter,
  );
}

/**
 * Inserts into one table; rows with the same columns share one statement. An omitted column gets the table's
 * default. A row that contains an expression is built each time, but planned once as well.
 */
export function insertion<Table extends keyof DB, Row = unknown>(
  table: Table,
  ending: (insert: InsertQueryBuilder<DB, Table, InsertResult>) => Compilable<Row>,
): Run<InsertObject<DB, Table>, Row> {
  const run = forEachShape<Row>((columns) =>
    statement((db, value: Placeholders<Record<string, unknown>>) => {
      const row = Object.fromEntries(columns.map((column) => [column, value[column]]));
      // the columns are those of a row of this table
      return ending(db.insertInto(table).values(row as never));
    }),
  );
  return (trx, row) =>
    Object.values<unknown>(row).some(isExpression)
      ? trx.executeQuery(prepared(ending(trx.insertInto(table).values(row)).compile()))
      : run(trx, row);
}

/** One statement per set of columns; undefined values are left out. */
export function forEachShape<Row>(
  build: (columns: readonly string[]) => Run<Record<string, unknown>, Row>,
): Run<object, Row> {
  const byColumns = new Map<string, Run<Record<string, unknown>, Row>>();
  return (trx, row) => {
    const entries: [string, unknown][] = Object.entries(row);
    const given = entries.filter(([, value]) => value !== undefined);
    const columns = given.map(([column]) => column);
    const key = columns.join();
    const run = byColumns.get(key) ?? build(columns);
    byColumns.set(key, run);
    return run(trx, Object.fromEntries(given));
  };
}
