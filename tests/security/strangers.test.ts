import { getIntrospectionQuery } from "graphql";
import { expect, test } from "vitest";
import { ask, fakeApi, openGateway, refusal } from "#tests/gateway/fake-api.ts";
import { page, sampleBooking, samplePublicCompany, sampleUser } from "#tests/gateway/samples.ts";

const GRAPH = { accept: "application/graphql-response+json" };
const SIGNED_IN = { authorization: "Bearer token-of-a-person" };
const TIMES =
  "data { start_time end_time local_start local_end location_id resource_ids coach_ids price { amount currency } }";

const days = (count: number) => {
  const last = Temporal.PlainDate.from("2027-05-03").add({ days: count - 1 });
  return `service_id: 1, location_id: 1, date_from: "2027-05-03", date_to: "${last.toString()}"`;
};
const aliased = (count: number, field: (at: number) => string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field(at)}`).join(" ")} }`;
const openTimes = () => ({ timezone: "America/Vancouver", days: [], data: [] });

test.each([
  ["30 aliases of free times", aliased(30, () => `publicAvailability(${days(28)}) { ${TIMES} }`), {}],
  ["6 aliases of one day", aliased(6, () => `publicAvailability(${days(1)}) { ${TIMES} }`), { limit: 5 }],
  ["two months of times", aliased(2, () => `publicAvailability(${days(31)}) { ${TIMES} }`), { limit: 2_000 }],
])("refuses a stranger %s before asking the API", async (_what, query, extensions) => {
  const api = fakeApi({ publicAvailability: openTimes });
  await using gateway = await openGateway(api);

  const { status, errors } = await ask(gateway, query, { headers: GRAPH });

  expect(status).toBe(400);
  expect(errors.map((error) => error.extensions)).toMatchObject([{ code: "limit_exceeded", ...extensions }]);
  expect(api.seen).toEqual([]);
});

test("counts rows requested by variables", async () => {
  const api = fakeApi({ publicAvailability: openTimes });
  await using gateway = await openGateway(api);
  const query = `query ($from: String!, $to: String!) {
    a: publicAvailability(service_id: 1, location_id: 1, date_from: $from, date_to: $to) { ${TIMES} }
    b: publicAvailability(service_id: 1, location_id: 1, date_from: $from, date_to: $to) { ${TIMES} } }`;

  const few = await ask(gateway, query, { headers: GRAPH, variables: { from: "2027-05-03", to: "2027-05-04" } });
  const many = await ask(gateway, query, { headers: GRAPH, variables: { from: "2027-05-03", to: "2027-06-02" } });

  expect(few).toMatchObject({ status: 200, errors: [] });
  expect(many.errors[0]?.extensions).toMatchObject({ code: "limit_exceeded" });
});

test("asks a caller with an invalid session to sign in, without asking the API for more", async () => {
  const api = fakeApi({ userProfile: () => refusal(401, "unauthenticated"), publicAvailability: openTimes });
  await using gateway = await openGateway(api);

  const { errors } = await ask(
    gateway,
    aliased(6, () => `publicAvailability(${days(1)}) { timezone }`),
    {
      headers: { ...GRAPH, cookie: "session=made-up-by-a-stranger", "x-requested-with": "test" },
    },
  );

  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: "unauthenticated", status: 401 }]);
  expect(api.seen.map(({ path }) => path)).toEqual(["/api/v1/auth/user-profile"]);
});

test("asks a stranger to sign in, rather than to ask for less, in a large request that needs a session", async () => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);

  const { status, errors } = await ask(
    gateway,
    aliased(6, (at) => `booking(id: ${at + 1}) { id }`),
    { headers: GRAPH },
  );

  expect(status).toBe(401);
  expect(errors[0]?.extensions).toMatchObject({ code: "unauthenticated", status: 401 });
  expect(api.seen).toEqual([]);
});

test("lets the API report the error if the caller cannot be identified", async () => {
  const away = () => refusal(503, "unavailable");
  const api = fakeApi({ userProfile: away, publicAvailability: away });
  await using gateway = await openGateway(api);

  const { errors } = await ask(
    gateway,
    aliased(6, () => `publicAvailability(${days(1)}) { timezone }`),
    { headers: SIGNED_IN },
  );

  expect(errors).toHaveLength(6);
  expect(errors[0]?.extensions).toMatchObject({ code: "unavailable", status: 503 });
});

