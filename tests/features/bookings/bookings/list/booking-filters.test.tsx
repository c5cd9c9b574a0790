import { expect, test } from "vitest";
import {
  filterArguments,
  NO_FILTERS,
  readBookingFilters,
  writeBookingFilters,
} from "#web/features/bookings/bookings/booking-filters.ts";

const TODAY = "2027-05-04";
const read = (search: string) => readBookingFilters(new URLSearchParams(search));

test("reads the filters that it wrote to the address", () => {
  const search =
    "view=all&status=checked_in%2Cno_show%2Clate&payment=due&from=2027-05-01&to=2027-05-09&location=2&bay=6&coach=11&service=3";
  expect(writeBookingFilters(new URLSearchParams(), read(search)).toString()).toBe(search);
});

test("writes no default filters to the address, and leaves its other parts unchanged", () => {
  const params = new URLSearchParams("search=owen&perPage=50&page=4&status=no_show");
  expect(writeBookingFilters(params, { view: "upcoming", ...NO_FILTERS }).toString()).toBe("search=owen&perPage=50");
});

test("ignores invalid filters in a typed address", () => {
  expect(read("view=x&status=early,held,no_show&payment=&from=2027-02-30&bay=-1&coach=1e3&service=Bay")).toEqual({
    view: "upcoming",
    ...NO_FILTERS,
    status: ["no_show"],
  });
});

test("ignores a last day that is before the first", () => {
  expect(read("from=2027-05-09&to=2027-05-01")).toMatchObject({ from: "2027-05-09", to: null });
});

test.each([
  ["", { date_from: "2027-05-04", date_to: null }],
  ["view=today", { date_from: "2027-05-04", date_to: "2027-05-04" }],
  ["view=past", { date_from: "2027-04-04", date_to: "2027-05-03" }],
  ["view=all", { date_from: null, date_to: null }],
  ["view=past&from=2027-06-01", { date_from: "2027-06-01", date_to: null }],
])("queries the days of “%s”", (search, days) => {
  expect(filterArguments(read(search), TODAY)).toMatchObject(days);
});
