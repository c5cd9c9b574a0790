import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { answerFaults } from "#web/features/reports/shared/graph/answer-faults.ts";

const schema = buildSchema(
  readFileSync(new URL("../../../../schema/generated/schema.graphql", import.meta.url), "utf8"),
);

const errorsOf = (query: string) => {
  try {
    return validate(schema, parse(query));
  } catch (error) {
    return [error as never];
  }
};

it.each([
  ["{ bookings { data { barSales } } }", "Look up Booking in the docs"],
  ["{ bookings(day: 1) { data { id } } }", "Look up Query.bookings in the docs"],
  ["{ bookings { data } }", "Add the fields that you want"],
  ["{ bookings { data { id { at } } } }", "leave its { } out"],
  ["{ bookings { data { id } ", "Check the brackets"],
  ["{ bookings(page: $page) { data { id } } }", "Name it in the first line, with its type: $page: Int!"],
  ["query All($page: Int) { bookings { data { id } } }", "Use it, or take it out"],
  ["{ bookings(sortDir: up) { data { id } } }", "Look up SortDir in the docs"],
])("gives advice about the error in %s", (query, wayOut) => {
  const [fault] = answerFaults(errorsOf(query));
  expect(fault?.sentence).toMatch(/^Line \d: /);
  expect(fault?.wayOut).toContain(wayOut);
});

it.each([
  ["limit_exceeded", "perPage"],
  ["unauthenticated", "Renew"],
  ["rate_limited", "Wait"],
])("gives advice about a refusal with %s", (code, wayOut) => {
  const [fault] = answerFaults([{ message: "Refused.", path: ["bookings"], extensions: { code } }]);
  expect(fault).toEqual({ sentence: "bookings: Refused.", wayOut: expect.stringContaining(wayOut) });
});

it("shows the request's id after an internal error", () => {
  const [fault] = answerFaults([
    { message: "Something went wrong.", extensions: { code: "internal", request_id: "r-1" } },
  ]);
  expect(fault?.wayOut).toContain("It is r-1.");
});
