import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepUploads } from "#api/features/venue/uploads/service.ts";
import { bucketStore } from "#api/files/bucket-store.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { formWith, memoryStore, picture, TINY_PNG, type MemoryStore } from "./support.ts";

let platform: Platform;
let venue: Venue;
let owner: Person;
const store: MemoryStore = memoryStore();
beforeAll(async () => {
  platform = await startPlatform();
  platform.deps.outside.files = store;
});
afterAll(() => platform.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  owner = await venue.person("owner");
});

const upload = (content: Uint8Array<ArrayBuffer> | string = TINY_PNG, purpose = "service", person = owner) =>
  person.ask("createUpload", { query: { purpose }, body: formWith(content) });
const own = () => store.names().filter((name) => name.startsWith(venue.tenantId));
const rows = () => platform.admin.selectFrom("uploads").where("tenant_id", "=", venue.tenantId).selectAll().execute();
const fetched = (url: string, at: Venue = venue, method = "GET") =>
  platform.api.fetch(new Request(`http://${at.slug}.localhost${url}`, { method }), {
    tenant: at.slug,
    address: "127.0.0.1",
    requestId: "r",
    secure: false,
  });
const showOnService = async (id: number, alt = "A bay at dusk") => {
  const service = venue.catalogue.services[0]?.id ?? 0;
  const { body } = await owner.ask("servicesByIds", { query: { ids: [service] } });
  return owner.ask("updateService", {
    params: { id: service },
    body: { version: body[0].version, picture: { id, alt } },
  });
};

const BUCKET = { name: "pictures", region: "us-east-1", accessKeyId: "key", secretAccessKey: "secret" };

describe("a picture", () => {
  it("is stored in three sizes, upright, without its GPS position", async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#0f766e" } })
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const { status, body } = await upload(new Uint8Array(photo));

    expect(status).toBe(201);
    const measured = body.sizes.map(({ width, height }: { width: number; height: number }) => [width, height]);
    expect(measured).toEqual([
      [160, 320],
      [400, 800],
      [800, 1600],
    ]);
    const answer = await fetched(body.sizes[1].url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": 'inline; filename="picture.webp"',
      "cache-control": "public, max-age=31536000, immutable",
    });
    const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 400, height: 800 });
    expect(kept.exif).toBeUndefined();
  });

  it("leaves no file open if only its headers are requested", async () => {
    const { body } = await upload();
    let isEnded = false;
    vi.spyOn(store, "read").mockResolvedValueOnce(new ReadableStream({ cancel: () => void (isEnded = true) }));
    const answer = await fetched(body.sizes[0].url, venue, "HEAD");
    expect([answer.status, answer.headers.get("content-type"), answer.body]).toEqual([200, "image/webp", null]);
    expect(isEnded).toBe(true);
  });

  it.each(["png", "jpeg", "webp"] as const)("may be a %s, whatever its file name says", async (kind) => {
    const body = formWith(await picture(50, 40, kind), "../../etc/passwd\u0000.svg", "image/svg+xml");
    const answer = await owner.ask("createUpload", { query: { purpose: "logo" }, body });
    expect(answer.status).toBe(201);
    expect(answer.body.sizes[0]).toMatchObject({ width: 50, height: 40 });
    expect(own().every((name) => /^[\w-]+\/[\w-]{22}\/(small|medium|large)\.png$/.test(name))).toBe(true);
  });

  it("gets the same response for a repeated key, and is stored once", async () => {
    const headers = { "idempotency-key": "one" };
    const first = await owner.ask("createUpload", { query: { purpose: "logo" }, body: formWith(TINY_PNG), headers });
    const again = await owner.ask("createUpload", { query: { purpose: "logo" }, body: formWith(TINY_PNG), headers });
    expect(again.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
  });
});

