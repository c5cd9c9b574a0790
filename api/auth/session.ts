import { type InferResult, type Kysely, sql } from "kysely";
import { mayActFor } from "#api/auth/may-act-for.ts";
import type { Person, SessionKind } from "#api/auth/caller.ts";
import { roleChangesFor } from "#api/auth/role-changes.ts";
import { isRole } from "#api/auth/roles.ts";
import { hashToken, newToken } from "#api/auth/tokens.ts";
import { type Placeholders, statement } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { Tenant, TenantFacts } from "#api/tenancy/tenant.ts";
import { earlierOf } from "#api/time/instants.ts";
import { isStaff, permissionScopesOf, type Role } from "#schema/auth/permissions.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A session ends when it is not used for so long, and after the longer time whatever its use. */
interface SessionLife {
  idleMs: number;
  wholeMs: number;
}
const LIFE: SessionLife = { idleMs: 14 * DAY_MS, wholeMs: 90 * DAY_MS };
/** Of whoever runs the company: every morning anew. */
const LIFE_OF_ADMINS: SessionLife = { idleMs: 12 * HOUR_MS, wholeMs: 7 * DAY_MS };
const ADMINS = ["owner", "facility_admin"] as const satisfies Role[];

export const SESSION_IDLE_MS = LIFE.idleMs;

/** So many a person has at once; the one that was not used for longest ends. */
const SESSIONS_AT_ONCE = 20;
const SESSIONS_OF_STAFF = 10;

const lifeOf = (roles: readonly string[]): SessionLife =>
  ADMINS.some((admin) => roles.includes(admin)) ? LIFE_OF_ADMINS : LIFE;

/** When a session ends that is not used any more. */
export function sessionEnd(
  { created_at, last_used_at, expires_at }: Record<"created_at" | "last_used_at" | "expires_at", Temporal.Instant>,
  roles: readonly string[],
): Temporal.Instant {
  const { idleMs, wholeMs } = lifeOf(roles);
  const latest = earlierOf(expires_at, created_at.add({ milliseconds: wholeMs }));
  return earlierOf(latest, last_used_at.add({ milliseconds: idleMs }));
}

/** Last use is kept to the minute: a write for each request would be paid by every reader. */
const LAST_USED_STEP_MS = 60_000;

const EXPLORE_MS = 15 * 60_000;
const PROXY_MS = 60 * 60_000;

export interface NewSession {
  token: string;
  expires_at: Temporal.Instant;
}

export async function startSession(
  trx: TenantTransaction,
  session: { tenantId: string; userId: number; now: Temporal.Instant; address: string; userAgent: string | null },
): Promise<NewSession> {
  const token = newToken();
  const roles = await rolesOf(trx, session.userId);
  const expires_at = session.now.add({ milliseconds: lifeOf(roles).wholeMs });
  await trx
    .insertInto("sessions")
    .values({
      tenant_id: session.tenantId,
      token_hash: hashToken(token),
      user_id: session.userId,
      created_at: session.now,
      last_used_at: session.now,
      confirmed_at: session.now,
      expires_at,
      ip_address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
  await endSurplus(trx, session.userId, isStaff(roles) ? SESSIONS_OF_STAFF : SESSIONS_AT_ONCE);
  return { token, expires_at };
}

async function rolesOf(trx: TenantTransaction, userId: number): Promise<Role[]> {
  const { roles } = await trx.selectFrom("users").where("id", "=", userId).select("roles").executeTakeFirstOrThrow();
  return roles.filter(isRole);
}

async function endSurplus(trx: TenantTransaction, userId: number, kept: number): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sessions as s")
        .where("s.user_id", "=", userId)
        .where("s.kind", "=", "full")
        .orderBy("s.last_used_at", "desc")
        .orderBy("s.id", "desc")
        .offset(kept)
        .select("s.id"),
    )
    .execute();
}

/** A session as `userId` for whoever acts in that person's name: an hour, and never longer than the actor's own session. */
export async function startProxy(
  trx: TenantTransaction,
  proxy: {
    tenantId: string;
    userId: number;
    actor: { id: number; tokenHash: Buffer; expires_at: Temporal.Instant };
    now: Temporal.Instant;
    address: string;
    userAgent: string | null;
  },
): Promise<NewSession> {
  const token = newToken();
  const expires_at = earlierOf(proxy.now.add({ milliseconds: PROXY_MS }), proxy.actor.expires_at);
  await trx
    .insertInto("sessions")
    .values({
      tenant_id: proxy.tenantId,
      token_hash: hashToken(token),
      user_id: proxy.userId,
      created_at: proxy.now,
      last_used_at: proxy.now,
      expires_at,
      kind: "proxy",
      parent_hash: proxy.actor.tokenHash,
      actor_id: proxy.actor.id,
      ip_address: proxy.address,
      user_agent: proxy.userAgent,
    })
    .execute();
  return { token, expires_at };
}

