import { sql } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { MarketingConsent } from "#schema/communications/models.ts";

type Said = Exclude<MarketingConsent["state"], "not_asked">;
type Source = NonNullable<MarketingConsent["source"]>;

export const findConsent = (trx: TenantTransaction, clientId: number) =>
  trx
    .selectFrom("marketing_consents")
    .where("client_id", "=", clientId)
    .select([sql<Said>`state`.as("state"), sql<Source>`source`.as("source"), "changed_at"])
    .executeTakeFirst();

export interface Consent {
  state: Said;
  source: Source;
  changed_at: Temporal.Instant;
}

/** Stores the client's consent; the tenant is that of the client's own row. */
export async function putConsent(trx: TenantTransaction, clientId: number, said: Consent): Promise<void> {
  const { state, source, changed_at } = said;
  await sql`insert into marketing_consents (tenant_id, client_id, state, source, changed_at)
    select u.tenant_id, u.id, ${state}, ${source}, ${changed_at} from users u where u.tenant_id = ${TENANT_ID} and u.id = ${clientId}
    on conflict (tenant_id, client_id) do update set state = excluded.state, source = excluded.source, changed_at = excluded.changed_at`.execute(
    trx,
  );
}

/** The client who received the link, or the one whom their record was merged into. */
export function findByLink(trx: TenantTransaction, tokenHash: Buffer) {
  return trx
    .selectFrom("campaign_recipients as r")
    .innerJoin("users as got", (join) =>
      join.onRef("got.tenant_id", "=", "r.tenant_id").onRef("got.id", "=", "r.client_id"),
    )
    .innerJoin("users as u", (join) =>
      join
        .onRef("u.tenant_id", "=", "got.tenant_id")
        .on((eb) => eb("u.id", "=", eb.fn.coalesce("got.merged_into_id", "got.id"))),
    )
    .where("r.token_hash", "=", tokenHash)
    .select("u.id")
    .select(sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("name"))
    .executeTakeFirst();
}

/** Locked, so that concurrent changes see each other. */
export const lockPerson = (trx: TenantTransaction, id: number) =>
  trx
    .selectFrom("users")
    .where("id", "=", id)
    .select("id")
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .forNoKeyUpdate()
    .executeTakeFirst();
