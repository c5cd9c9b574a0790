import type { Logger } from "pino";
import type { z } from "zod";
import type { Caller } from "#api/auth/caller.ts";
import type { Limits } from "#api/auth/rate-limits.ts";
import type { OpenIdProvider } from "#api/auth/openid.ts";
import type { CsvFile } from "#api/csv/csv-file.ts";
import type { ChangeFeed } from "#api/changes/change-feed.ts";
import type { Database } from "#api/db/connect.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { OpenEvents } from "#api/http/events.ts";
import type { ReadReplica } from "#api/http/read-replica.ts";
import type { FileStore } from "#api/files/file-store.ts";
import type { IncomingFile } from "#api/files/incoming-file.ts";
import type { JobQueue } from "#api/jobs/jobs.ts";
import type { PaymentProvider } from "#api/payments/provider.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import type { PaymentMode } from "#schema/company/models.ts";
import type { PermissionScope } from "#schema/auth/permissions.ts";
import type { Operation, OperationTable } from "#schema/shared/operation.ts";

/** The provider, and the origin of the bare domain over which every company's sign-in passes. */
export interface GoogleSignIn {
  provider: OpenIdProvider;
  centralUrl: string;
}

/** Machines of others, whose answers take as long as they take. No verb that runs in a transaction is given them. */
export interface OutsideServices {
  payments: PaymentProvider;
  files: FileStore;
  clock: { now(): Temporal.Instant };
}

/** What the API is made of; the composition root brings the parts. */
export interface ApiDeps {
  /** As the role that row-level security binds. */
  db: Database;
  /** Answers what may lag behind, where the operator has one. */
  replica?: ReadReplica;
  clock: { now(): Temporal.Instant };
  limits: Limits;
  /** Work that follows a change, put into its transaction. */
  jobs: JobQueue;
  /** Tells open screens what others change. */
  changes: ChangeFeed;
  log: Logger;
  /** At least 32 bytes each; hold and manage tokens derive from them. */
  secretKeys: SecretKeys;
  /** `https://{slug}.venue.example` with the slug filled in: where mailed links lead. */
  siteUrl(slug: string): string;
  /** Sign-in with Google, where the operator has set it up. */
  google: GoogleSignIn | null;
  /** Asked between transactions only: a verb that needs them is an OutsideHandler. */
  outside: OutsideServices;
  paymentMode: PaymentMode;
  /** Names the platform to the payment provider's library in the browser. */
  paymentsKey: string;
  /** Answers a browser in the payment provider's place, where a stand-in takes it. */
  testPayments?: (request: Request) => Promise<Response>;
  holds: { minutes: number; livePerAddress: number; per10Minutes: number };
  /** Check each answer against the contract: in tests and development only, it halves the throughput. */
  validateAnswers?: boolean;
}

/** Who stands before the API, as far as the transport knows; believed because the composition root fills it in. */
export interface Origin {
  /** Slug of the Host, or none on the central site. */
  tenant: string | null;
  address: string;
  requestId: string;
  /** Whether the person's connection is TLS. */
  secure: boolean;
  /** The span that asks, where a traced gateway in another process does. */
  traceparent?: string;
}

/** One request while it is answered: everything happens in its one transaction. */
export interface Call {
  operationId: string;
  origin: Origin;
  tenant: Tenant;
  caller: Caller;
  /** How far the operation's own permission reaches for this caller. */
  permissionScope: PermissionScope;
  db: TenantTransaction;
  now: Temporal.Instant;
  userAgent: string | null;
  headers: Headers;
  deps: Omit<ApiDeps, "outside">;
  /** Whether its Idempotency-Key was unused, where that was asked together with the session. */
  hasClaimedKey?: boolean | undefined;
  setCookie(cookie: string): void;
  /** What is to be kept also where the call is refused and all else undone: done afterwards, in a transaction of its own. */
  afterRollback(work: (trx: TenantTransaction) => Promise<void>): void;
}

type Parsed<M> = M extends z.ZodType ? z.output<M> : undefined;

export interface Input<O extends Operation> {
  params: Parsed<O["params"]>;
  query: Parsed<O["query"]>;
  body: O extends { takesFile: true } ? IncomingFile : Parsed<O["body"]>;
}

export type Answer<O extends Operation> = O extends { answersCsv: true }
  ? CsvFile
  : O extends { answersEvents: true }
    ? OpenEvents
    : z.input<O["answer"]>;

export type Handler<O extends Operation> = (call: Call, input: Input<O>) => Promise<Answer<O>>;

/** A write whose answer carries tokens: what is remembered for a repeated request has none, and they are derived again. */
export interface ReplayedHandler<O extends Operation> {
  run: Handler<O>;
  remember(answer: Answer<O>): unknown;
  replay(call: Call, remembered: unknown): Promise<Answer<O>>;
}

/** A question about no company: no session, and no transaction but what its verb begins. */
export interface PlatformCall {
  operationId: string;
  deps: Omit<ApiDeps, "outside">;
  origin: Origin;
  headers: Headers;
  now: Temporal.Instant;
}

export type PlatformHandler<O extends Operation> = (call: PlatformCall, input: Input<O>) => Promise<Answer<O>>;

export type PlatformHandlers<T extends OperationTable> = { [K in keyof T]: PlatformHandler<T[K]> };

/** Where a browser goes next, and what it is to remember. */
export interface Redirect {
  location: string;
  cookies: readonly string[];
}

/** A browser on its way over the central host: no company, no session, no transaction of its own. */
export interface RedirectCall {
  deps: ApiDeps;
  origin: Origin;
  request: Request;
  now: Temporal.Instant;
}

export type RedirectHandler<O extends Operation> = (
  call: RedirectCall,
  input: Pick<Input<O>, "query">,
) => Promise<Redirect>;

export type RedirectHandlers<T extends OperationTable> = { [K in keyof T]: RedirectHandler<T[K]> };

/** A read that can tell cheaply whether its answer is still the one that the caller holds. */
export interface FingerprintedHandler<O extends Operation> {
  run: Handler<O>;
  /** Differs whenever the answer does. Made before the answer, which may be newer than it and is never older. */
  fingerprint(call: Call, input: Input<O>): Promise<string>;
}

/**
 * A verb that asks somebody outside. It reads in one transaction, asks while none is open, and writes in another: nobody
 * waits at a lock for a machine that is not ours. Who may call is decided in the first; the second finishes what was
 * admitted.
 */
export interface OutsideHandler<O extends Operation, Facts, Found> {
  /** Rules and refusals, and what the question needs. What it writes stays, whatever the answer is. */
  read(call: Call, input: Input<O>): Promise<Facts>;
  ask(services: OutsideServices, facts: Facts): Promise<Found>;
  write(call: Call, found: Found, facts: Facts): Promise<Answer<O>>;
  /** What is to be kept of a question that failed. */
  fail?(call: Call, error: unknown, facts: Facts): Promise<void>;
}

export type AnyHandler<O extends Operation> =
  Handler<O> | ReplayedHandler<O> | FingerprintedHandler<O> | OutsideHandler<O, unknown, unknown>;

/** One handler for each operation of a table; a missing one does not compile. */
export type Handlers<T extends OperationTable> = {
  [K in keyof T]: AnyHandler<T[K]>;
};
