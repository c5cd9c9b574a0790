import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bucketStore } from "#api/files/bucket-store.ts";
import { folderStore, type FileStore } from "#api/files/file-store.ts";

const directory = mkdtempSync(join(tmpdir(), "fairway-files-"));
const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  directory: join(directory, "s3"),
  silent: true,
  configureBuckets: [{ name: "pictures", configs: [] }],
});
const bucket = { name: "pictures", region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
let endpoint = "";
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const STORES: [string, () => FileStore][] = [
  ["a folder", () => folderStore(join(directory, "folder"))],
  ["a bucket", () => bucketStore({ ...bucket, endpoint })],
];

describe.each(STORES)("%s", (_, open) => {
  const name = "tenant/key/small.webp";
  const contentOf = async (store: FileStore) => {
    const body = await store.read(name);
    return body && new Uint8Array(await new Response(body).arrayBuffer());
  };

  it("stores a file until it is removed, and reports an unknown one", async () => {
    const store = open();
    const content = new Uint8Array(200_000).map((_byte, at) => at % 251);
    expect(await contentOf(store)).toBeNull();
    await store.write(name, content, "image/webp");
    expect(await contentOf(store)).toEqual(content);
    expect(await store.fault()).toBeNull();
    await store.remove([name, "tenant/key/never-there.webp"]);
    expect(await contentOf(store)).toBeNull();
  });
});

it.each([
  ["is away", { endpoint: "http://127.0.0.1:9" }, "their bucket does not answer"],
  ["refuses its keys", { accessKeyId: "ANOTHER" }, "their bucket refuses what is stored: InvalidAccessKeyId"],
  ["does not exist", { name: "another-bucket" }, "their bucket refuses what is stored: NoSuchBucket"],
])(
  "reports that no picture can be stored while a bucket %s, and refuses it as unavailable",
  async (_, given, fault) => {
    const store = bucketStore({ ...bucket, endpoint, ...given }, 500);
    expect(await store.fault()).toBe(fault);
    expect(await refusalsOf(store)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
  },
);

const UNAVAILABLE = expect.objectContaining({ code: "unavailable", status: 503 });
const refusalsOf = (store: FileStore): Promise<unknown[]> =>
  Promise.all(
    [
      store.write("t/k/small.png", new Uint8Array(3), "image/png"),
      store.read("t/k/small.png"),
      store.remove(["t/k/small.png"]),
    ].map((call) => call.catch((error: unknown) => error)),
  );

/** The address of a bucket that handles each request with `answers`. */
async function bucketThat(answers: RequestListener): Promise<string> {
  const other = createServer(answers).listen(0, "127.0.0.1");
  await once(other, "listening");
  other.unref();
  const address = other.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

it.each<[string, RequestListener]>([
  ["does not answer", () => undefined],
  ["has too many requests", (_request, response) => void response.writeHead(429).end()],
  [
    "lets nobody write",
    (_request, response) => void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>"),
  ],
  ["is out of order", (_request, response) => void response.writeHead(503).end()],
])("answers 'unavailable' quickly while a bucket %s", async (_, answers) => {
  const store = bucketStore({ ...bucket, endpoint: await bucketThat(answers) }, 100);
  expect(await refusalsOf(store)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
});

it("leaves no draft and no empty folder behind", async () => {
  const root = join(directory, "clean");
  const store = folderStore(root);
  await store.write("t/k/small.png", new Uint8Array(3), "image/png");
  expect(readdirSync(join(root, "t/k"))).toEqual(["small.png"]);
  await store.remove(["t/k/small.png"]);
  expect(readdirSync(join(root, "t"))).toEqual([]);
});
