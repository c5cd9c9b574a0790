import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ask, fakeApi, openGateway, peer, refusal } from "./fake-api.ts";
import { samplePublicCompany } from "./samples.ts";

const webRoot = mkdtempSync(join(tmpdir(), "web-"));
mkdirSync(join(webRoot, "assets"));
writeFileSync(join(webRoot, "index.html"), "<html><head></head><body>app</body></html>");
writeFileSync(join(webRoot, "graphiql.html"), "<html><head></head><body>explorer</body></html>");
afterAll(() => rmSync(webRoot, { recursive: true }));

const user = (permissions: string[]) => () => ({ id: 1, permissions });

async function page(userProfile: () => object | Response, path = "/graphiql") {
  await using gateway = await openGateway(fakeApi({ userProfile, publicCompany: samplePublicCompany }), { webRoot });
  const headers = { host: "demo.localhost", cookie: "session=x" };
  return gateway.fetch(new Request(`http://demo.localhost${path}`, { headers }), peer);
}

it("serves GraphiQL to people who may explore, with its own content policy and no other hosts", async () => {
  const response = await page(user(["graph.explore"]));
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("explorer")]);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).not.toMatch(/https?:|unsafe-eval|blob:/);
});

it("sends visitors to sign in, once, and refuses others", async () => {
  const anonymous = () => refusal(401, "unauthenticated");
  expect((await page(anonymous)).headers.get("location")).toBe("/login?next=%2Fgraphiql");
  expect((await page(anonymous, "/graphiql?again")).headers.get("location")).toBe("/403");
  expect((await page(user(["bookings.read"]))).headers.get("location")).toBe("/403");
  expect((await page(anonymous)).status).toBe(302);
  const early = () => ({ id: 1, permissions: ["graph.explore"], must_set_up_two_factor: true });
  expect((await page(early)).headers.get("location")).toBe("/");
});

it("does not serve GraphiQL's file under its own name", async () => {
  const response = await page(() => refusal(401, "unauthenticated"), "/graphiql.html");
  expect(await response.text()).not.toContain("explorer");
});

it("returns a document's cost on request, and otherwise not", async () => {
  await using gateway = await openGateway(fakeApi({ publicCompany: samplePublicCompany }));
  const request = (headers: Record<string, string>) =>
    gateway.fetch(
      new Request("http://demo.localhost/graphql", {
        method: "POST",
        headers: { host: "demo.localhost", "content-type": "application/json", ...headers },
        body: JSON.stringify({ query: "{ publicCompany { id name } }" }),
      }),
      peer,
    );
  const told = await (await request({ "x-query-cost": "tell" })).json();
  expect(told.extensions.cost).toMatchObject({ asked: { cost: 12, depth: 2 }, limits: { cost: 1000 } });
  expect(await (await request({})).json()).not.toHaveProperty("extensions");
  expect((await ask(gateway, "{ publicCompany { id } }")).errors).toEqual([]);
});

it("returns only the price if only that is requested, and runs nothing", async () => {
  const api = fakeApi({ publicCompany: samplePublicCompany });
  await using gateway = await openGateway(api);
  const price = async (query: string) => {
    const { data, errors, ...rest } = await ask(gateway, query, { headers: { "x-query-cost": "only" } });
    return { data, errors, ...rest };
  };
  const told = await price("{ publicCompany { id name } }");
  expect(told).toMatchObject({ data: null, errors: [] });
  expect((await price('mutation { login(input: { email: "a", password: "b" }) { access_token } }')).data).toBeNull();
  const { errors } = await price(
    `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: publicCompany { id }`).join(" ")} }`,
  );
  expect(errors[0]?.extensions).toMatchObject({ code: "limit_exceeded", limit: 30, cost: 31 });
  expect(api.seen).toEqual([]);
});

it("returns to the requested query after signing in", async () => {
  const response = await page(() => refusal(401, "unauthenticated"), "/graphiql?query=%7Bme%7D");
  expect(response.headers.get("location")).toBe("/login?next=%2Fgraphiql%3Fquery%3D%257Bme%257D");
});

it("streams a file with its name", async () => {
  const csv = "\uFEFFid\r\n1\r\n";
  const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="b.csv"' };
  await using gateway = await openGateway(fakeApi({ exportBookings: () => new Response(csv, { headers }) }));
  const response = await gateway.fetch(
    new Request("http://demo.localhost/api/v1/bookings/export", {
      headers: { host: "demo.localhost", "accept-encoding": "br, gzip" },
    }),
    peer,
  );
  expect(response.headers.get("content-disposition")).toContain("b.csv");
  expect(Buffer.from(await response.arrayBuffer()).toString("utf8")).toBe(csv);
});
