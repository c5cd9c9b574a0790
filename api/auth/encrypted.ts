import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again (AES-256-GCM under a key derived from SECRET_KEY); `about` binds it to its row. */
export function encrypt(secretKey: string, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secretKey), nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where the bytes, the key or the row are not those of encrypting. */
export function decrypt(secretKey: string, about: string, encrypted: Buffer): Buffer {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secretKey), nonce).setAAD(Buffer.from(about));
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync("sha256", secretKey, "", "fairway encrypted", 32));