/** A token that only reads, for 15 minutes and never longer than the session that it is made from. */
export async function startExploring(
  trx: TenantTransaction,
  parent: { tenantId: string; userId: number; tokenHash: Buffer; expires_at: Temporal.Instant; now: Temporal.Instant },
): Promise<NewSession> {
  const token = newToken();
  const expires_at = earlierOf(parent.now.add({ milliseconds: EXPLORE_MS }), parent.expires_at);
  await trx
    .insertInto("sessions")
    .values({
      tenant_id: parent.tenantId,
      token_hash: hashToken(token),
      user_id: parent.userId,
      created_at: parent.now,
      last_used_at: parent.now,
      expires_at,
      kind: "explore",
      parent_hash: parent.tokenHash,
    })
    .execute();
  return { token, expires_at };
}

/**
 * The person whose session this token opens, and the company as one statement reads it beside them; nothing where the token
 * is unknown, ended or past.
 */
export async function sessionOf(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<{ person: SignedInPerson; tenant: Tenant } | undefined> {
  const tokenHash = hashToken(token);
  const { rows } = await findSession(trx, {
    token_hash: tokenHash,
    now,
    ...limitsAt(now),
  });
  const [row] = rows;
  if (!row) return undefined;
  if (now.epochMilliseconds - row.last_used_at.epochMilliseconds > LAST_USED_STEP_MS) await touch(trx, tokenHash, now);
  const person = personFrom(row, tokenHash);
  return person && { person, tenant: row };
}

/** The same without the company. */
export async function personOf(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<SignedInPerson | undefined> {
  return (await sessionOf(trx, token, now))?.person;
}

/** Of the people whose sessions these tokens open, each by their token's hash in hex, with how their company stands. */
export async function peopleOf(
  trx: TenantTransaction,
  tokenHashes: readonly Buffer[],
  now: Temporal.Instant,
): Promise<Map<string, { person: SignedInPerson; tenant: SessionTenant }>> {
  const { rows } = await findSessions(trx, { token_hashes: [...tokenHashes], now, ...limitsAt(now) });
  return new Map(
    rows.flatMap((row) => {
      const person = personFrom(row, row.token_hash);
      return person ? [[row.token_hash.toString("hex"), { person, tenant: row }]] : [];
    }),
  );
}

function personFrom(row: SessionRow, tokenHash: Buffer): SignedInPerson | undefined {
  const { id, first_name, last_name, email, expires_at, confirmed_at } = row;
  const roles = row.roles.filter(isRole);
  const session = { tokenHash, expires_at, confirmed_at, kind: SESSION_KINDS[row.kind] ?? "full" };
  const permissionScopes = permissionScopesOf(roles, row.role_changes);
  const has_two_factor = row.two_factor_since !== null;
  const person = {
    kind: "person" as const,
    id,
    roles,
    permissionScopes,
    first_name,
    last_name,
    email,
    session,
    has_two_factor,
  };
  if (row.actor_id === null) return { ...person, actor: null };
  const actorRoles = (row.actor_roles ?? []).filter(isRole);
  const actor = { roles: actorRoles, permissionScopes: permissionScopesOf(actorRoles, row.role_changes) };
  // Whoever may no longer act for this person has lost the session, at this very request.
  if (!mayActFor(actor, person)) return undefined;
  const name = `${row.actor_first_name} ${row.actor_last_name}`.trim();
  return { ...person, actor: { id: row.actor_id, name, reason: row.reason } };
}

const SESSION_KINDS: Record<string, SessionKind> = { explore: "explore", proxy: "proxy" };

type Live = { now: Temporal.Instant } & ReturnType<typeof limitsAt>;

const findSession = statement((db, value: Placeholders<Live & { token_hash: Buffer }>) =>
  liveSessions(db, value)
    .where("sessions.token_hash", "=", value.token_hash)
    .innerJoin("tenants", "tenants.tenant_id", "sessions.tenant_id")
    .selectAll("tenants"),
);

const findSessions = statement((db, value: Placeholders<Live & { token_hashes: Buffer[] }>) =>
  liveSessions(db, value)
    .where("sessions.token_hash", "=", sql<Buffer>`any (${value.token_hashes}::bytea[])`)
    .innerJoin("tenants", "tenants.tenant_id", "sessions.tenant_id")
    .select(["sessions.token_hash", "tenants.is_comped", "tenants.cancelled_at", "tenants.subscription_status"])
    .select(["tenants.trial_ends_at", "tenants.owners_need_two_factor"])
    .select(["tenants.admins_need_two_factor", "tenants.exporters_need_two_factor"]),
);

type SignedInPerson = Omit<Person, "visitor">;
type SessionTenant = TenantFacts &
  Pick<Tenant, "owners_need_two_factor" | "admins_need_two_factor" | "exporters_need_two_factor">;
type SessionRow = InferResult<ReturnType<typeof liveSessions>>[number];

const liveSessions = (db: Kysely<DB>, value: Placeholders<Live>) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", (join) =>
      join.onRef("users.tenant_id", "=", "sessions.tenant_id").onRef("users.id", "=", "sessions.user_id"),
    )
    .leftJoin("users as actor", (join) =>
      join.onRef("actor.tenant_id", "=", "sessions.tenant_id").onRef("actor.id", "=", "sessions.actor_id"),
    )
    .leftJoin("two_factors", (join) =>
      join.onRef("two_factors.tenant_id", "=", "users.tenant_id").onRef("two_factors.user_id", "=", "users.id"),
    )
    .where("sessions.expires_at", ">", value.now)
    .where("sessions.last_used_at", ">", value.idle_since)
    .where(
      sql<boolean>`(not users.roles && ${sql.lit(`{${ADMINS.join()}}`)}::text[]
          or (sessions.last_used_at > ${value.admin_idle_since} and sessions.created_at > ${value.admin_begun_since}))`,
    )
    .where("users.deactivated_at", "is", null)
    .where("actor.deactivated_at", "is", null)
    .select(["users.id", "users.roles", "users.first_name", "users.last_name", "users.email"])
    .select([
      "sessions.expires_at",
      "sessions.last_used_at",
      "sessions.confirmed_at",
      "sessions.kind",
      "sessions.reason",
    ])
    .select(["actor.id as actor_id", "actor.first_name as actor_first_name", "actor.last_name as actor_last_name"])
    .select(["actor.roles as actor_roles", "two_factors.confirmed_at as two_factor_since"])
    .select(roleChangesFor(sql`users.roles || coalesce(actor.roles, '{}')`).as("role_changes"));

/** Sessions that were last used before this are over, and those of admins that were used or begun before their limits. */
const limitsAt = (now: Temporal.Instant) => ({
  idle_since: now.subtract({ milliseconds: LIFE.idleMs }),
  admin_idle_since: now.subtract({ milliseconds: LIFE_OF_ADMINS.idleMs }),
  admin_begun_since: now.subtract({ milliseconds: LIFE_OF_ADMINS.wholeMs }),
});

/** Another request of the same session may be writing this very minute: it need not be waited for. */
async function touch(trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ last_used_at: now })
    .where("token_hash", "in", (eb) =>
      eb
        .selectFrom("sessions as s")
        .where("s.token_hash", "=", tokenHash)
        .select("s.token_hash")
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/** The person of this session proved once more who they are. */
export async function confirmSession(trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await trx.updateTable("sessions").set({ confirmed_at: now }).where("token_hash", "=", tokenHash).execute();
}

/**
 * Ends a person's sessions everywhere, begun sign-ins, access tokens, and what was made from them; all but one session where
 * that is told. Whoever signs out everywhere fears that somebody else reads: tokens would let them read on.
 */
export async function endSessionsOf(
  trx: TenantTransaction,
  userId: number,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(except !== undefined, (query) => query.where("token_hash", "!=", except ?? Buffer.alloc(0)))
    .execute();
  await trx.deleteFrom("account_tokens").where("user_id", "=", userId).where("purpose", "=", "second_factor").execute();
  await trx
    .updateTable("access_tokens")
    .set({ revoked_at: sql`statement_timestamp()` })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Ends every session in another's name, or those of one person and in theirs; who still may begins again. */
export async function endProxies(trx: TenantTransaction, userId?: number): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("kind", "=", "proxy")
    .$if(userId !== undefined, (query) =>
      query.where((eb) => eb.or([eb("actor_id", "=", userId ?? 0), eb("user_id", "=", userId ?? 0)])),
    )
    .execute();
}

export async function endSession(trx: TenantTransaction, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}
