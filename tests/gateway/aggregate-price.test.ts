import { parse } from "graphql";
import { expect, test } from "vitest";
import { measure } from "#gateway/limits/document-cost.ts";
import { ask, fakeApi, openGateway } from "./fake-api.ts";

const GRAPH = { accept: "application/graphql-response+json" };

const days = (alias: string, start: string, end: string): string =>
  `${alias}: bookingAggregates(start: "${start}", end: "${end}", group_by: [day]) { groups { date bookings } }`;
const YEARS = ["2024", "2025", "2026"].map((year) => days(`y${year}`, `${year}-01-01`, `${year}-12-31`));

test("prices a query over days by the rows it reads, and its response by groups", () => {
  const { rows, values } = measure(parse(`{ ${days("week", "2027-05-03", "2027-05-09")} }`));
  expect({ rows, values }).toEqual({ rows: 7 * 12, values: 100 * 2 });
  expect(measure(parse(`{ ${YEARS[0]} }`)).rows).toBe(366 * 12);
});

test("reads the days from variables, and uses the smallest possible range", () => {
  const document = parse(
    "query Q($a: String!, $b: String!) { bookingAggregates(start: $a, end: $b) { groups { bookings } } }",
  );
  expect(measure(document).rows).toBe(12);
  expect(measure(document, { a: "2027-05-01", b: "2027-05-31" }).rows).toBe(31 * 12);
});

test("refuses three years in one document with the limit, before asking the API", async () => {
  const api = fakeApi({});
  await using gateway = await openGateway(api);

  const { errors } = await ask(gateway, `{ ${YEARS.join(" ")} }`, { headers: GRAPH });

  expect(errors[0]?.extensions).toMatchObject({ code: "limit_exceeded", limit: 10_000, cost: (366 + 365 + 365) * 12 });
  expect(errors[0]?.message).toContain("Ask in smaller parts.");
  expect(api.seen).toEqual([]);
});

test("answers the coaches of a year next to those of the year before", () => {
  const year = (alias: string, of: number) =>
    `${alias}: coachSummary(start: "${of}-01-01", end: "${of}-12-31") { rows { coach_name lessons revenue { amount } } }`;
  const { rows, values } = measure(parse(`{ ${year("now", 2026)} ${year("before", 2025)} }`));
  expect({ rows, values }).toEqual({ rows: 2 * 365 * 12, values: 2 * 100 * 3 });
});
