import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, fakeApi, openGateway, peer } from "#tests/gateway/fake-api.ts";
import { samplePublicCompany } from "#tests/gateway/samples.ts";

const AT_ONCE = 20;

const api = fakeApi({ publicCompany: samplePublicCompany });
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  gateway = await openGateway(api);
});
afterAll(() => gateway.close(0));

const repeated = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(" ");
const aliases = (count: number, field: string) => `{ ${repeated(count, (at) => `a${at}: ${field}`)} }`;
const doubled = (count: number) =>
  `{ publicCompany { ...F0 } } ${repeated(count, (at) => `fragment F${at} on PublicCompany { a${at}: name ...F${at + 1} ...F${at + 1} }`)} fragment F${count} on PublicCompany { name }`;
const circle = "{ publicCompany { ...A } } fragment A on PublicCompany { ...B } fragment B on PublicCompany { ...A }";
const nested = (depth: number) => `${"{ bookings ".repeat(depth)}{ id }${" }".repeat(depth)}`;
const wrapped = `{ __type(name: "Query") { ${"ofType { ".repeat(300)} name ${"} ".repeat(300)} } }`;

/** What strangers send to be expensive, or to learn about internals; a list is a batch. */
const ATTACKS: [what: string, document: string | string[]][] = [
  ["500 aliases", aliases(500, "publicCompany { name }")],
  [
    "30 aliases of a month's times",
    aliases(
      30,
      'publicAvailability(service_id: 1, location_id: 1, date_from: "2027-05-03", date_to: "2027-06-02") { timezone }',
    ),
  ],
  ["a batch of 50", Array.from({ length: 50 }, () => "{ publicCompany { name } }")],
  [
    "a batch of 500 sign-ins",
    Array.from(
      { length: 500 },
      (_, at) => `mutation { login(input: { email: "a@example.test", password: "${at}" }) { access_token } }`,
    ),
  ],
  ["a depth of 50", nested(50)],
  ["a depth of 3,000", nested(3_000)],
  ["fragments that double 40 times", doubled(40)],
  ["fragments in a circle", circle],
  ["10,000 directives", `{ publicCompany { name ${"@include(if: true) ".repeat(10_000)} } }`],
  ["a question about the schema", getIntrospectionQuery()],
  ["28 aliases of it", aliases(28, "__schema { types { name } }")],
  ["a type in 300 wrappers", wrapped],
  ["a field that is not there", "{ publicCompany { passwordHash } }"],
  ["a document that does not end", `{ ${"publicCompany { ".repeat(200)}`],
  ["a subscription", "subscription { changes { cursor } }"],
];

test.each(ATTACKS)(
  "refuses %s, reveals nothing, and serves another visitor in the meantime",
  async (_what, document) => {
    api.seen.length = 0;
    const body = Array.isArray(document) ? document.map((query) => ({ query })) : { query: document };
    const attack = () =>
      gateway.fetch(
        new Request("http://demo.localhost/graphql", {
          method: "POST",
          headers: {
            host: "demo.localhost",
            "content-type": "application/json",
            accept: "application/graphql-response+json",
          },
          body: JSON.stringify(body),
        }),
        peer,
      );

    const attacks = Array.from({ length: AT_ONCE }, attack);
    const visitor = await ask(gateway, "{ publicCompany { name } }");
    const replies = await Promise.all(attacks);

    expect(visitor).toMatchObject({
      status: 200,
      errors: [],
      data: { publicCompany: { name: samplePublicCompany().name } },
    });
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([replies[0]?.status]));
    expect([400, 401, 403]).toContain(replies[0]?.status);
    // Only the visitor's own request went upstream.
    expect(api.seen.map(({ path }) => path)).toEqual(["/api/v1/public/company"]);
    const told = await replies[0]?.text();
    expect(told?.length).toBeLessThan(2_000);
    expect(told).not.toMatch(/did you mean|node_modules|\.ts:|\bat \w+ \(|postgres|__typename/i);
  },
);
