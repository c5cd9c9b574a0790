import { expect, it } from "vitest";
import { resultTables } from "#schema/reports/saved-queries/result-tables.ts";

const cad = (amount: number) => ({ amount, currency: "CAD" });
const rowsOf = (data: unknown) => resultTables(data).map(({ rows }) => rows);

it("reads a page of a list as rows, with the total", () => {
  const bookings = {
    data: [
      { local_start: "2027-05-04T17:30:00-07:00", client: { name: "Eva Jansen" }, coach: null, price: cad(9240) },
      { local_start: "2027-05-04T18:00:00-07:00", client: null, coach: { name: "D. Okafor" }, price: cad(0) },
    ],
    meta: { total: 34 },
  };
  expect(resultTables({ bookings })).toEqual([
    {
      path: "bookings",
      columns: [
        { name: "local_start", currency: undefined, isNumber: false },
        { name: "client", currency: undefined, isNumber: false },
        { name: "coach", currency: undefined, isNumber: false },
        { name: "price", currency: "CAD", isNumber: true },
      ],
      rows: [
        ["2027-05-04 17:30", "Eva Jansen", "–", "92.40"],
        ["2027-05-04 18:00", "–", "D. Okafor", "0.00"],
      ],
      total: 34,
    },
  ]);
});

it("gives each part of an object its own column, even if the first row has none", () => {
  const data = [
    { id: 1, guest: null, extra: null },
    { id: 2, guest: { first_name: "Ann", phone: null, email: "ann@mail.example" }, extra: null },
  ];
  const [table] = resultTables({ bookings: { data } });
  expect(table?.columns.map(({ name }) => name)).toEqual(["id", "guest.first_name", "guest.email", "extra"]);
  expect(table?.rows).toEqual([
    ["1", "–", "–", "–"],
    ["2", "Ann", "ann@mail.example", "–"],
  ]);
});

it("puts a list within a row into its cell, one line for each item", () => {
  const durations = [
    { duration_minutes: 30, price: cad(3200) },
    { duration_minutes: 60, price: cad(6000) },
  ];
  expect(rowsOf({ services: { data: [{ name: "Simulator", ids: [1, 2], durations, peak: [] }] } })).toEqual([
    [["Simulator", "1, 2", "30 · 32.00 CAD\n60 · 60.00 CAD", "–"]],
  ]);
});

it("formats a day's amounts as money, in each currency", () => {
  const due = [cad(187_410), { amount: 5000, currency: "JPY" }];
  expect(rowsOf({ bookingAggregates: { data: [{ day: "2026-11-27", due }] } })).toEqual([
    [["2026-11-27", "1874.10 CAD\n5000 JPY"]],
  ]);
});

it("shows fields next to a list as a row below it", () => {
  const answer = { client: { name: "Eva Jansen", phone: null, bookings: [{ id: 7 }], wallet: { balance: cad(500) } } };
  expect(resultTables(answer).map(({ path, rows }) => [path, rows])).toEqual([
    ["client.bookings", [["7"]]],
    ["client", [["Eva Jansen", "–", "5.00"]]],
  ]);
});

it("shows several lists one after another, and a single object as one row", () => {
  const answer = {
    coach: { name: "Mei-Lin", availability_mode: "weekly" },
    coachSchedule: { bookings: [], free: [{ local_start: "2027-05-04T17:30:00-07:00" }] },
  };
  expect(resultTables(answer).map(({ path, rows }) => [path, rows])).toEqual([
    ["coach", [["Mei-Lin", "weekly"]]],
    ["coachSchedule.bookings", []],
    ["coachSchedule.free", [["2027-05-04 17:30"]]],
  ]);
});

it("shows no table without data", () => {
  expect([undefined, null, {}, { deleted: true }, { meta: null }].map(resultTables)).toEqual([[], [], [], [], []]);
});
