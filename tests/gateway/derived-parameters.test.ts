import { describe, expect, test } from "vitest";
import { ask, fakeApi, openGateway } from "./fake-api.ts";
import { page, sampleBooking, sampleClient } from "./samples.ts";

/** What the one call for a list was asked, beside what the document's own arguments say. */
async function queryOf(document: string, variables: object = {}): Promise<Record<string, string>> {
  const api = fakeApi({ clients: () => page([sampleClient(1)]) });
  await using gateway = await openGateway(api);
  const { errors } = await ask(gateway, document, { variables });
  expect(errors).toEqual([]);
  expect(api.seen).toHaveLength(1);
  const {
    page: _page,
    perPage: _perPage,
    sortBy: _sortBy,
    sortDir: _sortDir,
    fields: _fields,
    ...derived
  } = Object.fromEntries(api.seen[0]?.query ?? []);
  return derived;
}

test("requests no total if the document does not select it", async () => {
  expect(await queryOf("{ clients { data { id } meta { current_page per_page } } }")).toEqual({ total: "false" });
  expect(await queryOf("{ clients { data { id } } }")).toEqual({ total: "false" });
});

test("requests the total if it or the number of pages is selected", async () => {
  expect(await queryOf("{ clients { meta { total } } }")).toEqual({});
  expect(await queryOf("{ clients { meta { pages: last_page } } }")).toEqual({});
  expect(
    await queryOf("{ clients { data { id } } ...Counted } fragment Counted on Query { clients { meta { n: total } } }"),
  ).toEqual({});
  expect(
    await queryOf("{ clients { ...OfPage } } fragment OfPage on ClientPage { meta { ... on Meta { total } } }"),
  ).toEqual({});
});

test("treats fields under a condition as selected", async () => {
  const document =
    "query($counts: Boolean!) { clients { data { id } meta { current_page total @include(if: $counts) } } }";
  expect(await queryOf(document, { counts: true })).toEqual({});
  expect(await queryOf(document, { counts: false })).toEqual({});
});

test("requests each client's selected fields", async () => {
  const api = fakeApi({ clients: () => page([sampleClient(1)]) });
  await using gateway = await openGateway(api);
  await ask(gateway, "{ clients { data { id called: name tags { name } } meta { total } } }");
  expect(api.seen[0]?.query.get("fields")).toBe("id,name,tags");
});

describe("for bookings", () => {
  async function fieldsOf(document: string): Promise<{ include: string | undefined; fields: string[] }> {
    const api = fakeApi({ bookings: () => page([sampleBooking({ client: sampleClient(1), resource: null })]) });
    await using gateway = await openGateway(api);
    await ask(gateway, document);
    const query = Object.fromEntries(api.seen[0]?.query ?? []);
    return { include: query["include"], fields: query["fields"]?.split(",").toSorted() ?? [] };
  }

  test("requests the selected fields, and the ids of related entities that are not included", async () => {
    expect(await fieldsOf("{ bookings { data { at: start_time client { id called: name } } } }")).toEqual({
      include: "client",
      fields: ["client.id", "client.name", "client_id", "start_time"],
    });
  });

  test("finds fields in fragments, under conditions, and in each use of a repeated field", async () => {
    const document = `
      { bookings { data { ...Row client { name } } data { client { ... on Client { email @include(if: false) } } } } }
      fragment Row on Booking { status ... { version } }`;
    expect(await fieldsOf(document)).toEqual({
      include: "client",
      fields: ["client.email", "client.name", "client_id", "status", "version"],
    });
  });

  test("requests the id of a related entity's own related entity", async () => {
    expect(await fieldsOf("{ bookings { data { resource { location { name } } coach { outlook { id } } } } }")).toEqual(
      {
        include: "coach,resource",
        fields: ["coach.id", "coach_id", "resource.location_id", "resource_id"],
      },
    );
  });

  test("requests whole rows if no field is selected", async () => {
    expect(await fieldsOf("{ bookings { data { __typename } meta { total } } }")).toEqual({
      include: undefined,
      fields: [],
    });
  });
});

describe("for a report", () => {
  async function partsOf(selection: string): Promise<string | undefined> {
    const api = fakeApi({ membershipMetrics: () => ({ figures: [] }) });
    await using gateway = await openGateway(api);
    await ask(gateway, `{ membershipMetrics(periodType: month, period: "2026-11") { ${selection} } }`);
    expect(api.seen).toHaveLength(1);
    return Object.fromEntries(api.seen[0]?.query ?? [])["include"];
  }

  test("requests a part wherever it is selected: next to the figures and in each of them", async () => {
    expect(await partsOf("cohorts { month } figures { currency plans { payers } }")).toBe("plans,cohorts");
    expect(await partsOf("figures { movements { members } buckets { start } }")).toBe("movements,buckets");
  });

  test("requests an aggregate's selected figures, and all if none is selected", async () => {
    const figuresOf = async (figures: string) => {
      const api = fakeApi({ bookingAggregates: () => ({ groups: [] }) });
      await using gateway = await openGateway(api);
      await ask(
        gateway,
        `{ bookingAggregates(start: "2026-11-01", end: "2026-11-30", group_by: [hour]) { groups { hour ${figures} } } }`,
      );
      return Object.fromEntries(api.seen[0]?.query ?? [])["include"];
    };
    expect(await figuresOf("bookings share_percent")).toBe("bookings,share_percent");
    expect(await figuresOf("lead_p90_hours prices { amount }")).toBe("lead_p90_hours,prices");
    expect(await figuresOf("weekday")).toBeUndefined();
  });
});
