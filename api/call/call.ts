import type { Logger } from "pino";
import type { z } from "zod";
import type { Caller } from "#api/auth/caller.ts";
import type { OpenIdProvider } from "#api/auth/openid.ts";
import type { Limits } from "#api/auth/rate-limits.ts";
import type { ChangeFeed } from "#api/changes/change-feed.ts";
import type { Database } from "#api/db/connect.ts";
import type { ReadReplica } from "#api/db/read-replica.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { FileStore } from "#api/files/file-store.ts";
import type { IncomingFile } from "#api/files/incoming-file.ts";
import type { JobQueue } from "#api/jobs/jobs.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import type { PaymentProvider } from "#api/stripe/provider.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import type { PermissionScope } from "#schema/people/sign-in/permissions.ts";
import type { Operation, OperationTable } from "#schema/shared/operation.ts";
import type { PaymentMode } from "#schema/venue/company/models.ts";
import type { CsvFile } from "./csv-file.ts";
import type { OpenEvents } from "./events.ts";

/** The provider, and the origin of the bare domain through which every tenant's sign-in passes. */
export interface GoogleSignIn {
  provider: OpenIdProvider;
  centralUrl: string;
}

/** Third-party services, with unpredictable response times. Handlers that run inside a transaction do not receive them. */
export interface OutsideServices {
  payments: PaymentProvider;
  files: FileStore;
  clock: { now(): Temporal.Instant };
}

/** The dependencies of the API, supplied by the composition root. */
export interface ApiDeps {
  /** Connected as the role bound by row-level security. */
  db: Database;
  /** Serves reads that may lag behind, if the operator has configured one. */
  replica?: ReadReplica;
  clock: { now(): Temporal.Instant };
  limits: Limits;
  /** Jobs that follow a change, enqueued in its transaction. */
  jobs: JobQueue;
  /** Notifies open screens of changes made by others. */
  changes: ChangeFeed;
  log: Logger;
  /** At least 32 bytes each; hold and manage tokens derive from them. */
  secretKeys: SecretKeys;
  /** `https://{slug}.venue.example` with the slug filled in: the origin of links in mails. */
  siteUrl(slug: string): string;
  /** Sign-in with Google, if the operator has configured it. */
  google: GoogleSignIn | null;
  /** Called between transactions only: an operation that needs them is an `OutsideHandler`. */
  outside: OutsideServices;
  paymentMode: PaymentMode;
  /** Identifies the platform to the payment provider's library in the browser. */
  paymentsKey: string;
  /** Serves the browser in place of the payment provider when a stand-in is configured. */
  testPayments?: (request: Request) => Promise<Response>;
  holds: { minutes: number; livePerAddress: number; per10Minutes: number };
  /** Validates each response against the contract: in tests and development only, because it halves the throughput. */
  validateAnswers?: boolean;
}

/** Where a request comes from, as far as the transport knows; trusted because the composition root fills it in. */
export interface Origin {
  /** The slug in the Host header, or null on the central site. */
  tenant: string | null;
  address: string;
  requestId: string;
  /** Whether the person's connection is TLS. */
  secure: boolean;
  /** The calling span, when a traced gateway runs in another process. */
  traceparent?: string;
}

/** One request while it is being handled: everything happens in its one transaction. */
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
  /** Whether its Idempotency-Key was unused, if that was checked together with the session. */
  hasClaimedKey?: boolean | undefined;
  setCookie(cookie: string): void;
  /** Charges the caller's budget for a file that the call reads. */
  chargeFile(bytes: number): void;
  /** Registers writes to keep even if the call is refused and rolled back: they run afterwards, in their own transaction. */
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

/** A write whose response carries tokens: the stored response omits them, and they are derived again for a repeated request. */
export interface ReplayedHandler<O extends Operation> {
  run: Handler<O>;
  remember(answer: Answer<O>): unknown;
  replay(call: Call, remembered: unknown): Promise<Answer<O>>;
}

/** A call that concerns no company: no session, and no transaction except those its handler opens. */
export interface PlatformCall {
  operationId: string;
  deps: Omit<ApiDeps, "outside">;
  origin: Origin;
  headers: Headers;
  now: Temporal.Instant;
}

export type PlatformHandler<O extends Operation> = (call: PlatformCall, input: Input<O>) => Promise<Answer<O>>;

export type PlatformHandlers<T extends OperationTable> = { [K in keyof T]: PlatformHandler<T[K]> };

/** Where to redirect the browser, and the cookies to set. */
export interface Redirect {
  location: string;
  cookies: readonly string[];
}

/** A browser redirect over the central host: no company, no session, no transaction of its own. */
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

/** A read that can cheaply determine whether the caller's cached response is still current. */
export interface FingerprintedHandler<O extends Operation> {
  run: Handler<O>;
  /** Differs whenever the response differs. Computed before the response, which may be newer than it but never older. */
  fingerprint(call: Call, input: Input<O>): Promise<string>;
}

/**
 * A handler that calls an outside service. It reads in one transaction, calls while none is open, and writes in
 * another, so that no lock is held while waiting for a third party. Authorization is checked in the first; the
 * second completes what was admitted.
 */
export interface OutsideHandler<O extends Operation, Facts, Found> {
  /** Checks the rules and gathers what the outside call needs. What it writes is committed, whatever the call returns. */
  read(call: Call, input: Input<O>): Promise<Facts>;
  ask(services: OutsideServices, facts: Facts): Promise<Found>;
  write(call: Call, found: Found, facts: Facts): Promise<Answer<O>>;
  /** Records what must be kept of a failed outside call. */
  fail?(call: Call, error: unknown, facts: Facts): Promise<void>;
}

export type AnyHandler<O extends Operation> =
  Handler<O> | ReplayedHandler<O> | FingerprintedHandler<O> | OutsideHandler<O, unknown, unknown>;

/** One handler per operation of a table; a missing one is a compile error. */
export type Handlers<T extends OperationTable> = {
  [K in keyof T]: AnyHandler<T[K]>;
};
