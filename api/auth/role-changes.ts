import { sql, type RawBuilder } from "kysely";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { RoleChange } from "#schema/people/sign-in/permissions.ts";

/**
 * The tenant's changes to these roles, as a column beside `users`: read together with the person, so that it costs
 * no extra query and a change takes effect from the next request on.
 */
export const roleChangesFor = (roles: RawBuilder<unknown>) => sql<RoleChange[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('role', p.role, 'permission', p.permission, 'reach', p.reach)), '[]')
  from role_permissions p where p.tenant_id = ${TENANT_ID} and p.role = any (${roles}))`;
