import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "#api/config.ts";
import type { FileStore } from "#api/files/file-store.ts";

const ANSWERS_WITHIN_MS = 10_000;

/** Stores files in a bucket of S3 or a compatible server. */
export function bucketStore({ name: Bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers support neither virtual-hosted buckets nor the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: ANSWERS_WITHIN_MS, requestTimeout: ANSWERS_WITHIN_MS },
  });
  return {
    async write(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async read(Key) {
      const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      });
      // its stream type covers all platforms; on this one it yields bytes
      return (found?.Body?.transformToWebStream() as Awaited<ReturnType<FileStore["read"]>>) ?? null;
    },
    async remove(names) {
      for (const Key of names) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
