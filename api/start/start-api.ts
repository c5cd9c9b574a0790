import { randomUUID } from "node:crypto";
import { createApi, type Api } from "#api/app.ts";
import { openIdProvider } from "#api/auth/openid.ts";
import { createLimits } from "#api/auth/rate-limits.ts";
import type { ApiDeps, GoogleSignIn } from "#api/call/call.ts";
import { ChangeFeed } from "#api/changes/change-feed.ts";
import type { Config } from "#api/config.ts";
import { prepareDatabase, type PreparedDatabase } from "#api/data-folder/prepare-database.ts";
import { connect, openPool, type Database } from "#api/db/connect.ts";
import { shareConnections } from "#api/db/connection-share.ts";
import { listen } from "#api/db/listen.ts";
import { migrationNames, missingInDatabase } from "#api/db/migrate.ts";
import { openReadReplica } from "#api/db/read-replica.ts";
import { endWhenStopping } from "#api/db/session.ts";
import { describeZoneDifference, findZoneDifferences, tenantZones } from "#api/db/zone-data.ts";
import { connectDemoCards } from "#api/demo/connect-cards.ts";
import { addDemoPictures } from "#api/demo/pictures/add-pictures.ts";
import { seedDemo } from "#api/demo/seed.ts";
import { subscribeDemo } from "#api/demo/subscribe.ts";
import type { ReadSite } from "#api/features/reports/saved-queries/mail.ts";
import type { FileStore } from "#api/files/file-store.ts";
import { openFileStore } from "#api/files/open-file-store.ts";
import type { Logger } from "#api/logging/logger.ts";
import {
  startBilling,
  startImporting,
  startMailingQueries,
  startOffering,
  startReminding,
  startSendingCampaigns,
  startSendingGiftCards,
  startSettling,
} from "#api/work/each-company.ts";
import { startWork } from "#api/work/start-work.ts";
import { redirectOperations } from "#schema/operations.ts";
import type { Missing, Part } from "#telemetry/readiness.ts";
import { startPayments } from "./start-payments.ts";
import { systemClock } from "./system-clock.ts";

export interface RunningApi {
  api: Api;
  /** Connected as the role bound by row-level security. */
  app: Database;
  /** Connected as the role for the central tables. */
  platform: Database;
  database: PreparedDatabase;
  clock: { now(): Temporal.Instant };
  /** What currently keeps it from serving requests. */
  missing(): Promise<Missing[]>;
}

export interface ApiSurroundings {
  log: Logger;
  /** Receives progress messages for slow steps. */
  say(line: string): void;
  siteUrl(slug: string): string;
  /** Queries the gateway as a visitor of a company's site. */
  readSite: ReadSite;
  /** Origin of the bare domain. */
  centralUrl: string;
  /** The URL of this process, for other processes on the machine. */
  ownUrl: string;
  /** Aborted when the process is asked to stop: change streams are sent elsewhere. */
  stopping: AbortSignal;
}

const LIMITER_CONNECTIONS = 4;
/** More would only wait for one another: a process keeps about two busy, and each new connection plans every statement again. */
const APP_CONNECTIONS = 10;
const PLATFORM_CONNECTIONS = 4;
/** So that no single company's visitors make all others wait. */
const CONNECTIONS_A_COMPANY = 6;

