import { randomBytes, randomUUID } from "node:crypto";
import pino from "pino";
import { createApi, type Api } from "#api/app.ts";
import { issueEmailToken } from "#api/auth/email-tokens.ts";
import { issueMailedToken, type MailedPurpose } from "#api/auth/mailed-tokens.ts";
import { hashPassword } from "#api/auth/password.ts";
import { createLimits } from "#api/auth/rate-limits.ts";
import { confirmSession, startSession } from "#api/auth/session.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import type { ApiDeps } from "#api/call/call.ts";
import { ChangeFeed } from "#api/changes/change-feed.ts";
import { connect, openPool, type Database } from "#api/db/connect.ts";
import { inTenant, inTransaction } from "#api/db/transaction.ts";
import { insertCodeExchange } from "#api/features/people/federation/queries.ts";
import { writeCatalogue, type Catalogue } from "#api/tenants/catalogue.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import type { SubscriptionStatus } from "#schema/payments/billing/models.ts";
import type { Role } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import { waitTokenOf } from "#tests/features/bookings/waitlist/wait-token.ts";
import { familyTokenOf } from "#tests/features/memberships/memberships/family-token.ts";
import { memoryStore } from "#tests/features/venue/uploads/support.ts";
import { TEST_SECRET_KEY, type TestDatabase } from "./database/database-server.ts";
import { createTestDatabase } from "./database/database.ts";
import { firstEvent } from "./events.ts";
import { testPayments, type TestPayments } from "./test-payments.ts";
import { TEST_TEMPLATE } from "./venue-template.ts";

/** Monday, 10:00 in Vancouver (UTC-7 all year by then): tests start here unless they set the clock. */
export const TEST_NOW = "2027-05-03T17:00:00Z";
export const TEST_PASSWORD = "correct horse battery";

/** More points than any file needs; tests/security/budgets.test.ts sets a low limit. */
const TEST_LIMITS = { secretKey: TEST_SECRET_KEY, holdsPer10Minutes: 60, pointsPerMinute: 10_000_000 };

export type OperationId = keyof typeof v1Operations | keyof typeof centralOperations;

