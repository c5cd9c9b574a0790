import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { clientKey, type KnownPeople, type NamedPerson } from "./known-people.ts";
import { isOwnId } from "./own-ids.ts";

/** The clients named by these rows: by the number from an earlier import, else by their address. */
export async function knownPeople(trx: TenantTransaction, people: readonly NamedPerson[]): Promise<KnownPeople> {
  const emails = people.flatMap(({ email }) => email ?? []);
  const keys = people.flatMap(({ number }) => (number === "" ? [] : [clientKey(number)]));
  const ids = people.flatMap(({ number }) => (isOwnId(number) ? [Number(number)] : []));
  const { rows } = await sql<{ email: string | null; key: string | null; id: number; name: string }>`
    select lower(email) as email, null as key, id, ${fullNameSql()} as name from users
    where tenant_id = ${TENANT_ID} and 'client' = any(roles) and lower(email) = any(${emails}::text[])
    union all
    select null, null, id, ${fullNameSql()} from users
    where tenant_id = ${TENANT_ID} and 'client' = any(roles) and id = any(${ids}::int[])
    union all
    select null, r.key, u.id, ${fullNameSql("u")} from import_rows r
    join users u on u.tenant_id = ${TENANT_ID} and u.id = r.client_id and 'client' = any(u.roles)
    where r.tenant_id = ${TENANT_ID} and r.state = 'added' and r.key = any(${keys}::text[])`.execute(trx);
  return {
    byEmail: new Map(rows.flatMap(({ email, id, name }) => (email === null ? [] : [[email, { id, name }]]))),
    byNumber: new Map(rows.flatMap(({ key, id, name }) => (key === null ? [] : [[key, { id, name }]]))),
    byId: new Map(rows.map(({ id, name }) => [String(id), { id, name }])),
  };
}
