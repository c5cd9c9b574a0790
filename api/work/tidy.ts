import { sql, type RawBuilder } from "kysely";
import { SESSION_IDLE_MS } from "#api/auth/session-lifetime.ts";
import type { Database } from "#api/db/connect.ts";
import { clockShift, statementTime } from "#api/db/database-clock.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import { inTenant, type TenantTransaction } from "#api/db/transaction.ts";
import { sweepExpiredHolds } from "#api/features/bookings/online/release-holds.ts";
import { forgetOldInvitations } from "#api/features/memberships/memberships/service.ts";
import { forgetOldMails } from "#api/features/messages/outbox/service.ts";
import { sweepUploads } from "#api/features/venue/uploads/service.ts";
import type { FileStore } from "#api/files/file-store.ts";
import { forEachOf } from "#api/jobs/for-each-of.ts";
import { ROLL_BACK_DAYS } from "#schema/clients/imports/models.ts";

export interface TidyDeps {
  app: Database;
  platform: Database;
  clock: { now(): Temporal.Instant };
}

/**
 * Removes expired data in every company: holds, sessions and mailed links, the keys of repeated requests, files that were
 * uploaded for an import and left, what the rows of an import contained that can no longer be rolled back, what old mails were
 * composed from, invitations that are counted no more, and error reports of browsers.
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
  // The file of an import that nobody submitted, with all the people in it.
  await trx
    .deleteFrom("import_parts")
    .where("import_id", "in", trx.selectFrom("imports").where("created_at", "<", aDayAgo).select("id"))
    .execute();
  await forgetOldInvitations(trx, now);
  await forgetImported(trx, sql<Temporal.Instant>`${now} - make_interval(hours => ${24 * ROLL_BACK_DAYS})`);
  await forgetOldMails(trx, now);
  // By then nobody asks by the reference any more.
  await trx
    .deleteFrom("client_errors")
    .where("created_at", "<", sql<Temporal.Instant>`${now} - interval '90 days'`)
    .execute();
}

/**
 * A rollback compares what was typed, and names whom it keeps. Nothing else reads that of a row that was added. One import at a
 * time, since it may have 100,000 rows; one whose rollback has just begun keeps what it compares.
 */
async function forgetImported(trx: TenantTransaction, before: RawBuilder<Temporal.Instant>): Promise<void> {
  await sql`with ended as (
      select i.id from imports i where i.tenant_id = ${TENANT_ID} and i.status = 'done' and i.finished_at <= ${before}
        and exists (select from import_rows r where r.tenant_id = ${TENANT_ID} and r.import_id = i.id and r.record is not null)
      order by i.finished_at limit 1 for update skip locked)
    update import_rows set name = '', record = null
    where tenant_id = ${TENANT_ID} and import_id = (select id from ended) and record is not null`.execute(trx);
}
