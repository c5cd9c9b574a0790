import { type RawBuilder, sql } from "kysely";
import { SESSION_IDLE_MS } from "#api/auth/session-lifetime.ts";
import type { Database } from "#api/db/connect.ts";
import { clockShift, statementTime } from "#api/db/database-clock.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { sweepExpiredHolds } from "#api/features/public-bookings/release-holds.ts";
import { sweepUploads } from "#api/features/uploads/service.ts";
import type { FileStore } from "#api/files/file-store.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { forEachOf } from "#api/jobs/for-each-of.ts";

export interface TidyDeps {
  app: Database;
  platform: Database;
  clock: { now(): Temporal.Instant };
}

/**
 * Removes expired data in every company: holds, sessions and mailed links, and the keys of repeated requests.
 * Expiry is decided by the database's clock: a machine whose clock is ahead would delete what the others still
 * need.
 */
export async function tidyTenants({ app, platform, clock }: TidyDeps): Promise<void> {
  const now = statementTime(clockShift(clock));
  const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
  await sql`delete from rate_limits where expire < extract(epoch from ${now}) * 1000`.execute(platform);
  await forEachOf(tenants, async ({ tenant_id }) => {
    await inTenant(app, tenant_id, (trx) => forgetPast(trx, now));
    await sweepExpiredHolds(app, tenant_id, clock);
  });
}

/** Separate, because a bucket that does not respond must not block anything else. */
export async function tidyUploads({ app, platform, clock }: TidyDeps, files: FileStore): Promise<void> {
  const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
  await forEachOf(tenants, ({ tenant_id }) => sweepUploads(app, files, { tenantId: tenant_id, clock }));
}

async function forgetPast(trx: TenantTransaction, now: RawBuilder<Temporal.Instant>): Promise<void> {
  const aDayAgo = sql<Temporal.Instant>`${now} - interval '24 hours'`;
  const idleSince = sql<Temporal.Instant>`${now} - make_interval(secs => ${SESSION_IDLE_MS / 1000})`;
  await trx
    .deleteFrom("sessions")
    .where((eb) => eb.or([eb("expires_at", "<", now), eb("last_used_at", "<", idleSince)]))
    .execute();
  // As long as the lifetime of its cookie.
  await trx
    .deleteFrom("known_devices")
    .where("last_seen_at", "<", sql<Temporal.Instant>`${now} - interval '400 days'`)
    .execute();
  // Links are counted for an hour.
  await trx.deleteFrom("account_tokens").where("expires_at", "<", aDayAgo).execute();
  // A reader away for longer reads everything again.
  await sql`delete from changes where tenant_id = ${TENANT_ID} and at < statement_timestamp() - interval '1 hour'`.execute(
    trx,
  );
  // As long as they are shown to their person.
  await trx
    .deleteFrom("access_tokens")
    .where((eb) => eb.fn.coalesce("revoked_at", "expires_at"), "<", sql<Temporal.Instant>`${now} - interval '90 days'`)
    .execute();
  await trx.deleteFrom("idempotency_keys").where("created_at", "<", aDayAgo).execute();
}
