import { CompiledQuery } from "kysely";
import type { Client } from "pg";
import { PgBoss, type JobResult } from "pg-boss";
import { prepared } from "#api/db/prepared-statements.ts";
import { sessionOn } from "#api/db/session.ts";
import { deferToCommit, type TenantTransaction } from "#api/db/transaction.ts";
import type { Logger } from "#api/logging/logger.ts";
import { jobs } from "#telemetry/channels.ts";

/** The job payload of each queue. */
export interface JobData {
  /** Sends one mail of the outbox. */
  deliver_mail: { tenant_id: string; outbox_id: number };
  /** The same for one of many mails sent together. */
  deliver_bulk_mail: { tenant_id: string; outbox_id: number };
  /** Adds the next mails of a campaign to the outbox. */
  send_campaign: { tenant_id: string; campaign_id: number };
  /** Reads the current state of what a payment event is about from the payment provider. */
  process_payment_event: { tenant_id: string; event_id: string };
  /** Buys what was paid for by card, or refunds it, whether or not the payer returned to the site. */
  settle_card_attempt: {
    tenant_id: string;
    subject: "booking_payment" | "plan_purchase" | "desk_payment";
    id: number;
  };
  /** Refunds a cancelled gift card to the card that paid for it. */
  give_back_gift_card: { tenant_id: string; gift_card_id: number };
  /** Offers places freed within these times to people on the waiting list. */
  offer_freed_places: { tenant_id: string; from: string; to: string };
  /** Credits what uses were worth that came back to periods which are over. */
  credit_lapsed_uses: { tenant_id: string; grant_ids: number[] };
  /** Continues an import, or its rollback. */
  run_import: { tenant_id: string; import_id: number };
}

export interface EnqueueOptions {
  /** Somebody is waiting on a screen: takes precedence over jobs already queued. */
  isUrgent?: boolean;
}

/** Enqueues a job in the transaction of the change that causes it: both happen or neither. */
export interface JobQueue {
  enqueue<Name extends keyof JobData>(
    trx: TenantTransaction,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
}

export interface Jobs extends JobQueue {
  /** Processes queued jobs; a job whose handler throws is retried later. */
  work<Name extends keyof JobData>(name: Name, handle: (data: JobData[Name]) => Promise<void>): Promise<void>;
  /**
   * Runs each minute on one of the processes; while a run takes longer, another process may begin the next.
   * `isSoon`: also when a process starts.
   */
  everyMinute(name: string, handle: () => Promise<void>, options?: { isSoon: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = "pgboss";
/** Only one start at a time prepares the job tables. */
const START_LOCK = 7_305_003;
const CONNECTIONS = 4;
/** Retries over about two days: a mail server may be down for part of a weekend. */
const RETRY_LIMIT = 14;
/** After this many attempts a job is no longer retried automatically. */
export const MOST_TRIES = RETRY_LIMIT + 1;
const RETRIES = { retryLimit: RETRY_LIMIT, retryBackoff: true, retryDelay: 5, retryDelayMax: 6 * 3600 };
/** A job without a heartbeat for this long is considered crashed, and none may take longer than a minute. */
const LOST = { heartbeatSeconds: 10, expireInSeconds: 60 };
/** The same for a run of each minute, which may take longer. */
const CUT = { heartbeatSeconds: LOST.heartbeatSeconds };
const LOOK_FOR_LOST_SECONDS = 10;
const URGENT = 10;
const QUEUES: (keyof JobData)[] = [
  "deliver_mail",
  "deliver_bulk_mail",
  "send_campaign",
  "process_payment_event",
  "settle_card_attempt",
  "give_back_gift_card",
  "offer_freed_places",
  "credit_lapsed_uses",
  "run_import",
];
/** Jobs of one queue that a process runs at once. */
export const AT_ONCE = 4;
/** Limits jobs per second and process, so that a burst of mail does not delay requests. Jobs fail individually. */
const WORK = { pollingIntervalSeconds: 1, batchSize: AT_ONCE, perJobResults: true } as const;
/** Bursts of these are processed without pausing: until then a screen does not know that somebody has paid. */
const WITHOUT_PAUSE: ReadonlySet<keyof JobData> = new Set(["process_payment_event"]);
const STOP_WITHIN_MS = 5_000;

/** Starts jobs in PostgreSQL, in tables of the owner's that the product's role may only insert into. */
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
      // It may have been created by an earlier version.
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
      await boss.createQueue(name, { policy: "short", ...CUT });
      await boss.updateQueue(name, CUT);
      await boss.schedule(name, "* * * * *");
      await boss.work(name, () => jobs.tracePromise(handle, { job: name }));
      if (isSoon) await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

/** Runs the library's statement on the connection of the transaction; the returned job id is not needed. */
function onTransaction(trx: TenantTransaction) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      deferToCommit(trx, trx.executeQuery(prepared(CompiledQuery.raw(text, values))));
      return { rows: [{ id: null }] };
    },
  };
}

/** Serializes starts: two simultaneous ones would change the same tables and rights. */
async function oneAtATime(ownerUrl: string, work: (owner: Client) => Promise<void>): Promise<void> {
  const owner = sessionOn(ownerUrl);
  await owner.connect();
  try {
    await owner.query("select pg_advisory_lock($1)", [START_LOCK]);
    await work(owner);
  } finally {
    // closing the connection releases the lock
    await owner.end();
  }
}

async function letProductAdd(owner: Client): Promise<void> {
  await owner.query(`grant usage on schema ${SCHEMA} to fairway_app`);
  await owner.query(`grant select, insert on all tables in schema ${SCHEMA} to fairway_app`);
  await owner.query(`grant execute on all functions in schema ${SCHEMA} to fairway_app`);
}
