import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "#api/errors/start-error.ts";

const PLAIN = "FAIRWAY-BACKUP-1\n";
const SEALED = "FAIRWAY-SEALED-1\n";
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";

/** Writes lines to a file that only its owner can read, compressed and, given a passphrase, encrypted; whole or not at all. */
export async function writeLines(file: string, lines: AsyncIterable<string>, passphrase?: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    await writeDraft(draft, lines, passphrase);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(draft: string, lines: AsyncIterable<string>, passphrase?: string): Promise<void> {
  const text = Readable.from(withBreaks(lines));
  const options = { flags: "a", mode: 0o600 };
  if (passphrase === undefined) {
    await writeFile(draft, PLAIN, { mode: 0o600 });
    await pipeline(text, createGzip(), createWriteStream(draft, options));
  } else {
    const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(IV_BYTES)];
    const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), iv);
    await writeFile(draft, Buffer.concat([Buffer.from(SEALED), salt, iv]), { mode: 0o600 });
    await pipeline(text, createGzip(), cipher, createWriteStream(draft, options));
    await appendFile(draft, cipher.getAuthTag());
  }
  // Only what is on the disk may bear the file's name.
  const handle = await open(draft, "r+");
  await handle.sync();
  await handle.close();
}

/** The backup, not the machine, keeps it from being restored. */
export class UnreadableBackup extends StartError {}

export const damaged = (file: string, cause?: unknown): UnreadableBackup =>
  new UnreadableBackup(`${file} is damaged, or BACKUP_PASSPHRASE is another one.`, { cause });

/** Yields the lines of such a file. Whether it is complete and unmodified is only known after the last one. */
export async function* readLines(file: string, passphrase?: string): AsyncGenerator<string> {
  const handle = await open(file).catch(() => {
    throw new UnreadableBackup(`${file} cannot be read.`);
  });
  const head = Buffer.alloc(SEALED.length + SALT_BYTES + IV_BYTES);
  await handle.read(head, 0, head.length, 0);
  await handle.close();
  const kind = head.toString("utf8", 0, SEALED.length);
  if (kind !== SEALED && kind !== PLAIN) throw new UnreadableBackup(`${file} is no backup of this product.`);
  const gunzip = createGunzip();
  const reading =
    kind === PLAIN
      ? pipeline(createReadStream(file, { start: PLAIN.length }), gunzip)
      : pipeline(...(await unsealed(file, head, passphrase)), gunzip);
  // A wrong passphrase is only detected at the end, when the lines have stopped short.
  reading.catch(() => gunzip.destroy());
  try {
    for await (const line of createInterface({ input: gunzip, crlfDelay: Infinity })) yield line;
  } catch (cause) {
    throw damaged(file, cause);
  } finally {
    gunzip.destroy();
  }
  await reading.catch(() => {
    throw damaged(file);
  });
}

async function unsealed(file: string, head: Buffer, passphrase: string | undefined) {
  if (passphrase === undefined) throw new UnreadableBackup(`${file} is encrypted: set BACKUP_PASSPHRASE.`);
  const { size } = await stat(file);
  const tag = Buffer.alloc(TAG_BYTES);
  const handle = await open(file);
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  await handle.close();
  const salt = head.subarray(SEALED.length, SEALED.length + SALT_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, salt), head.subarray(SEALED.length + SALT_BYTES));
  decipher.setAuthTag(tag);
  return [createReadStream(file, { start: head.length, end: size - TAG_BYTES - 1 }), decipher] as const;
}

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase, salt, 32);

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
