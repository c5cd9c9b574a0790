import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { Bucket } from "#api/config.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { FileStore } from "./file-store.ts";

const ANSWERS_WITHIN_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
/** A probe does not make whoever asks for readiness wait. */
const PROBED_WITHIN_MS = 2_000;
const RETRY_AFTER_S = 30;

/** Stores files in a bucket of S3 or a compatible server. */
export function bucketStore(
  { name: Bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket,
  answersWithinMs = ANSWERS_WITHIN_MS,
): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers support neither virtual-hosted buckets nor the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: answersWithinMs,
      requestTimeout: answersWithinMs,
      throwOnRequestTimeout: true, // or else it only logs a warning and goes on waiting
    },
  });
  return {
    async write(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })).catch(refuse);
    },
    async read(Key) {
      const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        return refuse(error);
      });
      // its stream type covers all platforms; on this one it yields bytes
      return (found?.Body?.transformToWebStream() as Awaited<ReturnType<FileStore["read"]>>) ?? null;
    },
    async remove(names) {
      for (const Key of names) await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(refuse);
    },
    async fault() {
      // Only a write shows that the bucket exists and that its keys still hold.
      const probe = new PutObjectCommand({ Bucket, Key: "readyz", Body: "ready" });
      return client.send(probe, { abortSignal: AbortSignal.timeout(PROBED_WITHIN_MS) }).then(
        () => null,
        (error: unknown) =>
          isOutage(error) ? "their bucket does not answer" : `their bucket refuses what is stored: ${nameOf(error)}`,
      );
    },
  };
}

/** Whether the bucket is away, rather than refusing what was sent. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 500 || status === TOO_MANY_REQUESTS;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

/** Whatever the bucket refuses, such as our keys, is for the operator to mend: nothing that a user sent is the cause. */
function refuse(cause: unknown): never {
  const refusal = new ApiError(
    "unavailable",
    "Pictures cannot be saved or shown at the moment. Try again in a few minutes.",
    { retryAfterSeconds: RETRY_AFTER_S },
  );
  refusal.cause = cause;
  throw refusal;
}
