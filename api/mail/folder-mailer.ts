import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { utcTextMs } from "#api/time/instants.ts";
import { MailEntry } from "./mail-entry.ts";
import { mimeOf, type Mail, type Mailer } from "./mailer.ts";
import { listPage, mailPage } from "./viewer.ts";

const KEPT = 200;
/** Readable only by the account that runs the product: the mails contain sign-in links. */
const PRIVATE_FILE = { mode: 0o600 };
const PRIVATE_FOLDER = 0o700;

/**
 * Writes each mail into a folder instead of sending it, with pages to read them in a browser: `index.html` lists
 * the newest first; next to each page is the mail as it would have been sent (`.eml`).
 */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const writeList = mailList(folder);
  const closeToOthers = closing(folder);
  const send = async (mail: Mail): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    await closeToOthers();
    const { message } = await transport.sendMail(mimeOf(mail));
    const at = utcTextMs(Temporal.Now.instant());
    const id = `${at.replace(/\D/g, "").slice(0, 17)}-${mail.messageId.replace(/\W+/g, "-").replace(/^-|-$/g, "")}`;
    const entry: MailEntry = { id, at, to: mail.to.address, subject: mail.subject };
    await Promise.all([
      writeFile(join(folder, `${id}.eml`), message, PRIVATE_FILE),
      mail.calendar && writeFile(join(folder, `${id}.ics`), mail.calendar.content, PRIVATE_FILE),
      writeFile(join(folder, `${id}.html`), String(await mailPage(entry, mail)), PRIVATE_FILE),
    ]);
    // last: the list includes only mails that have one
    await writeFile(join(folder, `${id}.json`), JSON.stringify({ ...entry, text: mail.text }), PRIVATE_FILE);
    await writeList();
  };
  return { send, close: () => transport.close() };
}

/** Restricts, once, the permissions of files from an earlier version. */
function closing(folder: string): () => Promise<void> {
  let isClosed = false;
  return async () => {
    if (isClosed) return;
    await chmod(folder, PRIVATE_FOLDER);
    for (const name of await readdir(folder)) await chmod(join(folder, name), PRIVATE_FILE.mode).catch(unlessMissing);
    isClosed = true;
  };
}

/** Another process may replace the list in the meantime. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Updates the list of the mails in the folder, whichever process wrote them; each mail is read once. */
function mailList(folder: string): () => Promise<void> {
  let known = new Map<string, MailEntry>();
  return oneForAll(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
    const entries = new Map<string, MailEntry>();
    for (const name of names.slice(-KEPT)) entries.set(name, known.get(name) ?? (await readEntry(folder, name)));
    known = entries;
    for (const name of names.slice(0, -KEPT)) await removeMail(folder, name);
    const next = join(folder, "index.html.next");
    await writeFile(next, String(await listPage([...entries.values()].toReversed())), PRIVATE_FILE);
    await rename(next, join(folder, "index.html"));
  });
}

/** Runs one at a time; all calls during a run share the next. */
function oneForAll(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return run();
  };
  return () => (next ??= last = last.then(begin, begin));
}

async function readEntry(folder: string, name: string): Promise<MailEntry> {
  return MailEntry.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
}

async function removeMail(folder: string, name: string): Promise<void> {
  for (const ending of [".json", ".html", ".eml", ".ics"]) {
    await rm(join(folder, name.replace(/\.json$/, ending)), { force: true });
  }
}
