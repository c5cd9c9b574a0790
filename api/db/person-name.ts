import { sql, type RawBuilder } from "kysely";

const columnOf = (table: string, name: string): RawBuilder<unknown> =>
  sql.ref(table === "" ? name : `${table}.${name}`);

/** First and last name, or the only one that somebody has. As `fullName` of the schema. */
export const fullNameSql = (table = ""): RawBuilder<string> =>
  sql<string>`trim(${columnOf(table, "first_name")} || ' ' || ${columnOf(table, "last_name")})`;

/** What people are listed by: the last name, or the only one that they have. As the indexes of `users` by name. */
export const sortName = (table = ""): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${columnOf(table, "last_name")}, ''), ${columnOf(table, "first_name")})`;