/** Prepares the database and builds the API on it; what it opens is closed through `opened`. */
export async function startApi(
  config: Config,
  { log, say, siteUrl, readSite, centralUrl, ownUrl, stopping }: ApiSurroundings,
  opened: AsyncDisposableStack,
): Promise<RunningApi> {
  const database = await prepareDatabase(config, stopping);
  opened.defer(() => database.stop());
  const files = await openFileStore(config);
  if (config.demo) await addDemoTenants(database, { files, say, stopping });
  const onError = (err: Error) => log.warn({ err }, "a database connection broke");
  const app = connect(database.appUrl, { name: "fairway app", maxConnections: APP_CONNECTIONS, onError });
  opened.defer(() => app.destroy());
  shareConnections(app, CONNECTIONS_A_COMPANY);
  const platform = connect(database.platformUrl, {
    name: "fairway platform",
    maxConnections: PLATFORM_CONNECTIONS,
    onError,
  });
  opened.defer(() => platform.destroy());
  const counters = openPool(database.appUrl, { name: "fairway limits", maxConnections: LIMITER_CONNECTIONS, onError });
  opened.defer(() => counters.end());
  const replica = config.databaseReadUrl ? openReadReplica(config.databaseReadUrl, database.appUrl, log) : undefined;
  opened.defer(async () => replica?.close());
  const clock = systemClock;
  const { secretKeys } = database;
  const { pointsPerMinute } = config;
  const limits = createLimits(counters, {
    secretKey: secretKeys[0],
    holdsPer10Minutes: config.holds.per10Minutes,
    pointsPerMinute,
  });
  const { payments, testPayments, giveTestCard, approveTestBusiness, isRunning } = await startPayments(
    config,
    { ownUrl, centralUrl, now: clock.now() },
    opened,
  );
  const outside = { payments, clock, files };
  if (config.demo && giveTestCard) await subscribeDemo({ app, platform, outside, giveTestCard });
  if (config.demo && approveTestBusiness) await connectDemoCards({ app, platform, outside, approveTestBusiness });
  const { jobs, isMailFailing } = await startWork(
    { config, database, app, platform, clock, log, outside, siteUrl, readSite, limits },
    opened,
  );
  const changes = new ChangeFeed({ db: app, clock, log, secretKeys });
  stopping.addEventListener("abort", () => changes.close(), { once: true });
  // A separate connection, because the product's may go through a pooler.
  const stopListening = listen(database.ownerUrl, "changes", {
    name: "fairway changes",
    onNotice: (notice) => changes.hear(notice),
    onListening: () => changes.hearAgain(),
    onError,
  });
  opened.defer(stopListening);
  const deps: ApiDeps = {
    changes,
    db: app,
    ...(replica && { replica }),
    clock,
    limits,
    jobs,
    log,
    secretKeys,
    siteUrl,
    google: googleSignIn(config, centralUrl),
    outside,
    paymentMode: payments.mode,
    paymentsKey: payments.publishableKey,
    testPayments,
    holds: config.holds,
  };
  await startSettling({ jobs, deps, platform });
  await startBilling({ jobs, deps, platform });
  await startSendingGiftCards({ jobs, deps, platform });
  await startSendingCampaigns({ jobs, deps, platform });
  await startReminding({ jobs, deps, platform });
  await startImporting({ jobs, deps });
  await startMailingQueries({ jobs, deps, platform });
  await startOffering(deps, jobs, platform);
  const api = createApi(deps);
  const migrations = await migrationNames();
  const missing = async (): Promise<Missing[]> => [
    ...(await missingInDatabase(app, migrations)),
    ...((await replica?.missing()) ?? []),
    ...missingPart("pictures", await files.fault()),
    ...missingPart("payments", isRunning() ? null : "the stand-in for test payments has ended"),
    ...missingPart("mail", isMailFailing() ? "the last mail was not taken and waits for another try" : null),
  ];
  return { api, app, platform, database, clock, missing };
}

const missingPart = (part: Part, reason: string | null): Missing[] => (reason === null ? [] : [{ part, reason }]);

function googleSignIn({ google }: Config, centralUrl: string): GoogleSignIn | null {
  if (!google) return null;
  const redirectUri = `${centralUrl}${redirectOperations.googleCallback.path}`;
  return { provider: openIdProvider({ ...google, redirectUri }), centralUrl };
}

async function addDemoTenants(
  { ownerUrl }: PreparedDatabase,
  { files, say, stopping }: { files: FileStore } & Pick<ApiSurroundings, "say" | "stopping">,
): Promise<void> {
  const name = `fairway demo ${randomUUID()}`;
  const owner = connect(ownerUrl, { name, maxConnections: 1, statementTimeoutMs: 0 });
  const finished = endWhenStopping(ownerUrl, name, stopping);
  try {
    const now = systemClock.now();
    const added = await seedDemo({ owner, now, stopping });
    if (added.includes("demo")) await addDemoPictures(owner, files, now);
    if (added.length > 0) say(`Made demo companies: ${added.join(", ")}`);
  } finally {
    finished();
    await owner.destroy();
  }
}

/** Warns the operator, prominently, of zones in which the database would print another wall time. */
export async function warnOfZoneDifferences({ app, platform, clock }: RunningApi, log: Logger): Promise<void> {
  const zones = await tenantZones(platform, app);
  for (const difference of await findZoneDifferences(app, zones, clock.now())) {
    log.warn(difference, describeZoneDifference(difference));
  }
}