test("allows signed-in people more in one document, and checks once who they are", async () => {
  const api = fakeApi({ userProfile: () => sampleUser([]), booking: () => sampleBooking() });
  await using gateway = await openGateway(api);
  const query = aliased(20, (at) => `booking(id: ${at + 1}) { id }`);

  const first = await ask(gateway, query, { headers: SIGNED_IN });
  const second = await ask(gateway, query, { headers: SIGNED_IN });

  expect([first.errors, second.errors]).toEqual([[], []]);
  expect(api.seen.filter(({ path }) => path.endsWith("user-profile"))).toHaveLength(1);
});

test("limits the rows of signed-in people too", async () => {
  const api = fakeApi({ userProfile: () => sampleUser([]), bookings: () => page([]) });
  await using gateway = await openGateway(api);
  const rows =
    "data { id start_time end_time local_start local_end status version party_size client_id service_id location_id resource_id coach_id client_note created_at payment_status late_minutes group_id guest { first_name last_name email phone } price { amount currency } }";

  const { errors } = await ask(
    gateway,
    aliased(26, (at) => `bookings(page: ${at + 1}, perPage: 100) { ${rows} }`),
    {
      headers: { ...GRAPH, ...SIGNED_IN },
    },
  );

  expect(errors[0]?.extensions).toMatchObject({ code: "limit_exceeded", limit: 60_000 });
  expect(api.seen).toEqual([]);
});

test.each([
  ["1 MB to a stranger", {}, 600, 1],
  ["8 MB to a person", SIGNED_IN, 4500, 1],
])("returns %s at most, and stops asking for more", async (_what, headers, kilobytes, refused) => {
  const name = "x".repeat(kilobytes * 1000);
  await using gateway = await openGateway(fakeApi({ publicCompany: () => ({ ...samplePublicCompany(), name }) }));

  const { errors } = await ask(gateway, "{ a: publicCompany { name } b: publicCompany { name } }", { headers });

  expect(errors.map((error) => error.extensions["code"])).toEqual(Array(refused).fill("limit_exceeded"));
});

const deepType = (depth: number) =>
  `{ __type(name: "Query") { ${"ofType { ".repeat(depth)} name ${"} ".repeat(depth)} } }`;

test.each([
  ["28 aliases of __schema", aliased(28, () => "__schema { types { name fields { name description } } }"), 28],
  ["a type in 300 wrappers", deepType(300), 302],
])("limits the cost of introspection: refuses %s", async (_what, query, cost) => {
  await using gateway = await openGateway(fakeApi({ userProfile: () => sampleUser(["graph.explore"]) }));

  const { status, errors } = await ask(gateway, query, { headers: { ...GRAPH, ...SIGNED_IN } });

  expect(status).toBe(400);
  expect(errors[0]?.extensions).toMatchObject({ code: "limit_exceeded", cost });
});

test("answers the introspection query that tools send", async () => {
  await using gateway = await openGateway(fakeApi({ userProfile: () => sampleUser(["graph.explore"]) }));

  expect((await ask(gateway, getIntrospectionQuery(), { headers: SIGNED_IN })).errors).toEqual([]);
});

test("refuses introspection from the first request after a demotion", async () => {
  let permissions = ["graph.explore"];
  await using gateway = await openGateway(fakeApi({ userProfile: () => sampleUser(permissions) }));
  const schema = () => ask(gateway, "{ __schema { queryType { name } } }", { headers: { ...GRAPH, ...SIGNED_IN } });

  expect((await schema()).errors).toEqual([]);
  permissions = [];
  expect((await schema()).errors[0]?.extensions).toMatchObject({ code: "forbidden" });
});

test("refuses a batch of documents, and a recursive fragment", async () => {
  const api = fakeApi({ publicCompany: () => ({}) });
  await using gateway = await openGateway(api);
  const circle = "{ publicCompany { ...A } } fragment A on PublicCompany { ...B } fragment B on PublicCompany { ...A }";

  const batch = await gateway.fetch(
    new Request("http://demo.localhost/graphql", {
      method: "POST",
      headers: { host: "demo.localhost", "content-type": "application/json", ...GRAPH },
      body: JSON.stringify(Array.from({ length: 50 }, () => ({ query: "{ publicCompany { id } }" }))),
    }),
    { address: "198.51.100.7", secure: false },
  );

  expect(batch.status).toBe(400);
  expect((await ask(gateway, circle, { headers: GRAPH })).status).toBe(400);
  expect(api.seen).toEqual([]);
});

test("answers 400 to a stranger's subscription", async () => {
  await using gateway = await openGateway(fakeApi({}));

  const { status, errors } = await ask(gateway, "subscription { bookings { id } }", { headers: GRAPH });

  expect(status).toBe(400);
  expect(errors[0]?.extensions).toMatchObject({ status: 400 });
});
