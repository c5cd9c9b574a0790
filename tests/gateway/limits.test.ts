import { parse } from "graphql";
import { expect, test } from "vitest";
import { measure } from "#gateway/limits/document-cost.ts";
import { ask, fakeApi, openGateway, peer } from "./fake-api.ts";
import { page, sampleBooking } from "./samples.ts";

const GRAPH = { accept: "application/graphql-response+json" };

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(" ")} }`;
/** Not valid in the schema, which is checked only after the limits. */
const nested = (depth: number): string => `{ ${"booking(id: 1) { ".repeat(depth)} id ${"}".repeat(depth)} }`;

test.each([
  ["500 aliases", aliases(500), { limit: 30, cost: 500 }],
  ["a depth of 50", nested(49), { limit: 12, cost: 50 }],
  ["200 directives", `{ __typename ${"@skip(if: false) ".repeat(200)} }`, { limit: 50, cost: 200 }],
  ["10,000 directives", `{ __typename ${"@skip(if: false) ".repeat(10_000)} }`, { limit: 2000 }],
  ["a cost of 1,010", `{ ${"bookings { meta { total } } ".repeat(90)} }`, { limit: 1000, cost: 1080 }],
])("refuses %s with the limit and the actual value", async (_what, query, extensions) => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);

  const { status, errors } = await ask(gateway, query, { headers: GRAPH });

  expect(status).toBe(400);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.extensions).toMatchObject({ code: "limit_exceeded", status: 400, ...extensions });
  expect(errors[0]?.message).toContain(String(extensions.limit));
  expect(api.seen).toEqual([]);
});

test("answers the largest document of any screen", async () => {
  const api = fakeApi({ bookings: () => page([sampleBooking()]), clientsByIds: () => [] });
  await using gateway = await openGateway(api);

  const { status, errors } = await ask(
    gateway,
    `{ bookings(page: 1, perPage: 100, status: [confirmed, checked_in]) {
        data {
          id group_id client_id service_id location_id resource_id coach_id start_time end_time local_start local_end
          party_size status payment_status late_minutes client_note created_at version allowed_actions
          price { amount currency } guest { first_name last_name email phone } notes { id body author_name created_at }
          client { id name email phone }
        }
        meta { current_page last_page total per_page }
      } }`,
    { headers: GRAPH },
  );

  expect({ status, errors }).toEqual({ status: 200, errors: [] });
});

test("measures fields, operations and joins", () => {
  const document = parse("{ bookings { data { id client { name } } meta { total } } __schema { types { name } } }");
  expect(measure(document)).toEqual({
    depth: 4,
    aliases: 0,
    directives: 0,
    cost: 10 + 1 + 1 + 10 + 1 + 1 + 1,
    calls: 2,
    rows: 20,
    values: 20 * 3,
    schemaQuestions: 1,
    schemaDepth: 3,
  });
});

test("measures fragments that double each other 40 times in linear time", () => {
  const doubling = Array.from({ length: 40 }, (_, at) => `fragment F${at} on Booking { ...F${at + 1} ...F${at + 1} }`);
  const document = parse(`{ booking(id: 1) { ...F0 } } ${doubling.join(" ")} fragment F40 on Booking { id }`);
  expect(measure(document).cost).toBe(10 + 2 ** 40);
});

test.each([
  ["with a declared length", {}],
  ["in chunks", { "transfer-encoding": "chunked" }],
])("refuses a body over 1 MB %s with 413, on the graph and on REST", async (_what, headers) => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);
  const body = JSON.stringify({ query: `{ __typename } # ${"x".repeat(1_000_000)}` });
  const length: Record<string, string> =
    "transfer-encoding" in headers ? {} : { "content-length": String(body.length) };
  const post = (path: string) =>
    gateway.fetch(
      new Request(`http://demo.localhost${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...length },
        body,
      }),
      peer,
    );

  const graph = await post("/graphql");
  const rest = await post("/api/v1/bookings");

  expect([graph.status, rest.status]).toEqual([413, 413]);
  expect((await graph.json()).errors[0].extensions).toMatchObject({ code: "too_large", status: 413 });
  expect(await rest.json()).toMatchObject({ error: "too_large" });
  expect(api.seen).toEqual([]);
});

test("refuses a file of 100 MB by its declared length, before reading it or asking the API", async () => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);
  let read = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        read += 1;
        if (read > 20) controller.close();
        else controller.enqueue(new Uint8Array(64_000));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": "100000000" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit; // which its type does not know

  const answer = await gateway.fetch(new Request("http://demo.localhost/api/v1/uploads?purpose=logo", init), peer);

  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { error: "too_large", message: "A picture can be at most 10 MB." },
  ]);
  expect([read, api.seen]).toEqual([0, []]);
});
