import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Limits } from "#api/auth/rate-limits.ts";
import type { OutsideServices } from "#api/call/call.ts";
import type { Config } from "#api/config.ts";
import type { PreparedDatabase } from "#api/data-folder/prepare-database.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import { giftCardMails } from "#api/features/memberships/gift-cards/gift-mail.ts";
import { familyMails } from "#api/features/memberships/memberships/family-mail.ts";
import { membershipMails } from "#api/features/memberships/memberships/renewal-mail.ts";
import { accountMails } from "#api/features/messages/account-mail/service.ts";
import { bookingMails } from "#api/features/messages/booking-mail/service.ts";
import { waitlistMails } from "#api/features/messages/booking-mail/waitlist.ts";
import { campaignMails } from "#api/features/messages/campaigns/campaign-mail.ts";
import { OUTDATED } from "#api/features/messages/campaigns/outdated-mails.ts";
import { sendQueuedMail, type DeliveryDeps } from "#api/features/messages/outbox/service.ts";
import { cardAttemptMails } from "#api/features/payments/card-attempts/mails.ts";
import { receiptMails } from "#api/features/payments/payments/mail-receipt.ts";
import { encryptSecretsAnew } from "#api/features/people/sign-in/second-factor.ts";
import { forgetHistory } from "#api/features/platform/audit-log/service.ts";
import { recountMarked } from "#api/features/reports/analytics/rollups/recount.ts";
import { savedQueryMails, type ReadSite } from "#api/features/reports/saved-queries/mail.ts";
import { noticeZoneChanges } from "#api/features/schedule/zone-shifts/notice-changes.ts";
import { forEachOf } from "#api/jobs/for-each-of.ts";
import { AT_ONCE, startJobs, type JobData, type Jobs } from "#api/jobs/jobs.ts";
import type { Logger } from "#api/logging/logger.ts";
import type { Compose } from "#api/mail/composing.ts";
import { folderMailer } from "#api/mail/folder-mailer.ts";
import type { MailKind } from "#api/mail/mail-kinds.ts";
import { smtpMailer, watchedMailer } from "#api/mail/mailer.ts";
import { tidyTenants, tidyUploads, type TidyDeps } from "./tidy.ts";

export interface WorkDeps {
  config: Config;
  database: PreparedDatabase;
  app: Database;
  platform: Database;
  clock: { now(): Temporal.Instant };
  log: Logger;
  outside: OutsideServices;
  siteUrl(slug: string): string;
  readSite: ReadSite;
  limits: Limits;
}

/** As many mails as the two queues hand over at once: each keeps its row locked until the mail server has taken it. */
const MAIL_CONNECTIONS = 2 * AT_ONCE;
/** Longer than a job may take: a mail that the server has taken must still be marked as sent. */
const MAIL_IN_HAND_MS = 90_000;

/** Starts the background work: mail, and removing what has expired. */
export async function startWork(
  deps: WorkDeps,
  opened: AsyncDisposableStack,
): Promise<{ jobs: Jobs; isMailFailing(): boolean }> {
  const { config, database, app, platform, clock, log, outside, siteUrl, readSite, limits } = deps;
  const warning = unsentMailWarning(config);
  if (warning) log.warn(warning);
  const mailer = watchedMailer(config.smtpUrl ? smtpMailer(config.smtpUrl) : folderMailer(mailFolder(config)));
  opened.defer(() => mailer.close());
  const mailDb = connect(database.appUrl, {
    name: "fairway mail",
    maxConnections: MAIL_CONNECTIONS,
    idleInTransactionMs: MAIL_IN_HAND_MS,
    onError: (err) => log.warn({ err }, "a database connection broke"),
  });
  opened.defer(() => mailDb.destroy());
  const jobs = await startJobs(database.ownerUrl, log);
  opened.defer(() => jobs.stop());
  const { secretKeys } = database;
  await encryptAllSecretsAnew(deps);
  const delivery = { db: mailDb, mailer, clock, secretKeys, mailFrom: config.mailFrom, siteUrl, limits };
  const kinds = { composers: { ...COMPOSERS, ...savedQueryMails(app, readSite) }, outdated: OUTDATED };
  await jobs.work("deliver_mail", (data) => sendQueuedMail(delivery, kinds, data));
  await jobs.work("deliver_bulk_mail", (data) => sendQueuedMail(delivery, kinds, data));
  await jobs.everyMinute("tidy", () => tidyTenants({ app, platform, clock }));
  await jobs.everyMinute("uploads", () => tidyUploads({ app, platform, clock }, outside.files));
  // A new company is counted as soon as possible: until then its reports read every booking.
  await jobs.everyMinute("report-days", () => recountAllDays({ app, platform, clock }), { isSoon: true });
  await jobs.everyMinute("audit-log", () => forgetAllHistory({ app, platform, clock }));
  await jobs.everyMinute("zone-data", () => noticeAllZoneChanges(deps));
  return { jobs, isMailFailing: mailer.isFailing };
}