export interface Question {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

export interface Reply {
  status: number;
  // Tests inspect responses of every shape; their expectations check it.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Headers;
}

/** Calls the REST platform as one person, as a visitor or anonymously. */
export type Ask = (operationId: OperationId, question?: Question) => Promise<Reply>;

export interface Person {
  id: number;
  email: string;
  token: string;
  ask: Ask;
}

export interface Venue {
  tenantId: string;
  slug: string;
  catalogue: Catalogue;
  locationId: number;
  /** Anonymous: no session and no cookie. */
  anonymous: Ask;
  /** A browser with its own visitor cookie. */
  visitor(): Ask;
  /** A person with an existing session. */
  signedIn(person: Pick<Person, "id" | "email" | "token">): Person;
  /** A new person with these roles and a session; a coach created here gives no lessons. */
  person(...roles: Role[]): Promise<Person>;
  /** The token of a link mailed to a person. */
  mailedToken(userId: number, purpose?: MailedPurpose): Promise<string>;
  /** The token of a link to confirm a new address. */
  emailToken(userId: number, email: string): Promise<string>;
  /** The token of the link that was mailed to the guest with this address who was the last to wait. */
  waitToken(email: string): Promise<string>;
  /** The token of the link that invites this address to a family. */
  familyToken(email: string): Promise<string>;
  /** A coach of the catalogue, signed in. */
  coach(index?: number): Promise<Person>;
  /** A completed sign-in with Google; the browser with this cookie may redeem it. */
  codeExchange(subject: string): Promise<{ code: string; cookie: string }>;
}

export interface Platform {
  api: Api;
  deps: ApiDeps;
  database: TestDatabase;
  /** Subject to row-level security, as the product is. */
  db: Database;
  /** Sees all rows: for counting only, never for the product's work. */
  admin: Database;
  clock: { set(instant: string): void; now(): Temporal.Instant };
  payments: TestPayments;
  venue(changes?: VenueChanges): Promise<Venue>;
  /** The venue of a company whose rows already exist. */
  at(company: Pick<Venue, "tenantId" | "slug" | "catalogue">): Venue;
  close(): Promise<void>;
}

export interface VenueChanges {
  slug?: string;
  timezone?: string;
  currency?: string;
  trial_ends_at?: Temporal.Instant | null;
  cancelled_at?: Temporal.Instant | null;
  is_comped?: boolean;
  subscription_status?: SubscriptionStatus;
}

/** The REST platform on its own database (or the given one, on another server), with a clock that stands still. */
export async function startPlatform(changes: Partial<ApiDeps> = {}, given?: TestDatabase): Promise<Platform> {
  const database = given ?? (await createTestDatabase());
  const db = connect(database.appUrl, { name: "test app", maxConnections: 20 });
  const owner = connect(database.ownerUrl, { name: "test owner", maxConnections: 2 });
  const admin = connect(database.adminUrl, { name: "test admin", maxConnections: 4 });
  const counters = openPool(database.appUrl, { name: "test limits", maxConnections: 4 });
  const clock = testClock();
  const payments = testPayments(clock);
  const log = pino({ level: "silent" });
  const deps: ApiDeps = {
    db,
    clock,
    limits: createLimits(counters, TEST_LIMITS),
    // Mail stays in the outbox, where tests look for it; tests/features/messages/outbox runs the real jobs.
    jobs: { enqueue: async () => undefined },
    log,
    // This feed is not connected to the database; tests/features/schedule/changes listens to it.
    changes: new ChangeFeed({ db, clock, log, secretKeys: [TEST_SECRET_KEY] }),
    secretKeys: [TEST_SECRET_KEY],
    siteUrl: (slug) => `http://${slug}.localhost:4000`,
    google: null,
    outside: { payments: payments.payments, clock, files: memoryStore() },
    paymentMode: "simulated",
    paymentsKey: payments.payments.publishableKey,
    holds: { minutes: 5, livePerAddress: 10, per10Minutes: 60 },
    validateAnswers: true,
    ...changes,
  };
  const api = createApi(deps);
  return {
    api,
    deps,
    database,
    db,
    admin,
    clock,
    payments,
    venue: (venueChanges) => openVenue({ api, db, owner, clock }, venueChanges),
    at: (company) => venueAt({ api, db, owner, clock }, company),
    async close() {
      deps.changes.close();
      await Promise.all([db.destroy(), owner.destroy(), admin.destroy(), counters.end()]);
      await database.drop();
    },
  };
}

function testClock() {
  let instant = Temporal.Instant.from(TEST_NOW);
  return {
    now: () => instant,
    set: (text: string) => {
      instant = Temporal.Instant.from(text);
    },
  };
}

interface Parts {
  api: Api;
  db: Database;
  owner: Database;
  clock: { now(): Temporal.Instant };
}

async function openVenue(parts: Parts, changes: VenueChanges = {}): Promise<Venue> {
  const { slug = `v${randomBytes(5).toString("hex")}`, timezone = "America/Vancouver", ...standing } = changes;
  const tenantId = randomUUID();
  const tenant = { tenant_id: tenantId, slug, name: `Venue ${slug}`, timezone, currency: "CAD" };
  const catalogue = await inTransaction(parts.owner, async (trx) => {
    await addTenant(trx, { ...tenant, subscription_status: "active", ...standing });
    return writeCatalogue(trx, tenant, TEST_TEMPLATE);
  });
  return venueAt(parts, { tenantId, slug, catalogue });
}

function venueAt(parts: Parts, { tenantId, slug, catalogue }: Pick<Venue, "tenantId" | "slug" | "catalogue">): Venue {
  const askAs = (headers: Record<string, string>): Ask => asker(parts.api, slug, headers);
  const signedIn = ({ id, email, token }: Pick<Person, "id" | "email" | "token">): Person => ({
    id,
    email,
    token,
    ask: askAs({ authorization: `Bearer ${token}` }),
  });
  return {
    tenantId,
    slug,
    catalogue,
    locationId: catalogue.locations[0]?.id ?? 0,
    anonymous: askAs({}),
    visitor: () => askAs({ cookie: `visitor=${randomBytes(24).toString("base64url")}`, "x-requested-with": "test" }),
    signedIn,
    async person(...roles) {
      const email = `${roles.join("-")}-${randomBytes(4).toString("hex")}@${slug}.test`;
      const { id } = await inTenant(parts.db, tenantId, (trx) =>
        trx
          .insertInto("users")
          .values({ tenant_id: tenantId, first_name: "Pat", last_name: roles.join(" "), email, roles })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
      return signedIn(await startSessionOf(parts, tenantId, { id, email }));
    },
    mailedToken: (userId, purpose = "reset") =>
      inTenant(parts.db, tenantId, async (trx) => {
        const { email } = await trx
          .selectFrom("users")
          .where("id", "=", userId)
          .select("email")
          .executeTakeFirstOrThrow();
        return issueMailedToken(trx, { tenantId, userId, email: email ?? "", purpose, now: parts.clock.now() });
      }),
    emailToken: (userId, email) =>
      inTenant(parts.db, tenantId, (trx) => issueEmailToken(trx, { tenantId, userId, email, now: parts.clock.now() })),
    waitToken: (email) => inTenant(parts.db, tenantId, (trx) => waitTokenOf(trx, tenantId, email)),
    familyToken: (email) => inTenant(parts.db, tenantId, (trx) => familyTokenOf(trx, tenantId, email)),
    async codeExchange(subject) {
      const [code, binding] = [newToken(), newToken()];
      const expires_at = parts.clock.now().add({ minutes: 1 });
      const account = { issuer: "https://accounts.google.com", subject, email: `${subject}@gmail.example` };
      const hashes = { token_hash: hashToken(code), binding_hash: hashToken(binding) };
      await inTenant(parts.db, tenantId, (trx) =>
        insertCodeExchange(trx, { tenant_id: tenantId, kind: "code", ...hashes, ...account, expires_at }),
      );
      return { code, cookie: `sign-in=${binding}` };
    },
    coach: async (index = 0) => {
      const id = catalogue.coaches[index]?.id ?? 0;
      return signedIn(await startSessionOf(parts, tenantId, { id, email: "" }));
    },
  };
}

const LATER = Temporal.Instant.from("2099-01-01T00:00:00Z");

async function startSessionOf({ db, clock }: Parts, tenantId: string, user: { id: number; email: string }) {
  const { token } = await inTenant(db, tenantId, async (trx) => {
    const { roles } = await trx.selectFrom("users").where("id", "=", user.id).select("roles").executeTakeFirstOrThrow();
    // Tests advance the clock by weeks, but people created here stay confirmed and admins signed in. Real sign-ins age.
    const now = roles.includes("owner") || roles.includes("facility_admin") ? LATER : clock.now();
    const begun = { tenantId, userId: user.id, now, address: "127.0.0.1", userAgent: "test" };
    const session = await startSession(trx, begun);
    await confirmSession(trx, hashToken(session.token), LATER);
    return session;
  });
  return { ...user, token };
}

/** Lets a person sign in with TEST_PASSWORD; costs one argon2 hash. */
export async function givePassword(platform: Platform, venue: Venue, person: Person): Promise<void> {
  const password_hash = await hashPassword(TEST_PASSWORD);
  await inTenant(platform.db, venue.tenantId, async (trx) => {
    await trx.updateTable("users").set({ password_hash }).where("id", "=", person.id).execute();
  });
}

const operations: Record<string, Operation> = { ...v1Operations, ...centralOperations };

export function asker(api: Api, slug: string, fixed: Record<string, string>): Ask {
  return async (operationId, { params = {}, query = {}, body, headers = {}, address = "127.0.0.1" } = {}) => {
    const operation = operations[operationId];
    if (!operation) throw new Error(`There is no operation ${operationId}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const response = await api.fetch(
      new Request(`http://${slug}.localhost${path}${search(query)}`, {
        method: operation.method.toUpperCase(),
        headers: { ...(isJson(body) ? { "content-type": "application/json" } : {}), ...fixed, ...headers },
        ...(body === undefined ? {} : { body: sentBody(body) }),
      }),
      { tenant: slug, address, requestId: randomUUID(), secure: false },
    );
    return { status: response.status, body: await bodyOf(response), headers: response.headers };
  };
}

/** A form sets its own content type. */
const isJson = (body: unknown): boolean => body !== undefined && !(body instanceof FormData);

const sentBody = (body: unknown): BodyInit =>
  typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body);

export async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 304) return response.body;
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) return firstEvent(response);
  // A file keeps its byte order mark, which response.text() would drop.
  const isFile = response.headers.get("content-type")?.startsWith("text/csv");
  return isFile ? Buffer.from(await response.arrayBuffer()).toString("utf8") : response.json();
}

export function search(query: NonNullable<Question["query"]>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((item) => [name, String(item)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}
