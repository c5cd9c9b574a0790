import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer } from "./fake-api.ts";
import { sampleBooking, sampleUser } from "./samples.ts";

const CLAIMS = {
  "x-tenant": "other",
  "x-gateway-key": "guessed",
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-host": "other.localhost",
  "x-forwarded-proto": "https",
  "x-request-id": "chosen-by-the-caller",
  forwarded: "for=203.0.113.9",
  "x-real-ip": "203.0.113.9",
};

test("sends the caller's own token, cookie and headers to the API", async () => {
  const api = fakeApi({ userProfile: () => sampleUser([]) });
  await using gateway = await openGateway(api);

  await ask(gateway, "{ userProfile { id } }", {
    headers: {
      authorization: "Bearer own-token",
      cookie: "session=own",
      "x-requested-with": "XMLHttpRequest",
      "x-app-client": "web/1",
      "accept-language": "fr-CA",
    },
  });

  const headers = api.seen[0]?.headers;
  expect(headers?.get("authorization")).toBe("Bearer own-token");
  expect(headers?.get("cookie")).toBe("session=own");
  expect(headers?.get("x-requested-with")).toBe("XMLHttpRequest");
  expect(headers?.get("x-app-client")).toBe("web/1");
  expect(headers?.get("accept-language")).toBe("fr-CA");
});

test.each(["graph", "rest"])("drops a client's headers about tenant, address and trust (%s)", async (way) => {
  const api = fakeApi({ booking: () => sampleBooking() });
  await using gateway = await openGateway(api);

  if (way === "graph") await ask(gateway, "{ booking(id: 1) { id } }", { headers: CLAIMS });
  else {
    const headers = { host: "demo.localhost", ...CLAIMS };
    await gateway.fetch(new Request("http://demo.localhost/api/v1/bookings/1", { headers }), peer);
  }

  const [call] = api.seen;
  for (const name of Object.keys(CLAIMS)) expect(call?.headers.get(name), name).toBeNull();
  expect(call?.origin).toMatchObject({ tenant: "demo", address: peer.address, secure: false });
});

test("does not forward If-None-Match from the graph, whose callers cannot use a 304", async () => {
  const api = fakeApi({ booking: () => sampleBooking() });
  await using gateway = await openGateway(api);

  await ask(gateway, "{ booking(id: 1) { id } }", { headers: { "if-none-match": '"1"' } });

  expect(api.seen[0]?.headers.has("if-none-match")).toBe(false);
});

test("returns the same request id in header and error, and sends it to the API", async () => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);

  const { headers, errors } = await ask(gateway, "{ booking(id: 1) { id } }");

  expect(headers.get("x-request-id")).toBe(api.seen[0]?.origin.requestId);
  expect(errors[0]?.extensions.request_id).toBe(api.seen[0]?.origin.requestId);
});

test("returns every Set-Cookie of the API, also with a refusal", async () => {
  const cookies = ["session=abc; HttpOnly; SameSite=Lax; Path=/", "visitor=; Max-Age=0; Path=/"];
  const api = fakeApi({
    logout: () => {
      const response = Response.json({ message: "Signed out." });
      for (const cookie of cookies) response.headers.append("set-cookie", cookie);
      return response;
    },
  });
  await using gateway = await openGateway(api);

  const { headers } = await ask(gateway, "mutation { logout { message } }");

  expect(headers.getSetCookie()).toEqual(cookies);
});

test("sends browsers a content policy, and HSTS only over TLS", async () => {
  await using gateway = await openGateway(fakeApi({}));
  const request = () => new Request("http://demo.localhost/healthz", { headers: { host: "demo.localhost" } });

  const plain = await gateway.fetch(request(), peer);
  const tls = await gateway.fetch(request(), { ...peer, secure: true });

  expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
  expect(plain.headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(plain.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(plain.headers.has("strict-transport-security")).toBe(false);
  expect(tls.headers.get("strict-transport-security")).toContain("max-age=");
});

test("serves pictures with a policy that runs nothing, and lets other pages show them", async () => {
  const headers = { "content-type": "image/webp" };
  await using gateway = await openGateway({ fetch: async () => new Response("a picture", { headers }) });
  const url = `http://demo.localhost/api/v1/public/pictures/${"k".repeat(22)}/small.webp`;

  const answer = await gateway.fetch(new Request(url, { headers: { host: "demo.localhost" } }), peer);

  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test("allows the payment provider's hosts in the policy only if that provider is configured", async () => {
  const policyOf = async (loadsStripe: boolean, path: string) => {
    await using gateway = await openGateway(fakeApi({}), { loadsStripe });
    const headers = { host: "demo.localhost" };
    const answer = await gateway.fetch(new Request(`http://demo.localhost${path}`, { headers }), peer);
    return answer.headers.get("content-security-policy") ?? "";
  };

  const real = await policyOf(true, "/healthz");

  expect(real).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(real).toContain("connect-src 'self' https://api.stripe.com");
  expect(real).toContain("https://hooks.stripe.com");
  expect(await policyOf(false, "/healthz")).not.toContain("stripe.com");
  expect(await policyOf(true, "/graphiql")).not.toContain("stripe.com");
});
