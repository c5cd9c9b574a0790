import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer } from "./fake-api.ts";

const UNAVAILABLE = { code: "unavailable", status: 503 };
const html = (status: number) => () =>
  new Response("<h1>Bad gateway</h1>", { status, headers: { "content-type": "text/html" } });

test.each([502, 503, 500, 200])("treats an HTML page with status %d as no response", async (status) => {
  await using gateway = await openGateway(fakeApi({ booking: html(status), logout: html(status) }));

  const question = await ask(gateway, "{ booking(id: 1) { id } }");
  const change = await ask(gateway, "mutation { logout { message } }");

  expect(question.errors[0]?.extensions).toMatchObject(UNAVAILABLE);
  expect(change.errors[0]?.extensions).toMatchObject(UNAVAILABLE);
  expect(JSON.stringify([question, change])).not.toContain("Bad gateway");
});

test("stops waiting for an API that does not respond", async () => {
  const api = fakeApi({ booking: () => new Promise<Response>(() => {}) });
  await using gateway = await openGateway(api, { upstreamTimeoutMs: 30 });
  const request = new Request("http://demo.localhost/api/v1/bookings/1", { headers: { host: "demo.localhost" } });

  const graph = await ask(gateway, "{ booking(id: 1) { id } }");
  const rest = await gateway.fetch(request, peer);

  expect(graph.status).toBe(200);
  expect(graph.errors[0]?.extensions).toMatchObject(UNAVAILABLE);
  expect(rest.status).toBe(503);
  expect(await rest.json()).toMatchObject({ error: "unavailable", request_id: expect.any(String) });
});

test("does not reveal why an API could not be called", async () => {
  const fetch = () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.5:5432"));
  await using gateway = await openGateway({ fetch });

  const { errors } = await ask(gateway, "{ booking(id: 1) { id } }");

  expect(errors[0]?.extensions).toMatchObject(UNAVAILABLE);
  expect(JSON.stringify(errors)).not.toContain("10.0.0.5");
});
