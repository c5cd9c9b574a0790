import { sql, type Selectable, type Updateable } from "kysely";
import type { Database } from "#api/db/connect.ts";
import { statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { Tenants } from "#api/db/types.generated.ts";
import { isBefore } from "#api/time/instants.ts";
import type { AccountStatus, LockKind } from "#schema/venue/company/models.ts";

export type Tenant = Selectable<Tenants>;

/** A slug permanently identifies one company, so its id may be cached; its status is read each time. */
const idsBySlug = new WeakMap<Database, Map<string, string>>();

export async function tenantIdOf(db: Database, slug: string): Promise<string | undefined> {
  const known = idsBySlug.get(db) ?? new Map<string, string>();
  idsBySlug.set(db, known);
  const remembered = known.get(slug);
  if (remembered !== undefined) return remembered;
  const { rows } = await sql<Tenant>`select tenant_id from tenant_by_slug(${slug})`.execute(db);
  const found = rows[0]?.tenant_id;
  if (found !== undefined) known.set(slug, found);
  return found;
}

export async function tenantOf(trx: TenantTransaction, tenantId: string): Promise<Tenant> {
  const { rows } = await readTenant(trx, { tenant_id: tenantId });
  const [tenant] = rows;
  if (!tenant) throw new Error("a transaction's tenant is there");
  return tenant;
}

const readTenant = statement((db, { tenant_id }: Placeholders<{ tenant_id: string }>) =>
  db.selectFrom("tenants").where("tenant_id", "=", tenant_id).selectAll(),
);

export interface TenantStatus {
  account_status: AccountStatus;
  is_comped: boolean;
  is_trial: boolean;
  is_locked: boolean;
  lock_kind: LockKind | null;
}

/** The part of a company that determines its status. */
export type TenantFacts = Pick<Tenant, "is_comped" | "cancelled_at" | "subscription_status" | "trial_ends_at">;

/** A company's status: comped, otherwise cancelled, otherwise subscribed, otherwise in its trial, otherwise past it. */
export function tenantStatus(tenant: TenantFacts, now: Temporal.Instant): TenantStatus {
  const account_status = accountStatus(tenant, now);
  const lock_kind = lockKind(account_status);
  return {
    account_status,
    is_comped: account_status === "comped",
    is_trial: account_status === "trial_active",
    is_locked: lock_kind !== null,
    lock_kind,
  };
}

function accountStatus(tenant: TenantFacts, now: Temporal.Instant): AccountStatus {
  if (tenant.is_comped) return "comped";
  if (tenant.cancelled_at) return "locked";
  if (tenant.subscription_status === "active" || tenant.subscription_status === "trialing") return "active";
  const isInTrial = tenant.trial_ends_at !== null && isBefore(now, tenant.trial_ends_at);
  return isInTrial ? "trial_active" : "trial_expired";
}

function lockKind(status: AccountStatus): LockKind | null {
  if (status === "locked") return "hard";
  return status === "trial_expired" ? "soft" : null;
}

/** Locks the row, so that the version checked is the version changed. */
export function lockTenant(trx: TenantTransaction, tenantId: string) {
  return trx
    .selectFrom("tenants")
    .where("tenant_id", "=", tenantId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function changeTenant(trx: TenantTransaction, tenantId: string, change: Updateable<Tenants>) {
  return trx
    .updateTable("tenants")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
