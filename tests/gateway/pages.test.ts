import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { fakeApi, openGateway, peer, refusal, type Answers } from "./fake-api.ts";
import { page, samplePublicCompany } from "./samples.ts";

const webRoot = mkdtempSync(join(tmpdir(), "web-"));
mkdirSync(join(webRoot, "assets"));
const SCRIPT = `export const text = "${"a script ".repeat(300)}";`;
writeFileSync(join(webRoot, "index.html"), "<html><head><title>Fairway</title></head><body></body></html>");
writeFileSync(join(webRoot, "central.html"), "<html><head><title>The bare domain</title></head><body></body></html>");
writeFileSync(join(webRoot, "assets/app-3f2a.js"), SCRIPT);
writeFileSync(join(webRoot, "robots.txt"), "User-agent: *");
afterAll(() => rmSync(webRoot, { recursive: true }));

const anyCompany: Answers = {
  publicCompany: samplePublicCompany,
  publicLocations: () => page([]),
  publicServices: () => page([]),
  publicServiceCategories: () => page([]),
  publicResourceTypes: () => page([]),
};

async function get(
  path: string,
  answers: Answers = anyCompany,
  headers: Record<string, string> = {},
  host = "demo.localhost",
) {
  const api = fakeApi(answers);
  await using gateway = await openGateway(api, { webRoot });
  const response = await gateway.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } }), peer);
  return { response, seen: api.seen };
}

function firstData(html: string): unknown {
  const [, json = ""] = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

test("serves hashed assets compressed and cached forever", async () => {
  const { response } = await get("/assets/app-3f2a.js", anyCompany, { "accept-encoding": "gzip, br" });

  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toContain("javascript");
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT);
});

test("asks browsers to revalidate other files, and answers 304 for unchanged ones", async () => {
  const { response } = await get("/robots.txt");
  const etag = response.headers.get("etag") ?? "";
  const again = await get("/robots.txt", anyCompany, { "if-none-match": etag });

  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(again.response.status).toBe(304);
});

test.each(["/", "/index.html", "/bookings", "/schedule/overview", "/book/when"])(
  "serves the page at %s",
  async (path) => {
    const { response } = await get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  },
);

test.each(["/assets/gone.js", "/../package.json", "/assets/%2e%2e/%2e%2e/package.json", "/.env"])(
  "answers 404 for the file %s",
  async (path) => {
    const { response } = await get(path);
    expect(response.status).toBe(404);
  },
);

test("embeds the company in every page, so that none of its texts can end the element", async () => {
  const { response, seen } = await get("/login");
  const html = await response.text();

  expect(firstData(html)).toEqual({ company: samplePublicCompany() });
  expect(html).not.toContain("</script> & Sons");
  expect(seen.map(({ path }) => path)).toEqual(["/api/v1/public/company"]);
});

test("embeds the bookable services in /book, loaded without the visitor's cookie or token", async () => {
  const { response, seen } = await get("/book", anyCompany, { cookie: "session=abc", authorization: "Bearer abc" });

  expect(firstData(await response.text())).toMatchObject({
    company: { id: "demo" },
    locations: { data: [] },
    services: { data: [] },
    service_categories: { data: [] },
    resource_types: { data: [] },
  });
  expect(seen).toHaveLength(5);
  for (const { headers } of seen) expect([headers.get("cookie"), headers.get("authorization")]).toEqual([null, null]);
});

test("answers 404 with the page for an unknown company, so that the app can report it", async () => {
  const { response } = await get("/", { publicCompany: () => refusal(404, "tenant_not_found") });

  expect(response.status).toBe(404);
  expect(firstData(await response.text())).toEqual({ company: null });
});

test("omits data that a locked company does not show", async () => {
  const locked = () => refusal(423, "account_locked");
  const { response } = await get("/book", {
    publicCompany: samplePublicCompany,
    publicLocations: locked,
    publicServices: locked,
    publicServiceCategories: locked,
    publicResourceTypes: locked,
  });

  expect(response.status).toBe(200);
  expect(firstData(await response.text())).toMatchObject({ company: { id: "demo" }, locations: null, services: null });
});

test("serves the central site on the bare domain without loading a company", async () => {
  for (const path of ["/", "/sign-up", "/book"]) {
    const { response, seen } = await get(path, anyCompany, {}, "localhost");
    expect([response.status, seen]).toEqual([200, []]);
    expect(await response.text()).toContain("The bare domain");
  }
  const { response } = await get("/sign-up");
  expect(await response.text()).not.toContain("The bare domain");
});
