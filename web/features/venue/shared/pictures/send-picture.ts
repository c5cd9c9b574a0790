import { z } from "zod";
import { UPLOAD_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import {
  Picture,
  PICTURE_TYPES,
  UPLOAD_MAX_BYTES,
  UPLOAD_TOO_LARGE,
  type UploadPurpose,
} from "#schema/venue/uploads/models.ts";
import { uploadOperations } from "#schema/venue/uploads/operations.ts";
import { callerHeaders } from "#web/apollo/caller-headers.ts";
import { NETWORK_SENTENCE, SERVER_SENTENCE } from "#web/apollo/explain-fault.ts";
import { accessToken } from "#web/session/access-token.ts";
import { sessionReturn } from "#web/session/ended/session-return.ts";

const RETRIES = 2;
const RETRY_DELAY_MS = 1000;

interface SendOptions {
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
  /** Delay before the first retry, in milliseconds. */
  retryDelayMs?: number;
}

/** Its message is shown to the user as is. */
export class PictureRefused extends Error {}

/** Refuses files early that the server would refuse; the server checks the bytes as well. */
export function refusalOfFile({ size, type }: Pick<File, "size" | "type">): string | undefined {
  if (size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  if (type !== "" && !PICTURE_TYPES.some((known) => known === type)) return "Choose a JPEG, PNG or WebP picture.";
  return undefined;
}

/** Uploads a picture with progress; an interrupted upload is retried twice and stored once. */
export async function sendPicture(file: File, purpose: UploadPurpose, options: SendOptions): Promise<Picture> {
  const key = crypto.randomUUID();
  const { retryDelayMs = RETRY_DELAY_MS, signal } = options;
  for (let tries = 0; ; tries++) {
    const answer = await sendOnce(file, { purpose, key, ...options });
    signal.throwIfAborted();
    if (answer.status === 201) return Picture.parse(JSON.parse(answer.text));
    if (answer.status === 401 && tries < RETRIES && (await sessionReturn.returns())) continue;
    if (answer.status !== 0 && answer.status < 500) throw new PictureRefused(sentenceOf(answer.text));
    if (tries === RETRIES) throw new PictureRefused(answer.status === 0 ? NETWORK_SENTENCE : SERVER_SENTENCE);
    options.onProgress(0);
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs * 2 ** tries));
    signal.throwIfAborted();
  }
}

const Refusal = z.object({ message: z.string() });

function sentenceOf(text: string): string {
  try {
    return Refusal.parse(JSON.parse(text)).message;
  } catch {
    return SERVER_SENTENCE;
  }
}

interface Answer {
  /** 0 without a response. */
  status: number;
  text: string;
}

/** Uses XMLHttpRequest: `fetch` does not report upload progress. */
function sendOnce(
  file: File,
  { purpose, key, onProgress, signal }: SendOptions & { purpose: UploadPurpose; key: string },
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = () => resolve({ status: request.status, text: request.responseText });
    request.open("POST", `${uploadOperations.createUpload.path}?purpose=${purpose}`);
    request.timeout = UPLOAD_TIMEOUT_MS;
    const headers = { ...callerHeaders(accessToken()), "Idempotency-Key": key };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener("loadend", end);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
