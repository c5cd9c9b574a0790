import { sql, type Insertable, type Selectable } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { PaymentEvents } from "#api/db/types.generated.ts";

export type PaymentEventRow = Selectable<PaymentEvents>;

/** Returns whether the event is new: the provider retries until it is accepted and sends some twice. */
export async function insertEvent(trx: TenantTransaction, event: Insertable<PaymentEvents>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("payment_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

export const findEvent = (trx: TenantTransaction, id: string): Promise<PaymentEventRow | undefined> =>
  trx.selectFrom("payment_events").where("id", "=", id).selectAll().executeTakeFirst();

export const lockEvent = (trx: TenantTransaction, id: string): Promise<PaymentEventRow | undefined> =>
  trx.selectFrom("payment_events").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();

type Subject = Pick<PaymentEventRow, "subject" | "subject_id" | "provider_payment_id">;

/**
 * Settles the event that was processed and all events of the same subject received before the provider was queried, since its
 * response reflects them.
 */
export async function settleEvents(
  trx: TenantTransaction,
  { subject, subject_id, provider_payment_id }: Subject,
  { asked, now, id = "" }: { asked: Temporal.Instant; now: Temporal.Instant; id?: string },
): Promise<void> {
  await trx
    .updateTable("payment_events")
    .set({ processed_at: now, failure: null, retried_at: null })
    .where("processed_at", "is", null)
    .where("subject", "=", subject)
    .where("subject_id", "is not distinct from", subject_id)
    .where("provider_payment_id", "is not distinct from", provider_payment_id)
    .where((eb) => eb.or([eb("received_at", "<=", asked), eb("id", "=", id)]))
    .execute();
}

export async function noteFailure(trx: TenantTransaction, id: string, failure: string): Promise<void> {
  await trx
    .updateTable("payment_events")
    .set((eb) => ({ failure, tries: eb("tries", "+", 1), retried_at: null }))
    .where("id", "=", id)
    .where("processed_at", "is", null)
    .execute();
}

export async function noteRetry(trx: TenantTransaction, id: string, retried_at: Temporal.Instant): Promise<void> {
  await trx.updateTable("payment_events").set({ retried_at }).where("id", "=", id).execute();
}

/** When an event is no longer retried automatically. */
export interface GivenUp {
  tries: number;
  receivedBefore: Temporal.Instant;
}

export function givenUpEvents(trx: TenantTransaction, { tries, receivedBefore }: GivenUp, limit: number) {
  return trx
    .selectFrom("payment_events")
    .where("processed_at", "is", null)
    .where((eb) => eb.or([eb("tries", ">=", tries), eb("received_at", "<", receivedBefore)]))
    .selectAll()
    .select((eb) => eb.fn.countAll<number>().over().as("total"))
    .orderBy("received_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Returns the provider account that a known payment was for. */
export async function accountOfPayment(trx: TenantTransaction, payment: string): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from service_payments where tenant_id = ${TENANT_ID} and provider_payment_id = ${payment}
    union select account_id from card_charges where tenant_id = ${TENANT_ID} and provider_payment_id = ${payment}
    union select account_id from plan_purchases where tenant_id = ${TENANT_ID} and provider_payment_id = ${payment}
    union select provider_account from payments where tenant_id = ${TENANT_ID} and provider_payment_id = ${payment}
      and provider_account is not null`.execute(trx);
  return rows[0]?.account_id;
}
