import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { UNSUBSCRIBED_ADDRESSES } from "#api/db/unsubscribed-addresses.ts";
import type { KnownClient, KnownConsents } from "./client-consents.ts";
import type { KnownAlike } from "./plan-clients.ts";
import type { NewClient } from "./read-client.ts";

/** The new clients' ids, in the given order; undefined where somebody has the address by now. */
export async function addClients(
  trx: TenantTransaction,
  clients: readonly NewClient[],
  now: Temporal.Instant,
): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number | null }>`
    with given as (
      select next_id()::int as id, c.* from rows from (
        jsonb_to_recordset(${JSON.stringify(clients)}::jsonb)
          as (first_name text, last_name text, email text, contact_email text, phone text)
      ) with ordinality as c(first_name, last_name, email, contact_email, phone, n)
    ), added as (
      insert into users (tenant_id, id, roles, first_name, last_name, email, contact_email, phone, created_at)
      select t.tenant_id, g.id, array['client'], g.first_name, g.last_name, g.email, g.contact_email, g.phone, ${now}
      from given g join tenants t on t.tenant_id = ${TENANT_ID} order by g.n on conflict do nothing returning id
    )
    select added.id from given left join added on added.id = given.id order by given.n`.execute(trx);
  return rows.map(({ id }) => id ?? undefined);
}

/** Gives the clients of these rows the tags of their rows. */
export async function tagClients(
  trx: TenantTransaction,
  importId: number,
  added: readonly { row_number: number; client_id: number }[],
): Promise<void> {
  await sql`insert into user_tags (tenant_id, user_id, tag_id)
    select t.tenant_id, a.client_id, t.id
    from unnest(${added.map(({ row_number }) => row_number)}::int[], ${added.map(({ client_id }) => client_id)}::int[])
      as a(row_number, client_id)
    join import_rows r on r.tenant_id = ${TENANT_ID} and r.import_id = ${importId} and r.row_number = a.row_number
    join tags t on t.tenant_id = ${TENANT_ID} and t.id = any(r.tag_ids)`.execute(trx);
}

/** Attaches a row's note to the client's latest audit entry, which is that of the import. */
export async function noteOnImport(
  trx: TenantTransaction,
  notes: readonly { id: number; body: string }[],
  { author_id, now }: { author_id: number; now: Temporal.Instant },
): Promise<void> {
  if (notes.length === 0) return;
  await sql`insert into activity_notes (tenant_id, activity_id, body, author_id, created_at)
    select a.tenant_id, max(a.id), n.body, ${author_id}, ${now}
    from unnest(${notes.map(({ id }) => String(id))}::text[], ${notes.map(({ body }) => body)}::text[]) as n(client_id, body)
    join audit_log a on a.tenant_id = ${TENANT_ID} and a.entity = 'client' and a.entity_id = n.client_id
    group by a.tenant_id, n.client_id, n.body`.execute(trx);
}

/** What the clients with these addresses, or brought by rows with these keys, say to marketing mail. */
export async function consentsOf(
  trx: TenantTransaction,
  { emails, keys }: { emails: readonly string[]; keys: readonly string[] },
): Promise<KnownConsents> {
  const { rows } = await sql<KnownClient & { email: string | null; key: string | null }>`
    with found as (
      select id, lower(email) as email, null as key from users
      where tenant_id = ${TENANT_ID} and email is not null and lower(email) = any(${emails}::text[])
      union all
      select client_id, null, key from import_rows
      where tenant_id = ${TENANT_ID} and state = 'added' and client_id is not null and key = any(${keys}::text[])
    )
    select u.id as client_id, f.email, f.key, ${fullNameSql("u")} as name, k.state as marketing,
      k.changed_at::text as changed_at
    from found f
    join users u on u.tenant_id = ${TENANT_ID} and u.id = f.id and u.roles @> array['client'] and u.anonymized_at is null
    left join marketing_consents k on k.tenant_id = ${TENANT_ID} and k.client_id = u.id`.execute(trx);
  const { rows: refused } = await sql<{ address: string }>`
    select address from (${UNSUBSCRIBED_ADDRESSES}) u where address = any(${emails}::text[])`.execute(trx);
  const by = (one: "email" | "key") =>
    new Map(
      rows.flatMap(({ email, key, ...client }) => {
        const name = { email, key }[one];
        return name === null ? [] : [[name, client] as const];
      }),
    );
  return { byAddress: by("email"), byKey: by("key"), refusing: new Set(refused.map(({ address }) => address)) };
}

/** The clients with these numbers of ours, or with these phone numbers. */
export async function clientsAlike(
  trx: TenantTransaction,
  { ids, phones }: { ids: readonly string[]; phones: readonly string[] },
): Promise<KnownAlike> {
  const { rows } = await sql<{ id: number; phone: string | null; name: string }>`
    select id, phone, ${fullNameSql()} as name from users
    where tenant_id = ${TENANT_ID} and roles @> array['client'] and (id = any(${ids}::int[]) or phone = any(${phones}::text[]))`.execute(
    trx,
  );
  const byPhone = Map.groupBy(rows, ({ phone }) => phone ?? "");
  return {
    byId: new Map(rows.map(({ id, name }) => [String(id), name])),
    byPhone: new Map([...byPhone].map(([phone, people]) => [phone, people.map(({ name }) => name)])),
  };
}
