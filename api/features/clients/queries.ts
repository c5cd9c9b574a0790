import { type Insertable, sql } from "kysely";
import { containing, offsetOf, type PageQuery } from "#api/db/paging.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Users } from "#api/db/types.generated.ts";

export interface ClientListQuery extends PageQuery {
  sortBy: "name" | "created_at";
  sortDir: "asc" | "desc";
  search?: string | undefined;
}

const COLUMNS = ["id", "first_name", "last_name", "email", "contact_email", "phone", "created_at", "version"] as const;

export async function listClients(trx: TenantTransaction, query: ClientListQuery) {
  const matching = clientRows(trx).$if(Boolean(query.search), (rows) =>
    rows.where((eb) => {
      const pattern = containing(query.search ?? "");
      return eb.or([
        eb(sql`first_name || ' ' || last_name`, "ilike", pattern),
        eb("email", "ilike", pattern),
        eb("contact_email", "ilike", pattern),
        eb("phone", "ilike", pattern),
      ]);
    }),
  );
  const sorted =
    query.sortBy === "name"
      ? matching.orderBy("last_name", query.sortDir).orderBy("first_name", query.sortDir)
      : matching.orderBy("created_at", query.sortDir);
  const rows = await sorted.orderBy("id").select(COLUMNS).limit(query.perPage).offset(offsetOf(query)).execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}

export function clientsWithIds(trx: TenantTransaction, ids: number[]) {
  return clientRows(trx).where("id", "in", ids).select(COLUMNS).execute();
}

/** Nothing where another person of the company has this e-mail address. */
export function insertClient(trx: TenantTransaction, row: Insertable<Users>) {
  return trx
    .insertInto("users")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

function clientRows(trx: TenantTransaction) {
  return trx.selectFrom("users").where("roles", "@>", sql<string[]>`array['client']`);
}
