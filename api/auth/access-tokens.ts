import { sql } from "kysely";
import { statement, type Placeholders } from "#api/db/statement.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import { ApiError, forbidden } from "#api/errors/errors.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { asAccessToken } from "#schema/people/access-tokens/prefix.ts";
import { isForTokens, lookUpOf } from "#schema/people/access-tokens/readable-fields.ts";
import { permissionScopesOf } from "#schema/people/sign-in/permissions.ts";
import type { Operation } from "#schema/shared/operation.ts";
import type { Caller, Person } from "./caller.ts";
import { roleChangesFor } from "./role-changes.ts";
import { isRole } from "./roles.ts";
import { hashToken, newToken } from "./tokens.ts";

export const newAccessToken = (): string => asAccessToken(newToken());

/** Last use is tracked to the minute, as for sessions. */
const LAST_USED_STEP_MS = 60_000;

const WAY_OUT = "Make a new one in your account, under Access tokens.";

/** Returns the person a token reads for, and the tenant. Throws, with the reason, if the token is no longer valid. */
export async function readerOf(
  trx: TenantTransaction,
  token: string,
  now: Temporal.Instant,
): Promise<{ person: Omit<Person, "visitor">; tenant: Tenant }> {
  const tokenHash = hashToken(token);
  const { rows } = await findToken(trx, { token_hash: tokenHash });
  const [row] = rows;
  // A deactivated account must not be disclosed: its token is reported as unknown.
  if (!row || row.deactivated_at !== null) throw refused("This access token is not known here.");
  if (row.revoked_at !== null) throw refused(`The access token “${row.token_name}” was revoked.`);
  if (Temporal.Instant.compare(row.expires_at, now) <= 0)
    throw refused(`The access token “${row.token_name}” has ended.`);
  const roles = row.roles.filter(isRole);
  const permissionScopes = permissionScopesOf(roles, row.role_changes);
  if (permissionScopes["graph.explore"] !== "yes") {
    throw forbidden(
      "The person who made this access token may no longer explore the graph. Ask an administrator for that permission.",
    );
  }
  if (!row.last_used_at || now.since(row.last_used_at).total("milliseconds") > LAST_USED_STEP_MS) {
    await touch(trx, tokenHash, now);
  }
  const { id, first_name, last_name, email, expires_at, fields } = row;
  const session = { tokenHash, expires_at, confirmed_at: null, kind: "access" as const, fields };
  const has_two_factor = row.two_factor_since !== null;
  const name = { first_name, last_name, email };
  const person = {
    kind: "person" as const,
    id,
    ...name,
    roles,
    permissionScopes,
    session,
    has_two_factor,
    actor: null,
  };
  return { person, tenant: row };
}

const refused = (why: string): ApiError => new ApiError("unauthenticated", `${why} ${WAY_OUT}`);

const findToken = statement((db, value: Placeholders<{ token_hash: Buffer }>) =>
  db
    .selectFrom("access_tokens as a")
    .innerJoin("users", (join) => join.onRef("users.tenant_id", "=", "a.tenant_id").onRef("users.id", "=", "a.user_id"))
    .innerJoin("tenants", "tenants.tenant_id", "a.tenant_id")
    .leftJoin("two_factors", (join) =>
      join.onRef("two_factors.tenant_id", "=", "users.tenant_id").onRef("two_factors.user_id", "=", "users.id"),
    )
    .where("a.token_hash", "=", value.token_hash)
    .select(["users.id", "users.roles", "users.first_name", "users.last_name", "users.email", "users.deactivated_at"])
    .select(["a.name as token_name", "a.fields", "a.expires_at", "a.last_used_at", "a.revoked_at"])
    .select("two_factors.confirmed_at as two_factor_since")
    .select(roleChangesFor(sql`users.roles`).as("role_changes"))
    .selectAll("tenants"),
);

/** Another request with the same token may be writing at this moment: skip instead of waiting for it. */
async function touch(trx: TenantTransaction, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await trx
    .updateTable("access_tokens")
    .set({ last_used_at: now })
    .where("token_hash", "in", (eb) =>
      eb
        .selectFrom("access_tokens as a")
        .where("a.token_hash", "=", tokenHash)
        .select("a.token_hash")
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Whom a token belongs to, which the gateway always reads, and the dates on which a query runs. */
const ALWAYS_READ: ReadonlySet<string> = new Set(["userProfile", "currentVariables"]);

/** Refuses what a token may not read although its person may, and names the way out. */
export function refuseBeyondToken(
  caller: Caller,
  { operationId, operation, url }: { operationId: string; operation: Operation; url: string },
): void {
  if (caller.kind !== "person" || caller.session.kind !== "access") return;
  if (operation.answersEvents)
    throw forbidden("An access token cannot listen to changes. Ask the query again instead.");
  if (!isForTokens(operation)) {
    throw forbidden("An access token reads what the graph answers, and nothing else. Sign in to the app for this.");
  }
  const { fields = null } = caller.session;
  if (fields === null || ALWAYS_READ.has(operationId)) return;
  const missing = [operationId, ...includedIn(url)].find((name) => !fields.includes(name));
  if (missing === undefined) return;
  throw forbidden(
    `This access token may not read ${missing}: it is limited to ${fields.join(", ")}. Ask for those alone, or make a token that may read ${missing} too.`,
  );
}

/** Embedded rows of other entities need the same right as looking them up by id. */
function includedIn(url: string): string[] {
  const included = new URL(url).searchParams.getAll("include").flatMap((names) => names.split(","));
  return included.flatMap((name) => lookUpOf(name) ?? []);
}
