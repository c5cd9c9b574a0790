import { getIntrospectionQuery } from "graphql";
import { expect, test } from "vitest";
import { asksForSchema } from "#gateway/graph/introspection.ts";
import { ask, fakeApi, openGateway, refusal } from "./fake-api.ts";
import { sampleUser } from "./samples.ts";

const SCHEMA = "{ __schema { queryType { name } } }";
const GRAPH = { accept: "application/graphql-response+json" };
const SIGNED_IN = { authorization: "Bearer token-of-a-person" };

test("refuses introspection to visitors", async () => {
  await using gateway = await openGateway(fakeApi({ userProfile: () => refusal(401, "unauthenticated") }));

  const { status, data, errors } = await ask(gateway, SCHEMA, { headers: GRAPH });

  expect(status).toBe(401);
  expect(data).toBeUndefined();
  expect(errors[0]?.extensions).toMatchObject({ code: "unauthenticated", status: 401 });
});

test("refuses it to people without graph.explore", async () => {
  await using gateway = await openGateway(fakeApi({ userProfile: () => sampleUser(["bookings.read"]) }));

  const { status, errors } = await ask(gateway, SCHEMA, { headers: { ...GRAPH, ...SIGNED_IN } });

  expect(status).toBe(403);
  expect(errors[0]?.extensions).toMatchObject({ code: "forbidden", status: 403 });
});

test("refuses it to an owner who must first set up a second factor", async () => {
  const early = { ...sampleUser(["graph.explore"]), must_set_up_two_factor: true };
  await using gateway = await openGateway(fakeApi({ userProfile: () => early }));

  const { errors } = await ask(gateway, SCHEMA, { headers: { ...GRAPH, ...SIGNED_IN } });

  expect(errors[0]?.extensions).toMatchObject({ code: "two_factor_required", status: 403 });
});

test("answers people with graph.explore in full, after checking the API with their own token", async () => {
  const api = fakeApi({ userProfile: () => sampleUser(["graph.explore"]) });
  await using gateway = await openGateway(api);

  const { data, errors } = await ask(gateway, getIntrospectionQuery(), { headers: SIGNED_IN });

  expect(errors).toEqual([]);
  expect(data.__schema.queryType.name).toBe("Query");
  expect(data.__schema.directives.map(({ name }: { name: string }) => name)).not.toContain("httpOperation");
  expect(api.seen[0]?.headers.get("authorization")).toBe(SIGNED_IN.authorization);
});

test("does not reuse one caller's permission for another, nor for the same token at another company", async () => {
  const api = fakeApi({
    userProfile: ({ headers, origin }) =>
      headers.get("authorization") === SIGNED_IN.authorization && origin.tenant === "demo"
        ? sampleUser(["graph.explore"])
        : refusal(401, "unauthenticated"),
  });
  await using gateway = await openGateway(api);

  const own = await ask(gateway, SCHEMA, { headers: SIGNED_IN });
  const other = await ask(gateway, SCHEMA, { headers: { authorization: "Bearer another" } });
  const elsewhere = await ask(gateway, SCHEMA, { headers: SIGNED_IN, host: "studio.localhost" });
  const again = await ask(gateway, SCHEMA, { headers: SIGNED_IN });

  expect([own, other, elsewhere, again].map(({ errors }) => errors.length)).toEqual([0, 1, 1, 0]);
  // What a person may is asked each time: a demotion counts at once.
  expect(api.seen).toHaveLength(4);
});

test.each([
  ["{ __schema { types { name } } }", true],
  ['{ __type(name: "Booking") { name } }', true],
  ["{ a: __schema { types { name } } }", true],
  ["query { ...A } fragment A on Query { __schema { types { name } } }", true],
  ["{ __typename }", false],
  ['{ clients(search: "__schema") { meta { total } } }', false],
  ["{ bookings { meta { total } } } # __schema", false],
])("decides whether %s is introspection", (query, expected) => {
  expect(asksForSchema(query)).toBe(expected);
});