describe("an upload refuses", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const PDF = `%PDF-1.7\n${"x".repeat(200)}`;
  it.each([
    ["an SVG with a script", svg, "This is not a JPEG, PNG or WebP picture."],
    ["a PDF", PDF, "This is not a JPEG, PNG or WebP picture."],
    ["HTML named as a picture", "<!doctype html><script>1</script>", "This is not a JPEG, PNG or WebP picture."],
    ["an empty file", "", "The file is empty."],
    [
      "an incomplete picture",
      new Uint8Array(TINY_PNG.slice(0, 40)),
      "This picture is damaged. Save it in another program first.",
    ],
  ])("%s", async (_, content, sentence) => {
    const { status, body } = await upload(content);
    expect([status, body.errors]).toEqual([422, { file: [sentence] }]);
    expect(own()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it("a small file with more pixels than the memory limit", async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "black" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const { status, body } = await upload(new Uint8Array(bomb));
    expect([status, body.message]).toEqual([422, "This picture has too many pixels: at most 50 million."]);
    expect(own()).toEqual([]);
  });

  it("a file that is no picture, without contacting the store", async () => {
    const remove = vi.spyOn(store, "remove").mockRejectedValue(new Error("The bucket does not answer"));
    const { status, body } = await upload("plain text");
    expect([status, body.message]).toEqual([422, "This is not a JPEG, PNG or WebP picture."]);
    expect(remove).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
  });

  it("a file that the store refuses, and leaves it to the sweep if the store cannot delete it", async () => {
    const outage = new Error("The bucket does not answer");
    const keep = store.write;
    const write = async (name: string, content: Uint8Array, type: string) => {
      if (name.endsWith("/large.png")) throw outage;
      await keep(name, content, type);
    };
    vi.spyOn(store, "write").mockImplementation(write);
    expect((await upload(TINY_PNG, "logo")).status).toBe(500);
    expect([own(), await rows()]).toEqual([[], []]);

    vi.spyOn(store, "remove").mockRejectedValue(outage);
    expect((await upload(TINY_PNG, "logo")).status).toBe(500);
    expect([own().length, (await rows()).length]).toEqual([2, 1]);
    vi.restoreAllMocks();
    platform.clock.set("2027-05-04T17:00:01Z");
    await sweepUploads(platform.db, store, { tenantId: venue.tenantId, clock: platform.clock });
    expect([own(), await rows()]).toEqual([[], []]);
  });

  it("a file while the bucket is unreachable, with the advice to try later", async () => {
    const away = bucketStore({ ...BUCKET, endpoint: "http://127.0.0.1:9" });
    for (const act of ["write", "read", "remove"] as const) vi.spyOn(store, act).mockImplementation(away[act]);
    const refused = await upload(TINY_PNG, "logo");
    expect([refused.status, refused.body.error, refused.headers.get("retry-after")]).toEqual([
      503,
      "unavailable",
      "30",
    ]);
    const shown = await fetched(`/api/v1/public/pictures/${"k".repeat(22)}/small.png`);
    expect([shown.status, (await shown.json()).error]).toEqual([503, "unavailable"]);
  });

  it("a form without a file, and a request that is no form", async () => {
    const form = new FormData();
    form.append("file", "text");
    const without = await owner.ask("createUpload", { query: { purpose: "logo" }, body: form });
    expect([without.status, without.body.message]).toEqual([422, "Choose a file."]);
    expect((await owner.ask("createUpload", { query: { purpose: "logo" }, body: {} })).status).toBe(400);
    expect((await owner.ask("createUpload", { query: { purpose: "other" }, body: formWith(TINY_PNG) })).status).toBe(
      400,
    );
  });

  it("a person who may not change the entity that shows it, and a locked company", async () => {
    const staff = await venue.person("staff");
    const client = await venue.person("client");
    expect((await upload(TINY_PNG, "logo", staff)).status).toBe(403);
    expect((await upload(TINY_PNG, "service", client)).status).toBe(403);
    expect(
      (await venue.anonymous("createUpload", { query: { purpose: "logo" }, body: formWith(TINY_PNG) })).status,
    ).toBe(401);
    const { body } = await upload(TINY_PNG, "logo");
    expect((await staff.ask("deleteUpload", { params: { id: body.id } })).status).toBe(403);
    const locked = await platform.venue({ subscription_status: "canceled" });
    expect((await upload(TINY_PNG, "logo", await locked.person("owner"))).status).toBe(423);
  });

  it("more than a hundred unused pictures", async () => {
    const { tenantId: tenant_id } = venue;
    const idle = Array.from({ length: 100 }, (_, at) => ({
      tenant_id,
      purpose: "logo" as const,
      key: `key-${at}`,
      idle_since: platform.clock.now(),
    }));
    await platform.admin.insertInto("uploads").values(idle).execute();
    expect((await upload()).status).toBe(429);
  });
});

describe("people who may change only their own entry", () => {
  it("have their own limit of unused pictures, separate from the company's", async () => {
    const coach = await venue.person("coach");
    const idle = Array.from({ length: 40 }, (_, at) => ({
      tenant_id: venue.tenantId,
      uploaded_by: coach.id,
      purpose: "coach" as const,
      key: `key-${at}`,
      idle_since: platform.clock.now(),
    }));
    await platform.admin.insertInto("uploads").values(idle).execute();
    expect((await upload(TINY_PNG, "coach", coach)).status).toBe(429);
    expect((await upload(TINY_PNG, "logo")).status).toBe(201);
  });

  it("can neither remove nor use another person's picture", async () => {
    const coach = await venue.coach(0);
    const [theirs, own] = [await upload(TINY_PNG, "coach"), await upload(TINY_PNG, "coach", coach)];
    const remove = (person: Person, id: number) => person.ask("deleteUpload", { params: { id } });
    const use = (id: number) =>
      coach.ask("updateCoach", { params: { id: coach.id }, body: { version: 1, picture: { id } } });
    expect((await remove(coach, theirs.body.id)).status).toBe(403);
    expect((await use(theirs.body.id)).body.errors).toHaveProperty("picture");
    expect((await use(own.body.id)).status).toBe(200);
    const other = await upload(TINY_PNG, "coach", coach);
    expect((await remove(coach, other.body.id)).status).toBe(200);
    expect((await remove(owner, theirs.body.id)).status).toBe(200);
  });
});

describe("the use of a picture", () => {
  it("includes its description, and ends when another replaces it", async () => {
    const [first, second] = [(await upload()).body, (await upload()).body];
    const shown = await showOnService(first.id);
    expect(shown.body.picture).toEqual({ ...first, alt: "A bay at dusk" });
    const { body } = await venue.anonymous("publicServices");
    expect(body.data[0].picture.sizes[0].url).toBe(first.sizes[0].url);
    const inUse = await owner.ask("deleteUpload", { params: { id: first.id } });
    expect([inUse.status, inUse.body.message]).toEqual([409, "This picture is in use. Remove it there first."]);

    expect((await showOnService(second.id, "")).body.picture.id).toBe(second.id);
    expect((await owner.ask("deleteUpload", { params: { id: first.id } })).status).toBe(200);
    expect((await fetched(first.sizes[0].url)).status).toBe(404);
    expect((await fetched(second.sizes[0].url)).status).toBe(200);
  });

  it("is refused for another company, another purpose, and a picture in use elsewhere", async () => {
    const other = await platform.venue();
    const foreign = (await upload(TINY_PNG, "service", await other.person("owner"))).body;
    const logo = (await upload(TINY_PNG, "logo")).body;
    for (const id of [foreign.id, logo.id, 2_000_000_000]) {
      const { status, body } = await showOnService(id);
      expect([status, body.errors]).toEqual([
        422,
        { picture: ["This picture is no longer available. Choose it again."] },
      ]);
    }
    expect((await owner.ask("deleteUpload", { params: { id: foreign.id } })).status).toBe(404);
    expect((await fetched(foreign.sizes[0].url)).status).toBe(404);
    expect((await fetched(foreign.sizes[0].url, other)).status).toBe(200);
    for (const path of ["../x/small.webp", `${"a".repeat(22)}/small.webp`, `${"a".repeat(22)}/small.svg`]) {
      expect((await fetched(`/api/v1/public/pictures/${path}`)).status).toBe(404);
    }
  });

  it("includes the company's, a location's and a coach's picture", async () => {
    const [logo, cover] = [(await upload(TINY_PNG, "logo")).body, (await upload(TINY_PNG, "cover")).body];
    const company = (await owner.ask("company")).body;
    const changed = await owner.ask("updateCompany", {
      params: { id: venue.slug },
      body: { version: company.version, logo: { id: logo.id }, cover: { id: cover.id, alt: "The first tee" } },
    });
    expect(changed.status).toBe(200);
    expect((await venue.anonymous("publicCompany")).body).toMatchObject({
      logo,
      cover: { id: cover.id, alt: "The first tee" },
    });

    const place = (await upload(TINY_PNG, "location")).body;
    const { body: location } = await owner.ask("createLocation", { body: { name: "Pier", picture: { id: place.id } } });
    expect(location.picture).toEqual(place);
    const bare = await owner.ask("updateLocation", {
      params: { id: location.id },
      body: { version: location.version, picture: null },
    });
    expect(bare.body.picture).toBeNull();

    const coach = await venue.coach();
    const face = (await upload(TINY_PNG, "coach", coach)).body;
    const { body: before } = await owner.ask("coach", { params: { id: coach.id } });
    const after = await coach.ask("updateCoach", {
      params: { id: coach.id },
      body: { version: before.version, picture: { id: face.id } },
    });
    expect(after.body.picture).toEqual(face);
    const { body: log } = await owner.ask("auditLog", { query: { perPage: 20 } });
    expect(JSON.stringify(log)).toContain(`no. ${face.id}`);
    expect(JSON.stringify(log)).not.toContain("small.webp");
  });
});

it("deletes a picture a day after its last use, and an upload that never arrived", async () => {
  const { tenantId } = venue;
  const [shown, idle] = [(await upload()).body, (await upload()).body];
  await showOnService(shown.id);
  await platform.admin
    .insertInto("uploads")
    .values({ tenant_id: tenantId, purpose: "logo", key: "never-arrived", idle_since: platform.clock.now() })
    .execute();
  const sweep = () => sweepUploads(platform.db, store, { tenantId, clock: platform.clock });

  await sweep();
  expect(await rows()).toHaveLength(3);
  platform.clock.set("2027-05-04T17:00:01Z");
  await sweep();

  expect((await rows()).map(({ id }) => id)).toEqual([shown.id]);
  expect((await fetched(idle.sizes[0].url)).status).toBe(404);
  expect((await fetched(shown.sizes[0].url)).status).toBe(200);
});
