import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer } from "./fake-api.ts";

const logout = () => ({ message: "Signed out." });
const MUTATION = "mutation { logout { message } }";

test("refuses a mutation that is authenticated only by a cookie", async () => {
  const api = fakeApi({ logout });
  await using gateway = await openGateway(api);

  const { status, errors } = await ask(gateway, MUTATION, { headers: { cookie: "session=abc" } });

  expect(status).toBe(403);
  expect(errors[0]?.extensions).toMatchObject({ code: "csrf_required", status: 403, request_id: expect.any(String) });
  expect(api.seen).toEqual([]);
});

test.each([
  ["with X-Requested-With", { cookie: "session=abc", "x-requested-with": "XMLHttpRequest" }],
  ["with a token", { cookie: "session=abc", authorization: "Bearer abc" }],
  ["from a script without cookies", {}],
])("accepts a mutation %s", async (_what, headers: Record<string, string>) => {
  await using gateway = await openGateway(fakeApi({ logout }));

  const { data } = await ask(gateway, MUTATION, { headers });

  expect(data).toEqual({ logout: { message: "Signed out." } });
});

test("refuses a mutation by GET", async () => {
  const api = fakeApi({ logout });
  await using gateway = await openGateway(api);
  const url = `http://demo.localhost/graphql?query=${encodeURIComponent(MUTATION)}`;

  const response = await gateway.fetch(new Request(url, { headers: { "x-requested-with": "x" } }), peer);

  expect(response.status).toBe(405);
  expect(api.seen).toEqual([]);
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/graphql",
])("refuses a body of type %s, which a plain form can send", async (type) => {
  const api = fakeApi({ logout });
  await using gateway = await openGateway(api);
  const body = type.includes("urlencoded")
    ? `query=${encodeURIComponent(MUTATION)}`
    : JSON.stringify({ query: MUTATION });

  const response = await gateway.fetch(
    new Request("http://demo.localhost/graphql", { method: "POST", headers: { "content-type": type }, body }),
    peer,
  );

  expect(response.status).toBe(415);
  expect(api.seen).toEqual([]);
});