/** Only for companies that limit how long their log is kept. */
async function forgetAllHistory({ app, platform, clock }: TidyDeps): Promise<void> {
  const tenants = platform.selectFrom("tenants").where("audit_months", "is not", null).select("tenant_id");
  await forEachOf(await tenants.execute(), ({ tenant_id }) => forgetHistory(app, tenant_id, clock.now()));
}

/** Zone data only changes with a restart; zones added since then are checked for the first time. */
async function noticeAllZoneChanges({ app, platform, clock, log }: WorkDeps): Promise<void> {
  const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
  await forEachOf(tenants, async ({ tenant_id }) => {
    const found = await noticeZoneChanges(app, tenant_id, clock.now());
    if (found > 0) log.warn({ tenant_id, found }, "bookings read another time since the zone data have changed");
  });
}

/** Recomputes the report aggregates of days and memberships that changed. */
async function recountAllDays({ app, platform }: TidyDeps): Promise<void> {
  const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
  await forEachOf(tenants, ({ tenant_id }) => recountMarked(app, tenant_id));
}

/** Allows an earlier secret key to be removed after one start together with the current one. */
async function encryptAllSecretsAnew({ database, app, platform, log }: WorkDeps): Promise<void> {
  const { secretKeys } = database;
  if (secretKeys.length === 1) return;
  const tenants = await platform.selectFrom("tenants").select("tenant_id").execute();
  let changed = 0;
  for (const { tenant_id } of tenants) {
    changed += await inTenant(app, tenant_id, (trx) => encryptSecretsAnew(trx, secretKeys));
  }
  log.info({ changed }, "the secrets of two-factor sign-ins are encrypted with the present key");
}

/** URL of the mail stored instead of sent; null if SMTP_URL is set. */
export function mailPageOf(config: Config): string | null {
  return config.smtpUrl ? null : pathToFileURL(join(mailFolder(config), "index.html")).href;
}

/** Warns if mail is only stored although people outside this machine should receive it. */
export function unsentMailWarning(config: Config): string | undefined {
  const { baseDomain, smtpUrl } = config;
  if (smtpUrl || baseDomain === "localhost" || baseDomain.endsWith(".localhost")) return undefined;
  return `SMTP_URL is not set: mail for ${baseDomain} is kept in ${mailFolder(config)} and reaches nobody.`;
}

const mailFolder = ({ dataDir }: Config): string => join(dataDir, "mail");

/** The composer of each kind of mail: assigned here, so that the outbox need not depend on the code that writes to it. */
const COMPOSERS = {
  ...bookingMails,
  ...waitlistMails,
  ...cardAttemptMails,
  ...giftCardMails,
  ...membershipMails,
  ...familyMails,
  ...receiptMails,
  ...accountMails,
  ...campaignMails,
} satisfies Record<Exclude<MailKind, "saved_query">, Compose>;

/** Sends one mail of the outbox, once; throws if the mail server refuses it, so that the job is retried later. */
export function deliverMail(deps: DeliveryDeps, job: JobData["deliver_mail"]): Promise<void> {
  return sendQueuedMail(deps, { composers: COMPOSERS, outdated: OUTDATED }, job);
}
