import { hkdfSync } from "node:crypto";
import { escapeLiteral, type Client } from "pg";
import { StartError } from "#api/errors/start-error.ts";
import { sessionOn } from "./session.ts";

/** The roles that migrations grant to: `app` is bound by row-level security, `platform` sees the central tables. */
export type RoleName = "fairway_app" | "fairway_platform";

export interface RoleUrls {
  app: string;
  platform: string;
}

/** Connections given by the operator take precedence over the ones created here. */
export interface GivenUrls {
  app?: string | undefined;
  platform?: string | undefined;
}

/** Only one start at a time changes roles. */
const ROLES_LOCK = 7_305_002;
const DUPLICATES = ["42710", "23505"];

/**
 * Creates the two roles if absent, with passwords that every machine derives identically from the secret key, and
 * returns the URLs to connect with. A role whose URL was given is created without login: the given account must be
 * its member.
 */
export async function ensureRoles(ownerUrl: string, secretKey: string, given: GivenUrls = {}): Promise<RoleUrls> {
  const client = sessionOn(ownerUrl);
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [ROLES_LOCK]);
    await ensureRole(client, "fairway_app", given.app ? undefined : rolePassword(secretKey, "fairway_app"));
    await ensureRole(
      client,
      "fairway_platform",
      given.platform ? undefined : rolePassword(secretKey, "fairway_platform"),
    );
    await client.query("commit");
  } finally {
    await client.end();
  }
  return {
    app: given.app ?? urlAs(ownerUrl, "fairway_app", secretKey),
    platform: given.platform ?? urlAs(ownerUrl, "fairway_platform", secretKey),
  };
}

/** Throws for a connection not bound by row-level security: one tenant could then read another's data. */
export async function assertBoundByRowSecurity(url: string, setting: string): Promise<void> {
  const client = sessionOn(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      "select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user",
    );
    if (rows[0]?.free !== false) throw new StartError(`${setting} names a role that row-level security does not bind.`);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, name: RoleName, password: string | undefined): Promise<void> {
  const login = password === undefined ? "" : `login password ${escapeLiteral(password)}`;
  const { rowCount: present } = await client.query("select 1 from pg_roles where rolname = $1", [name]);
  if (!present) {
    await client.query("savepoint role");
    const made = await client.query(`create role ${name} ${login}`).catch(unlessDuplicate);
    if (made) return;
    await client.query("rollback to savepoint role");
  }
  if (login) await client.query(`alter role ${name} ${login}`);
}

/** Roles are server-wide: a start in another database of the server may have created them first. */
function unlessDuplicate(error: unknown): undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!DUPLICATES.includes(code)) throw error;
}

function rolePassword(secretKey: string, name: RoleName): string {
  return Buffer.from(hkdfSync("sha256", secretKey, "", `database role ${name}`, 32)).toString("base64url");
}

function urlAs(ownerUrl: string, name: RoleName, secretKey: string): string {
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = rolePassword(secretKey, name);
  return url.href;
}
