import { globSync, readFileSync } from "node:fs";
import { CombinedGraphQLErrors } from "@apollo/client";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showFailure } from "#web/apollo/show-failure.ts";
import { renderKit } from "./render-kit.tsx";

const answered = (status: number, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "It is archived.", extensions: { status, code } }] });

it.each([
  ["a refusal", answered(409, "invalid_state"), "The note was not deleted"],
  ["no response", new TypeError("Failed to fetch"), "It is not known whether that was done"],
  ["a server failure during the request", answered(500, "internal"), "It is not known whether that was done"],
  ["a gateway time-out", answered(504, "timed_out"), "It is not known whether that was done"],
])("claims no more than is known after %s", async (_, error, title) => {
  renderKit(null);
  act(() => void showFailure("The note was not deleted", error));
  expect(await screen.findByText(title)).toBeTruthy();
});

const OWN_TOASTS = /showToast\(\{(?:[^{}]|\{[^{}]*\})*explain\(/;

it("is used for every toast about a failed change", () => {
  const files = globSync("web/**/*.{ts,tsx}").filter((file) => !file.endsWith("show-failure.ts"));
  expect(files.filter((file) => OWN_TOASTS.test(readFileSync(file, "utf8")))).toEqual([]);
});

it("reports a planted toast that is not", () => {
  expect(OWN_TOASTS.test("showToast({ message: `${name} was not saved`, detail: explain(error).message })")).toBe(true);
});
