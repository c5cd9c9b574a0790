import type { Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { ClientErrors } from "#api/db/types.generated.ts";

export async function insertClientError(trx: TenantTransaction, row: Insertable<ClientErrors>): Promise<void> {
  await trx.insertInto("client_errors").values(row).execute();
}
