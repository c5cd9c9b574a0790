import { resolve } from "node:path";
import { readConfig } from "#api/config.ts";
import { StartError } from "#api/errors/start-error.ts";
import { runProcess } from "#api/start/run-process.ts";
import { backUp, restore } from "./service.ts";

const USAGE = `Use: npm run backup -- <file>    writes all that DATA_DIR holds, also while it serves
     npm run restore -- <file>   puts it into an empty DATA_DIR
     With BACKUP_PASSPHRASE the file is encrypted. It holds the secret key: keep it like one.`;

/** `npm run backup` and `npm run restore`. */
await runProcess(async () => {
  const [act, file, ...others] = process.argv.slice(2);
  if ((act !== "backup" && act !== "restore") || !file || others.length > 0) throw new StartError(USAGE);
  const { dataDir, databaseUrl, secretKeys } = readConfig(process.env);
  if (databaseUrl) {
    throw new StartError("DATABASE_URL names your own server: use its pg_dump and pg_restore, and keep SECRET_KEY.");
  }
  const passphrase = process.env["BACKUP_PASSPHRASE"] || undefined;
  const path = resolve(file);
  if (act === "backup") {
    await backUp({ dataDir, secretKeys }, path, passphrase);
    console.info(`Wrote ${path}${passphrase ? "" : ", not encrypted: BACKUP_PASSPHRASE is not set"}`);
  } else console.info(`Restored ${await restore(dataDir, path, passphrase)} rows into ${dataDir}`);
  process.exit(0);
});
