import { existsSync } from "node:fs";
import { glob, readFile, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Client } from "pg";
import { ZodError } from "zod";
import { makeWritable, reasonOf } from "#api/data-folder/data-folder.ts";
import { finishDraft, openDraft, RESTORED, settleRestore } from "#api/data-folder/restored-folder.ts";
import { connect } from "#api/db/connect.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { migrate, migrationNames } from "#api/db/migrate.ts";
import { ensureRoles } from "#api/db/roles.ts";
import { sessionOn } from "#api/db/session.ts";
import { inTenant } from "#api/db/transaction.ts";
import { StartError } from "#api/errors/start-error.ts";
import { folderStore, nothingThere, UPLOADS_FOLDER, type FileStore } from "#api/files/file-store.ts";
import { startJobs } from "#api/jobs/jobs.ts";
import { createLogger } from "#api/logging/logger.ts";
import { keptSecretKeys, keysOf, SECRET_KEY_FILE, type SecretKeys } from "#api/secret-keys.ts";
import { ArchiveHead, archiveOf, loadArchive, type ArchivedFile } from "./archive.ts";
import { damaged, readLines, UnreadableBackup, writeLines } from "./sealed-file.ts";

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
    writeLines(file, archiveOf(session, secretKeys, filesIn(join(dataDir, UPLOADS_FOLDER))), passphrase).catch(
      async (error: unknown) => {
        const folder = dirname(file);
        throw isOfFile(error, file) ? new StartError(`${folder} ${await reasonOf(error, folder)}`) : error;
      },
    ),
  );
}

/** Whether it is about the file that is written, rather than one that is read. */
const isOfFile = (error: unknown, file: string): boolean =>
  error instanceof Error &&
  (("path" in error && error.path === `${file}.part`) || ("code" in error && error.code === "ENOSPC"));

/**
 * Restores a backup into an empty folder; returns the number of rows. It is built beside and moved into place once it is whole: a
 * failure leaves the folder empty, and so does a kill, after the next start or restore.
 */
export async function restore(dataDir: string, file: string, passphrase?: string): Promise<number> {
  await makeWritable(dataDir);
  const draft = await openDraft(dataDir);
  const lines = readLines(file, passphrase);
  try {
    for (const name of RESTORED) {
      if (existsSync(join(dataDir, name)))
        throw new UnreadableBackup(`${dataDir} holds data already: restore into an empty folder.`);
    }
    const first = await lines.next();
    const head = ArchiveHead.parse(JSON.parse(first.value ?? "null"));
    if (!(await migrationNames()).includes(head.migration)) {
      const sentence = `${file} was made by a newer version (it has run ${head.migration}): restore it with that version.`;
      throw new UnreadableBackup(sentence);
    }
    await writeFile(join(draft, SECRET_KEY_FILE), head.secret_key, { mode: 0o600 });
    const rows = await withSuperuser(draft, async (session, { url }) => {
      const { app } = await ensureRoles(url, keysOf(head.secret_key)[0]);
      await migrate(url, { until: head.migration });
      const uploads = folderStore(join(draft, UPLOADS_FOLDER));
      const loaded = await loadArchive(session, lines, ({ name, content }) => keepUpload(uploads, name, content));
      await migrate(url);
      await queueUnsentMail(session, { url, app });
      return loaded;
    });
    await finishDraft(dataDir);
    return rows;
  } catch (error) {
    const failure = await explain(error, { dataDir, file });
    await settleRestore(dataDir);
    throw failure;
  }
}

/** PostgreSQL reserves 16 MB at a time for its log: with less than twice that it may have ended for lack of room. */
const NO_ROOM_BYTES = 32 * 1024 * 1024;

/** What kept a backup from being restored: the file, the disk, or what was thrown. */
async function explain(error: unknown, { dataDir, file }: { dataDir: string; file: string }): Promise<StartError> {
  if (error instanceof UnreadableBackup) return error;
  if (error instanceof SyntaxError || error instanceof ZodError) return damaged(file, error);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < NO_ROOM_BYTES) {
    return new StartError(`${dataDir} has no room for the restored data: free some space and restore again.`);
  }
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`${file} could not be restored: ${reason}.`, { cause: error });
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
  if (!UPLOAD.test(name)) throw new UnreadableBackup("The backup holds a file that is none of ours.");
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
  const session = sessionOn(databaseOf(embedded));
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
