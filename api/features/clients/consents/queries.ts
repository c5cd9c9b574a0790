import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { UNSUBSCRIBED_ADDRESSES } from "#api/db/unsubscribed-addresses.ts";
import type { MarketingConsent } from "#schema/messages/campaigns/models.ts";

export type Said = Exclude<MarketingConsent["state"], "not_asked">;
type Source = NonNullable<MarketingConsent["source"]>;

export const findConsent = (trx: TenantTransaction, clientId: number) =>
  trx
    .selectFrom("marketing_consents")
    .where("client_id", "=", clientId)
    .select([sql<Said>`state`.as("state"), sql<Source>`source`.as("source"), "changed_at"])
    .executeTakeFirst();

/** Stores what clients said; the tenant is that of the client's own row. */
export async function putConsents(
  trx: TenantTransaction,
  said: readonly { client_id: number; state: Said }[],
  { source, changed_at }: { source: Source; changed_at: Temporal.Instant },
): Promise<void> {
  if (said.length === 0) return;
  await sql`insert into marketing_consents (tenant_id, client_id, state, source, changed_at)
    select u.tenant_id, u.id, s.state, ${source}, ${changed_at}
    from unnest(${said.map(({ client_id }) => client_id)}::int[], ${said.map(({ state }) => state)}::text[]) as s(client_id, state)
    join users u on u.tenant_id = ${TENANT_ID} and u.id = s.client_id
    on conflict (tenant_id, client_id) do update set state = excluded.state, source = excluded.source, changed_at = excluded.changed_at`.execute(
    trx,
  );
}

/** Whether a client with this address, whichever, wants no marketing mail. */
export async function isUnsubscribed(trx: TenantTransaction, email: string): Promise<boolean> {
  const { rows } = await sql`select from (${UNSUBSCRIBED_ADDRESSES}) u where address = lower(${email}) limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Forgets what files had these clients agree to; returns those whose consent it was. */
export async function removeImported(trx: TenantTransaction, clientIds: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    delete from marketing_consents k using users u
    where k.tenant_id = ${TENANT_ID} and k.client_id = any(${clientIds}::int[]) and k.source = 'import' and k.state = 'agreed'
      and u.tenant_id = ${TENANT_ID} and u.id = k.client_id
    returning u.id, ${fullNameSql("u")} as name`.execute(trx);
  return rows;
}

/** Locked, so that concurrent changes see each other. */
export const lockPerson = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("users")
    .where("id", "=", id)
    .select("id")
    .select(fullNameSql().as("name"))
    .forNoKeyUpdate()
    .executeTakeFirst();
