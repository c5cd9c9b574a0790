import { CompiledQuery } from "kysely";
import { Client } from "pg";
import { type JobResult, PgBoss } from "pg-boss";
import { prepared } from "#api/db/prepared-statements.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import type { Logger } from "#api/logging/logger.ts";
import { jobs } from "#telemetry/channels.ts";

/** What each queue's jobs carry. */
export interface JobData {
  /** Sends one mail of the outbox. */
  deliver_mail: { tenant_id: string; outbox_id: number };
  /** The same of a mail that many others leave with. */
  deliver_bulk_mail: { tenant_id: string; outbox_id: number };
  /** Puts the next mails of a campaign into the outbox. */
  send_campaign: { tenant_id: string; campaign_id: number };
  /** Asks the payment provider how things stand with what one of its messages is about. */
  process_payment_event: { tenant_id: string; event_id: string };
  /** Books what was paid for, or gives it back, whether or not the payer came back to say so. */
  settle_service_payment: { tenant_id: string; payment_id: number };
  /** Gives back what the provider took of a charge that differs from what the desk asked for. */
  give_back_charge: { tenant_id: string; charge_id: number };
  /** Begins the plan that was paid, or gives the money back, whether or not the payer came back to say so. */
  settle_plan_purchase: { tenant_id: string; purchase_id: number };
  /** Gives the money of a gift card that was taken back to the card that paid it. */
  give_back_gift_card: { tenant_id: string; gift_card_id: number };
  /** Offers what became free within these times to those who wait for it. */
  offer_freed_places: { tenant_id: string; from: string; to: string };
  /** Goes on with an import, or with rolling it back. */
  run_import: { tenant_id: string; import_id: number };
}

export interface EnqueueOptions {
  /** Somebody waits for it at the screen: done before what waits already. */
  isUrgent?: boolean;
}

/** Puts a job into the transaction of the change that asks for it: both happen or neither. */
export interface JobQueue {
  enqueue<Name extends keyof JobData>(
    trx: TenantTransaction,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
}

export interface Jobs extends JobQueue {
  /** Handles what waits; a job whose handling throws is tried again later. */
  work<Name extends keyof JobData>(name: Name, handle: (data: JobData[Name]) => Promise<void>): Promise<void>;
  /** Runs once each minute on one of however many processes there are; `isSoon`: the first time as soon as one starts. */
  everyMinute(name: string, handle: () => Promise<void>, options?: { isSoon: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = "pgboss";
/** One start at a time prepares the job tables. */
const START_LOCK = 7_305_003;
const CONNECTIONS = 4;
/** Tries over about two days: a mail server may be away for a weekend's night. */
const RETRY_LIMIT = 14;
/** What has been tried so often is tried no more by itself. */
export const MOST_TRIES = RETRY_LIMIT + 1;
const RETRIES = { retryLimit: RETRY_LIMIT, retryBackoff: true, retryDelay: 5, retryDelayMax: 6 * 3600 };
/** A job whose process crashed is noticed when it has not told of itself for so long, and none may take longer than a minute. */
const LOST = { heartbeatSeconds: 10, expireInSeconds: 60 };
const LOOK_FOR_LOST_SECONDS = 10;
const URGENT = 10;
const QUEUES: (keyof JobData)[] = [
  "deliver_mail",
  "deliver_bulk_mail",
  "send_campaign",
  "process_payment_event",
  "settle_service_payment",
  "give_back_charge",
  "settle_plan_purchase",
  "give_back_gift_card",
  "offer_freed_places",
  "run_import",
];
/** So many a second and process: a burst of mail crowds out no answers. A job that fails fails alone. */
const WORK = { pollingIntervalSeconds: 1, batchSize: 4, perJobResults: true } as const;
/** A burst of these is worked through without a pause: until then a screen does not know that somebody has paid. */
const WITHOUT_PAUSE: ReadonlySet<keyof JobData> = new Set(["process_payment_event"]);
const STOP_WITHIN_MS = 5_000;

/** Jobs in PostgreSQL, in tables of the owner's that the product's role may only add to. */
export async function startJobs(ownerUrl: string, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: SCHEMA,
    max: CONNECTIONS,
    application_name: "fairway jobs",
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
  });
  boss.on("error", (err) => log.warn({ err }, "jobs"));
  await oneAtATime(ownerUrl, async (owner) => {
    await boss.start();
    for (const name of QUEUES) {
      await boss.createQueue(name, { ...RETRIES, ...LOST });
      // One that an earlier version made.
      await boss.updateQueue(name, LOST);
    }
    await letProductAdd(owner);
  });
  return {
    async enqueue(trx, name, data, { isUrgent = false } = {}) {
      await boss.send(name, data, { db: onTransaction(trx), priority: isUrgent ? URGENT : 0 });
    },
    async work(name, handle) {
      await boss.work<JobData[typeof name]>(name, { ...WORK, burstWhenBatchFull: WITHOUT_PAUSE.has(name) }, (batch) =>
        Promise.all(
          batch.map(({ id, data }) =>
            jobs
              .tracePromise(() => handle(data), { job: name })
              .then(
                (): JobResult => ({ id, status: "completed" }),
                (error: unknown): JobResult => ({ id, status: "failed", output: { message: String(error) } }),
              ),
          ),
        ),
      );
    },
    async everyMinute(name, handle, { isSoon } = { isSoon: false }) {
      await boss.createQueue(name, { policy: "short" });
      await boss.schedule(name, "* * * * *");
      await boss.work(name, () => jobs.tracePromise(handle, { job: name }));
      if (isSoon) await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

/** Sends the library's statement on the connection of the transaction; the job's id, its answer, is of use to nobody. */
function onTransaction(trx: TenantTransaction) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      deferToCommit(trx, trx.executeQuery(prepared(CompiledQuery.raw(text, values))));
      return { rows: [{ id: null }] };
    },
  };
}

/** Two processes that start together would change the same tables and rights at once. */
async function oneAtATime(ownerUrl: string, work: (owner: Client) => Promise<void>): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("select pg_advisory_lock($1)", [START_LOCK]);
    await work(owner);
  } finally {
    // the lock ends with its connection
    await owner.end();
  }
}

async function letProductAdd(owner: Client): Promise<void> {
  await owner.query(`grant usage on schema ${SCHEMA} to fairway_app`);
  await owner.query(`grant select, insert on all tables in schema ${SCHEMA} to fairway_app`);
  await owner.query(`grant execute on all functions in schema ${SCHEMA} to fairway_app`);
}
