import { join } from "node:path";
import type { Config } from "#api/config.ts";
import { folderStore, UPLOADS_FOLDER, type FileStore } from "./file-store.ts";

/** Opens the bucket if one is configured, otherwise the data folder. */
export async function openFileStore({ uploadsBucket, dataDir }: Config): Promise<FileStore> {
  if (!uploadsBucket) return folderStore(join(dataDir, UPLOADS_FOLDER));
  // Lazy-loaded: its client is large, and most installations have no bucket.
  const { bucketStore } = await import("./bucket-store.ts");
  return bucketStore(uploadsBucket);
}
