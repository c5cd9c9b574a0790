import { existsSync } from "node:fs";
import { glob, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { type ArchivedFile, ArchiveHead, archiveOf, loadArchive } from "#api/backup/archive.ts";
import { type FileStore, folderStore, nothingThere, UPLOADS_FOLDER } from "#api/files/file-store.ts";
import { readLines, writeLines } from "#api/backup/sealed-file.ts";
import { connect } from "#api/db/connect.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { migrate } from "#api/db/migrate.ts";
import { ensureRoles } from "#api/db/roles.ts";
import { inTenant } from "#api/db/transaction.ts";
import { startJobs } from "#api/jobs/jobs.ts";
import { createLogger } from "#api/logging/logger.ts";
import { keptSecretKeys, keysOf, SECRET_KEY_FILE, type SecretKeys } from "#api/secret-keys.ts";
import { StartError } from "#api/start-error.ts";

interface Installation {
  dataDir: string;
  /** Undefined: those stored in the data folder. */
  secretKeys?: SecretKeys | undefined;
}

/** Writes all data of an installation, as of one moment, and its secret keys. It may be serving in the meantime. */
export async function backUp(
  { dataDir, secretKeys: given }: Installation,
  file: string,
  passphrase?: string,
): Promise<void> {
  if (!existsSync(join(dataDir, "postgres"))) throw new StartError(`${dataDir} holds no database.`);
  if (existsSync(file)) throw new StartError(`${file} is there already.`);
  const secretKeys = given ?? (await keptSecretKeys(dataDir));
  await withSuperuser(dataDir, (session) =>
    writeLines(file, archiveOf(session, secretKeys, filesIn(join(dataDir, UPLOADS_FOLDER))), passphrase),
  );
}

/** Restores a backup into an empty folder; returns the number of rows. A failure leaves the folder empty. */
export async function restore(dataDir: string, file: string, passphrase?: string): Promise<number> {
  for (const name of ["postgres", SECRET_KEY_FILE, UPLOADS_FOLDER]) {
    if (existsSync(join(dataDir, name)))
      throw new StartError(`${dataDir} holds data already: restore into an empty folder.`);
  }
  const lines = readLines(file, passphrase);
  try {
    const first = await lines.next();
    const head = ArchiveHead.parse(JSON.parse(first.value ?? "null"));
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, SECRET_KEY_FILE), head.secret_key, { mode: 0o600 });
    return await withSuperuser(dataDir, async (session, { url }) => {
      const { app } = await ensureRoles(url, keysOf(head.secret_key)[0]);
      await migrate(url, head.migration);
      const uploads = folderStore(join(dataDir, UPLOADS_FOLDER));
      const rows = await loadArchive(session, lines, ({ name, content }) => keepUpload(uploads, name, content));
      await migrate(url);
      await queueUnsentMail(session, { url, app });
      return rows;
    });
  } catch (error) {
    await forget(dataDir);
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is damaged, or BACKUP_PASSPHRASE is another one.`, { cause: error });
  }
}

/** Yields a folder's files, by name relative to it; skips those removed in the meantime. */
async function* filesIn(folder: string): AsyncGenerator<ArchivedFile> {
  for await (const path of glob("*/*/*", { cwd: folder })) {
    const content = UPLOAD.test(path) ? await readFile(join(folder, path)).catch(nothingThere) : null;
    if (content) yield { name: path, content };
  }
}

/** Only such paths are written, whatever a manipulated backup contains. */
const UPLOAD = /^[\w-]+\/[\w-]+\/(?:small|medium|large)\.(?:png|webp)$/;

async function keepUpload(uploads: FileStore, name: string, content: Buffer): Promise<void> {
  if (!UPLOAD.test(name)) throw new StartError("The backup holds a file that is none of ours.");
  await uploads.write(name, content, "");
}

/** Jobs are not backed up: unsent mail is queued again. */
async function queueUnsentMail(session: Client, { url, app: appUrl }: { url: string; app: string }): Promise<void> {
  const { rows } = await session.query<{ tenant_id: string; outbox_id: number }>(
    "select tenant_id, id::int as outbox_id from outbox where sent_at is null order by id",
  );
  const jobs = await startJobs(url, createLogger("warn"));
  const app = connect(appUrl, { name: "fairway restore", maxConnections: 1 });
  try {
    for (const mail of rows) {
      await inTenant(app, mail.tenant_id, (trx) => jobs.enqueue(trx, "deliver_mail", mail));
    }
  } finally {
    await app.destroy();
    await jobs.stop();
  }
}

async function withSuperuser<T>(
  dataDir: string,
  work: (session: Client, embedded: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbeddedPostgres(join(dataDir, "postgres"));
  const session = new Client({ connectionString: databaseOf(embedded) });
  try {
    await session.connect();
    return await work(session, embedded);
  } finally {
    await session.end();
    await embedded.stop();
  }
}

/** A URL to the product's database as the superuser, who bypasses row-level security. */
function databaseOf({ adminUrl, url }: EmbeddedPostgres): string {
  return Object.assign(new URL(adminUrl), { pathname: new URL(url).pathname }).href;
}

async function forget(dataDir: string): Promise<void> {
  const folder = join(dataDir, "postgres");
  const home = await realpath(folder).catch(() => folder);
  for (const path of [home, folder, join(dataDir, SECRET_KEY_FILE), join(dataDir, UPLOADS_FOLDER)])
    await rm(path, { recursive: true, force: true });
}
