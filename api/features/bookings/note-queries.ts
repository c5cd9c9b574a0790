import type { Insertable } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingNotes } from "#api/db/types.generated.ts";

export function insertNote(trx: TenantTransaction, note: Insertable<BookingNotes>) {
  return trx.insertInto("booking_notes").values(note).returning(["id", "body"]).executeTakeFirstOrThrow();
}

export async function removeNote(trx: TenantTransaction, tenantId: string, id: number): Promise<void> {
  await trx.deleteFrom("booking_notes").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
