import { type RawBuilder, sql } from "kysely";

/** What people are listed by: the last name, or the only one that they have. As the indexes of `users` by name. */
export const sortName = (table = ""): RawBuilder<string> => {
  const column = (name: string) => sql.ref(table === "" ? name : `${table}.${name}`);
  return sql<string>`coalesce(nullif(${column("last_name")}, ''), ${column("first_name")})`;
};
