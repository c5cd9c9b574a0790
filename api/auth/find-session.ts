import { sql, type InferResult, type Kysely } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { DB } from "#api/db/types.generated.ts";
import type { Tenant, TenantFacts } from "#api/tenancy/tenant.ts";
import { permissionScopesOf } from "#schema/people/sign-in/permissions.ts";
import type { Person, SessionKind } from "./caller.ts";
import { mayActFor } from "./may-act-for.ts";
import { roleChangesFor } from "./role-changes.ts";
import { isRole } from "./roles.ts";
import { ADMINS, sessionLimitsAt } from "./session-lifetime.ts";
import { hashToken } from "./tokens.ts";

/** Last use is tracked to the minute: a write per request would slow down every read. */
const LAST_USED_STEP_MS = 60_000;

/**
 * Returns the person whose session this token opens, and the tenant, read in the same statement; undefined if the
 * token is unknown, revoked or expired.
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
    ...sessionLimitsAt(now),
  });
  const [row] = rows;
  if (!row) return undefined;
  if (now.epochMilliseconds - row.last_used_at.epochMilliseconds > LAST_USED_STEP_MS) await touch(trx, tokenHash, now);
  const person = personFrom(row, tokenHash);
  return person && { person, tenant: row };
}

/** The same without the tenant. */
export async function personOf(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<SignedInPerson | undefined> {
  return (await sessionOf(trx, token, now))?.person;
}

/** Returns the people whose sessions these tokens open, by token hash in hex, with their tenant's status. */
export async function peopleOf(
  trx: TenantTransaction,
  tokenHashes: readonly Buffer[],
  now: Temporal.Instant,
): Promise<Map<string, { person: SignedInPerson; tenant: SessionTenant }>> {
  const { rows } = await findSessions(trx, { token_hashes: [...tokenHashes], now, ...sessionLimitsAt(now) });
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
  // An actor who may no longer act for this person loses the session with this very request.
  if (!mayActFor(actor, person)) return undefined;
  const name = `${row.actor_first_name} ${row.actor_last_name}`.trim();
  return { ...person, actor: { id: row.actor_id, name, reason: row.reason } };
}

const SESSION_KINDS: Record<string, SessionKind> = { explore: "explore", proxy: "proxy" };

type Live = { now: Temporal.Instant } & ReturnType<typeof sessionLimitsAt>;

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

/** Another request of the same session may be writing at this moment: skip instead of waiting for it. */
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
