import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPlatform, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { memoryStore, TINY_PNG, type MemoryStore } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
const store: MemoryStore = memoryStore();
beforeAll(async () => {
  platform = await startPlatform();
  platform.deps.outside.files = store;
});
afterAll(() => platform.close());
beforeEach(async () => {
  venue = await platform.venue();
  owner = await venue.person("owner");
});

const rows = () => platform.admin.selectFrom("uploads").where("tenant_id", "=", venue.tenantId).selectAll().execute();
/** A form without a declared content length. */
const streamed = (body: ReadableStream) => {
  const request: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "multipart/form-data; boundary=b" },
  };
  return platform.api.fetch(new Request("http://x/api/v1/uploads?purpose=logo", request), {
    tenant: venue.slug,
    address: "127.0.0.1",
    requestId: "r",
    secure: false,
  });
};

describe("the upload form refuses", () => {
  const HEAD = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const OTHER_PART = `${HEAD}${Buffer.from(TINY_PNG).toString("latin1")}\r\n--b\r\nContent-Disposition: form-data; name="more"\r\n\r\n`;
  it.each([
    ["a file", HEAD + Buffer.from(TINY_PNG.slice(0, 40)).toString("latin1")],
    ["a preamble", ""],
    ["a field next to its file", OTHER_PART],
  ])("%s larger than 10 MB, before the rest has arrived", async (_, beginning) => {
    let sent = 0;
    const piece = new Uint8Array(100_000);
    const stream = new ReadableStream({
      start: (controller) => {
        if (beginning) controller.enqueue(Buffer.from(beginning, "latin1"));
      },
      pull: (controller) => {
        sent += piece.length;
        controller.enqueue(piece);
        if (sent > 100_000_000) controller.close();
      },
    });
    const answer = await streamed(stream);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: "too_large", message: "A picture can be at most 10 MB." });
    expect(sent).toBeLessThan(12_000_000);
    expect(await rows()).toEqual([]);
  });

  it("an upload that breaks off, and stores none of it", async () => {
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(HEAD));
        controller.enqueue(TINY_PNG.slice(0, 40));
      },
      // Asked for more, so what came so far has been read.
      pull: (controller) => controller.error(new Error("gone")),
    });
    const answer = await streamed(stream);
    expect([answer.status, (await answer.json()).error]).toEqual([400, "bad_json"]);
    expect(store.names().filter((name) => name.startsWith(venue.tenantId))).toEqual([]);
    expect(await rows()).toEqual([]);
  });
});
