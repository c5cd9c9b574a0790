import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { isQueryStale } from "#web/app/live/is-query-stale.ts";

const DAY = gql`
  query Day {
    bookingsCompact {
      timezone
    }
  }
`;
const change = {
  entity: "booking",
  ids: [7],
  reads: ["bookingsCompact"],
  location_ids: [1],
  starts_at: "2027-05-04T10:00:00Z",
  ends_at: "2027-05-04T11:00:00Z",
};
const on = (date: string, location_id = 1) => ({ query: DAY, variables: { location_id, date } });

it.each([
  ["the day itself", on("2027-05-04"), true],
  ["the day before, where the clock is far behind", on("2027-05-03"), true],
  ["the day after, where the clock is far ahead", on("2027-05-05"), true],
  ["a day of another week", on("2027-05-11"), false],
  ["another location", on("2027-05-04", 2), false],
  [
    "a week around it",
    { query: DAY, variables: { location_id: 1, date_from: "2027-05-03", date_to: "2027-05-09" } },
    true,
  ],
  [
    "a week before it",
    { query: DAY, variables: { location_id: 1, date_from: "2027-04-26", date_to: "2027-05-02" } },
    false,
  ],
  ["a list without days", { query: DAY, variables: {} }, true],
])("decides whether a change affects %s", (_, shown, expected) => {
  expect(isQueryStale(change, shown)).toBe(expected);
});

it("leaves queries of other data unchanged", () => {
  expect(isQueryStale({ ...change, reads: ["clients"] }, on("2027-05-04"))).toBe(false);
});

it("assumes that a change without a time or place affects every day and place", () => {
  expect(isQueryStale({ ...change, location_ids: [], starts_at: null, ends_at: null }, on("2030-01-01", 2))).toBe(true);
});
