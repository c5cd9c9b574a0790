import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer, refusal } from "./fake-api.ts";

const JSON_ONLY = "application/json";
const GRAPH = "application/graphql-response+json";

test("answers HTTP 200 with the refusal's REST code, status and details", async () => {
  const details = {
    errors: { start_time: ["Choose a time to come."] },
    alternatives: [{ start_time: "2026-12-01T19:00:00Z" }],
    current: { id: 1, version: 3 },
  };
  await using gateway = await openGateway(fakeApi({ booking: () => refusal(409, "slot_taken", details) }));

  const { status, data, errors } = await ask(gateway, "{ booking(id: 1) { id } }", { headers: { accept: GRAPH } });

  expect(status).toBe(200);
  expect(data).toEqual({ booking: null });
  expect(errors[0]).toMatchObject({ message: "Refused: slot_taken.", path: ["booking"] });
  expect(errors[0]?.extensions).toEqual({
    code: "slot_taken",
    status: 409,
    ...details,
    request_id: expect.any(String),
  });
});

test("returns the fields that succeeded next to a refused one", async () => {
  const api = fakeApi({
    booking: () => refusal(404, "not_found"),
    publicCompany: () => ({ id: "demo", name: "Demo" }),
  });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, "{ booking(id: 1) { id } publicCompany { name } }");

  expect(data).toEqual({ booking: null, publicCompany: { name: "Demo" } });
  expect(errors).toHaveLength(1);
});

test.each([
  ["a syntax error", "{ bookings {"],
  ["an unknown field", "{ nothing }"],
  ["a missing argument", "{ booking { id } }"],
  ["an unknown enum value", "{ bookings(status: [nonsense]) { meta { total } } }"],
  ["a fragment in a circle", "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }"],
])("answers bad_document for %s: 400, or 200 to callers of plain JSON", async (_what, query) => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);

  const graph = await ask(gateway, query, { headers: { accept: GRAPH } });

  const plain = await ask(gateway, query, { headers: { accept: JSON_ONLY } });
  expect([graph.status, plain.status]).toEqual([400, 200]);
  expect([graph.data, plain.data]).toEqual([undefined, undefined]);
  expect(graph.errors[0]?.extensions).toMatchObject({ code: "bad_document", status: 400 });
  expect(api.seen).toEqual([]);
});

test("answers a variable of a wrong type as bad_document, naming it", async () => {
  await using gateway = await openGateway(fakeApi({}));

  const { status, errors } = await ask(gateway, "query($id: Int!) { booking(id: $id) { id } }", {
    variables: { id: "one" },
    headers: { accept: GRAPH },
  });

  expect(status).toBe(400);
  expect(errors[0]?.message).toContain("$id");
  expect(errors[0]?.extensions.code).toBe("bad_document");
});

test("suggests no names of the schema in its errors", async () => {
  await using gateway = await openGateway(fakeApi({}));

  const { errors } = await ask(gateway, "{ bookngs { data { id } } }");

  expect(errors[0]?.message).toBe('Cannot query field "bookngs" on type "Query".');
});

test("answers bad_json for an invalid body", async () => {
  await using gateway = await openGateway(fakeApi({}));
  const request = new Request("http://demo.localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: JSON_ONLY },
    body: '{"query": ',
  });

  const response = await gateway.fetch(request, peer);

  const { errors } = await response.json();
  expect(errors[0].extensions).toMatchObject({ code: "bad_json", status: 400 });
});

test("shows no stack, path or library name of an internal error", async () => {
  // An answer that no model describes: the graph finds null where there can be none.
  await using gateway = await openGateway(fakeApi({ booking: () => ({ id: "not a number" }) }));

  const { status, errors } = await ask(gateway, "{ booking(id: 1) { id version } }");

  expect(status).toBe(200);
  expect(errors[0]).toMatchObject({ message: "Something went wrong on our side." });
  expect(errors[0]?.extensions).toEqual({ code: "internal", status: 500, request_id: expect.any(String) });
});
