import { sql } from "kysely";
import { fullNameSql } from "#api/db/person-name.ts";
import { anyOf, statement, type Placeholders } from "#api/db/statement.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { NamedKind, Names, WantedNames } from "./wanted-names.ts";

const readNames = statement(
  (_, ids: Placeholders<Record<NamedKind, number[]>>) => sql<{ kind: NamedKind; id: number; name: string }>`
    select 'people' as kind, id, ${fullNameSql()} as name
    from users where tenant_id = ${TENANT_ID} and id = ${anyOf(ids.people)}
    union all select 'bookings', b.id, trim(concat_ws(' ', coalesce(u.first_name, b.guest->>'first_name'),
      coalesce(u.last_name, b.guest->>'last_name')))
    from bookings b left join users u on u.tenant_id = ${TENANT_ID} and u.id = b.client_id
    where b.tenant_id = ${TENANT_ID} and b.id = ${anyOf(ids.bookings)}
    union all select 'resources', id, name from resources where tenant_id = ${TENANT_ID} and id = ${anyOf(ids.resources)}
    union all select 'services', id, name from services where tenant_id = ${TENANT_ID} and id = ${anyOf(ids.services)}
    union all select 'locations', id, name from locations where tenant_id = ${TENANT_ID} and id = ${anyOf(ids.locations)}`,
);

/** Reads all wanted names in one statement. */
export async function namesOf(trx: TenantTransaction, wanted: WantedNames): Promise<Names> {
  if (wanted.isEmpty) return () => undefined;
  const { people, bookings, resources, services, locations } = wanted.ids;
  const { rows } = await readNames(trx, {
    people: [...people],
    bookings: [...bookings],
    resources: [...resources],
    services: [...services],
    locations: [...locations],
  });
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (kind, id) => names.get(`${kind} ${id}`);
}
