import { expect, it } from "vitest";
import { draftIn, withDraft } from "#web/features/reports/graphiql/draft-address.ts";

const asked = (text: string) => new URLSearchParams(text);
const DRAFT = { query: "{ bookings { data { id } } }", variables: '{"day": "2027-05-03"}' };

it("opens the query in the address, with or without variables", () => {
  expect(draftIn(withDraft(asked(""), DRAFT))).toEqual(DRAFT);
  expect(draftIn(asked("query={me}"))).toEqual({ query: "{me}", variables: "" });
  expect(draftIn(asked("again"))).toBeUndefined();
});

it("updates the address from the editor, and leaves its other parts unchanged", () => {
  const next = withDraft(asked("saved=3&again=1&query=old&variables=old"), { query: "{ me }", variables: " " });
  expect(Object.fromEntries(next)).toEqual({ saved: "3", query: "{ me }" });
  expect(withDraft(next, { query: "", variables: "" }).toString()).toBe("saved=3");
});

it("omits a query that is too long for an address", () => {
  expect(withDraft(asked(""), { query: `{ ${"a ".repeat(5_000)} }`, variables: "" }).toString()).toBe("");
});
