import { expect, test } from "vitest";
import { requestedRows } from "#api/http/requested-rows.ts";
import { v1Operations } from "#schema/operations.ts";

const rowsOf = (query: string, operation: "publicAvailability" | "availability" = "publicAvailability") =>
  requestedRows(v1Operations[operation], `http://demo.localhost/api/v1/public/availability?${query}`);

const MONTH = "date_from=2027-05-01&date_to=2027-05-31";

test("counts the times of each requested day, and a counted day as one row", () => {
  expect(rowsOf("date_from=2027-05-01&date_to=2027-05-01")).toBe(48);
  expect(rowsOf(MONTH)).toBe(31 * 48);
  expect(rowsOf(`${MONTH}&days_only=true`)).toBe(31);
  expect(rowsOf(`${MONTH}&days_only=false`)).toBe(31 * 48);
});

test("uses the last of repeated parameters, as the handler does", () => {
  expect(rowsOf(`${MONTH}&days_only=true&days_only=false`)).toBe(31 * 48);
  expect(rowsOf(`date_to=2027-05-01&${MONTH}`)).toBe(31 * 48);
});

test("counts nothing for requests that need a sign-in, or without days", () => {
  expect(rowsOf(MONTH, "availability")).toBe(0);
  expect(rowsOf("service_id=1")).toBe(0);
  expect(rowsOf("date_from=soon&date_to=later")).toBe(0);
});
