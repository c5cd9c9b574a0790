import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { StartError } from "#api/errors/start-error.ts";
import { findBinaries } from "./binaries.ts";
import { canUse, databaseUser, type DatabaseUser } from "./database-user.ts";
import { isAlive } from "./process-state.ts";

/** The location of a cluster and its binaries, and their owner. */
export interface Cluster {
  /** The folder of the data folder, the log and, if needed, the copied binaries. */
  home: string;
  data: string;
  log: string;
  bin: string;
  user: DatabaseUser | undefined;
  password: string;
}

const PASSWORD_FILE = "superuser.secret";

/** Finds the cluster that belongs to `folder`, and creates it if there is none yet. */
export async function openCluster(folder: string): Promise<Cluster> {
  const home = await homeOf(folder);
  const data = join(home, "data");
  const user = databaseUser(data);
  const bin = await findBinaries(home, user);
  if (!existsSync(join(data, "PG_VERSION"))) await initialise(home, data, bin, user);
  const password = await readFile(join(data, PASSWORD_FILE), "utf8").catch(() => {
    throw new StartError(`The database in ${data} belongs to another user: start as that user, or remove ${folder}.`);
  });
  return { home, data, log: join(home, "postgres.log"), bin, user, password };
}

/**
 * `folder` itself, or the place it points to. Root in a checkout that only root can enter gets a folder outside it,
 * because the database user could not reach the checkout; a link records where.
 */
async function homeOf(folder: string): Promise<string> {
  const present = await lstat(folder).catch(() => undefined);
  if (present?.isSymbolicLink()) {
    const target = await realpath(folder).catch(() => undefined);
    if (target) return target;
    await rm(folder);
  }
  await mkdir(folder, { recursive: true });
  const home = await realpath(folder);
  const user = databaseUser(join(home, "data"));
  if (!user) return home;
  await giveTo(home, user);
  if (canUse(home, user)) return home;
  if ((await readdir(folder)).length > 0) {
    throw new StartError(
      `The database in ${folder} cannot be reached by the user it belongs to: allow entering its folders.`,
    );
  }
  const elsewhere = await reachableHome(user);
  await rm(folder, { recursive: true });
  await symlink(elsewhere, folder);
  return elsewhere;
}

async function giveTo(home: string, { uid, gid }: DatabaseUser): Promise<void> {
  await chown(home, uid, gid).catch((error: unknown) => {
    throw new StartError(
      `${home} cannot be given to the database user, as PostgreSQL does not run as root: start as another user, or allow CAP_CHOWN.`,
      { cause: error },
    );
  });
}

async function reachableHome(user: DatabaseUser): Promise<string> {
  for (const base of ["/var/lib", "/var/tmp", tmpdir()]) {
    const home = await mkdtemp(join(base, "fairway-")).catch(() => undefined);
    if (!home) continue;
    await chown(home, user.uid, user.gid);
    if (canUse(home, user)) return home;
    await rm(home, { recursive: true });
  }
  throw new StartError("No folder on this machine can be used by the database user: set DATABASE_URL and SECRET_KEY.");
}

/** Initialises in a private folder and renames it into place, so that two simultaneous starts cannot mix. */
async function initialise(home: string, data: string, bin: string, user: DatabaseUser | undefined): Promise<void> {
  await removeAbandoned(home);
  const fresh = join(home, `init-${process.pid}`);
  const passwordFile = join(home, `password-${process.pid}`);
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (user) await Promise.all([fresh, passwordFile].map((path) => chown(path, user.uid, user.gid)));
  await run(join(bin, "initdb"), initdbArguments(fresh, passwordFile), fresh, user);
  await rename(passwordFile, join(fresh, PASSWORD_FILE));
  // the other start won the rename: its cluster is equivalent
  await rename(fresh, data).catch(() => rm(fresh, { recursive: true, force: true }));
}

function initdbArguments(data: string, passwordFile: string): string[] {
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
  const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  return [`--pgdata=${data}`, ...access, ...locale, "--data-checksums", "--no-instructions"];
}

/** Removes the leftovers of starts that were killed while initialising. */
async function removeAbandoned(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const match = /^(?:init|password)-(\d+)$/.exec(basename(name));
    if (!match) continue;
    const pid = Number(match[1]);
    if (pid === process.pid || !isAlive(pid)) await rm(join(home, name), { recursive: true, force: true });
  }
}

function run(program: string, args: string[], cwd: string, user: DatabaseUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...user, cwd, stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new StartError(`PostgreSQL could not make its data folder: ${complaint.trim().replaceAll("\n", " ")}`));
    });
  });
}
