import { expect, test } from "vitest";
import type { Origin } from "#gateway/http/origin.ts";
import type { ApiAnswer, ApiCall } from "#gateway/upstream/api.ts";
import { EtagCache } from "#gateway/upstream/etag-cache.ts";
import { ask, fakeApi, openGateway } from "./fake-api.ts";

const SCHEDULE = { location_id: 1, timezone: "UTC", days: [], data: [] };
const QUESTION = `{ bookingsCompact(location_id: 1, date_from: "2027-05-04", date_to: "2027-05-04") { timezone } }`;

/** A schedule that never changes: whoever names its ETag gets no body. */
function steadyApi() {
  return fakeApi({
    bookingsCompact: ({ headers }) => {
      const etag = '"one"';
      if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } });
      return Response.json(SCHEDULE, { headers: { etag } });
    },
  });
}

const asks = (api: ReturnType<typeof fakeApi>) => api.seen.map(({ headers }) => headers.get("if-none-match"));

test("revalidates with its stored ETag, and answers the graph from its cache", async () => {
  const api = steadyApi();
  await using gateway = await openGateway(api);
  const headers = { authorization: "Bearer own" };
  for (let time = 0; time < 3; time++) {
    expect(await ask(gateway, QUESTION, { headers })).toMatchObject({
      status: 200,
      data: { bookingsCompact: { timezone: "UTC" } },
    });
  }
  expect(asks(api)).toEqual([null, '"one"', '"one"']);
});

test("never gives one caller another caller's response", async () => {
  const api = steadyApi();
  await using gateway = await openGateway(api);
  const callers: NonNullable<Parameters<typeof ask>[2]>[] = [
    {},
    { headers: { authorization: "Bearer one" } },
    { headers: { authorization: "Bearer two" } },
    { headers: { cookie: "session=one", "x-requested-with": "test" } },
    { headers: { authorization: "Bearer one", cookie: "session=one" } },
    { headers: { authorization: "Bearer one" }, host: "other.localhost" },
  ];
  for (const caller of callers) await ask(gateway, QUESTION, caller);
  expect(asks(api)).toEqual(callers.map(() => null));
});

test("replaces a response with a newer one, and with no refusal", async () => {
  let etag = '"one"';
  let isAllowed = true;
  const api = fakeApi({
    bookingsCompact: ({ headers }) => {
      if (!isAllowed) return Response.json({ message: "No.", error: "unauthenticated" }, { status: 401 });
      if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } });
      return Response.json({ ...SCHEDULE, timezone: etag.slice(1, -1) }, { headers: { etag } });
    },
  });
  await using gateway = await openGateway(api);
  const zone = async () => (await ask(gateway, QUESTION)).data?.bookingsCompact?.timezone;
  expect(await zone()).toBe("one");
  etag = '"two"';
  expect([await zone(), await zone()]).toEqual(["two", "two"]);
  isAllowed = false;
  const refused = await ask(gateway, QUESTION);
  expect(refused.errors[0]?.extensions).toMatchObject({ code: "unauthenticated", status: 401 });
  isAllowed = true;
  expect(await zone()).toBe("two");
  expect(asks(api)).toEqual([null, '"one"', '"two"', '"two"', null]);
});

const ORIGIN: Origin = { tenant: "demo", address: "127.0.0.1", requestId: "one", secure: false };
const call = (path: string): ApiCall => ({ method: "GET", path, headers: {} });
const answer = (status: number, body: string, etag: string | null): ApiAnswer => ({
  status,
  body,
  headers: { get: (name) => (name === "etag" ? etag : null), getSetCookie: () => [] },
});

/** The bodies that a cache answers for these paths, from an API that knows one answer for each. */
async function ask304(cache: EtagCache, path: string, body: string): Promise<{ body: string; wasKept: boolean }> {
  let wasKept = false;
  const upstream = {
    call: async ({ headers }: ApiCall) => {
      wasKept = headers["if-none-match"] !== undefined;
      return wasKept ? answer(304, "", '"x"') : answer(200, body, '"x"');
    },
  };
  return { body: (await cache.call(upstream, call(path), ORIGIN, 1000)).body, wasKept };
}

test("stores a limited number of responses and bytes, and drops the least recently used", async () => {
  const cache = new EtagCache({ entries: 3, bytes: 10_000 });
  for (const path of ["/a", "/b", "/c"]) await ask304(cache, path, path);
  expect(await ask304(cache, "/a", "/a")).toEqual({ body: "/a", wasKept: true });
  await ask304(cache, "/d", "/d");
  expect(cache.size.entries).toBe(3);
  expect(await ask304(cache, "/b", "/b again")).toEqual({ body: "/b again", wasKept: false });
  expect(await ask304(cache, "/a", "/a")).toEqual({ body: "/a", wasKept: true });
  await ask304(cache, "/large", "x".repeat(4_000));
  await ask304(cache, "/larger", "x".repeat(4_500));
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
  await ask304(cache, "/too-large", "x".repeat(6_000));
  expect((await ask304(cache, "/too-large", "x".repeat(6_000))).wasKept).toBe(false);
});

test("stores no response without an ETag, no errors, and no writes", async () => {
  const cache = new EtagCache();
  const ways: [string, ApiAnswer][] = [
    ["GET", answer(200, "{}", null)],
    ["GET", answer(404, "{}", '"x"')],
    ["POST", answer(200, "{}", '"x"')],
  ];
  for (const [method, given] of ways) {
    await cache.call({ call: async () => given }, { ...call("/a"), method }, ORIGIN, 1000);
  }
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test("answers from its copy if the cache dropped the response in the meantime", async () => {
  const cache = new EtagCache({ entries: 1, bytes: 10_000 });
  await ask304(cache, "/a", "first");
  const upstream = {
    call: async () => {
      await ask304(cache, "/b", "other");
      return answer(304, "", '"x"');
    },
  };
  expect(await cache.call(upstream, call("/a"), ORIGIN, 1000)).toMatchObject({ status: 200, body: "first" });
});
