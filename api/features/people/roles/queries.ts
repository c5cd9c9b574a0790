import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { PERMISSION_NAMES, type Permission, type Role, type RoleChange } from "#schema/people/sign-in/permissions.ts";

/** Returns the company's deviations from the defaults. */
export async function roleChanges(trx: TenantTransaction): Promise<RoleChange[]> {
  const rows = await trx.selectFrom("role_permissions").select(["role", "permission", "reach"]).execute();
  return rows.flatMap(({ role, permission: name, reach }) => {
    const permission = PERMISSION_NAMES.find((known) => known === name);
    return permission ? [{ role, permission, reach }] : [];
  });
}

/** Serializes changes of the permission matrix. */
export async function lockRoles(trx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`roles ${tenantId}`}))`.execute(trx);
}

/** An owner may do everything. */
type ChangeableRole = Exclude<Role, "owner">;

export async function setScope(
  trx: TenantTransaction,
  tenant_id: string,
  change: RoleChange & { role: ChangeableRole },
): Promise<void> {
  await trx
    .insertInto("role_permissions")
    .values({ tenant_id, ...change })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "role", "permission"]).doUpdateSet({ reach: change.reach }),
    )
    .execute();
}

/** Resets to the default: only deviations are stored. */
export async function forgetScope(
  trx: TenantTransaction,
  tenantId: string,
  { role, permission }: { role: ChangeableRole; permission: Permission },
): Promise<void> {
  await trx
    .deleteFrom("role_permissions")
    .where("tenant_id", "=", tenantId)
    .where("role", "=", role)
    .where("permission", "=", permission)
    .execute();
}

export async function peopleByRole(trx: TenantTransaction, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ role: string; people: number }>`
    select role, count(*) as people from users, unnest(roles) as role
    where tenant_id = ${tenantId} and deactivated_at is null group by role`.execute(trx);
  return new Map(rows.map(({ role, people }) => [role, people]));
}
