import { sql } from "kysely";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { earlierOf } from "#api/time/instants.ts";
import { isStaff, type Role } from "#schema/people/sign-in/permissions.ts";
import { isRole } from "./roles.ts";
import { lifeOf } from "./session-lifetime.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Concurrent sessions per person; beyond that the least recently used one ends. */
const SESSIONS_AT_ONCE = 20;
const SESSIONS_OF_STAFF = 10;

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

/** Starts a session as `userId` for an actor: one hour, and never longer than the actor's own session. */
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

/** Issues a read-only token, for 15 minutes and never longer than the session it is created from. */
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

/** Records that the person of this session proved their identity again. */
export async function confirmSession(trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await trx.updateTable("sessions").set({ confirmed_at: now }).where("token_hash", "=", tokenHash).execute();
}

/**
 * Ends a person's sessions everywhere, optionally but one, and whatever else was made with them and opens something:
 * pending sign-ins, mailed links to a new password or address, access tokens, the private calendar address, and the
 * way back from the payment provider. Someone who signs out everywhere fears that somebody else is reading: these
 * would let them read on.
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
    .updateTable("account_tokens")
    .set({ used_at: sql`statement_timestamp()` })
    .where("user_id", "=", userId)
    .where("purpose", "in", ["reset", "email"])
    .where("used_at", "is", null)
    .execute();
  await trx
    .updateTable("access_tokens")
    .set({ revoked_at: sql`statement_timestamp()` })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
  await trx.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
  await trx.deleteFrom("connect_attempts").where("user_id", "=", userId).execute();
}

/** Ends every session on behalf of others, or those by and for one person; those still permitted can start again. */
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
