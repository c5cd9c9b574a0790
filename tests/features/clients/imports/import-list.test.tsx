import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const DONE = {
  __typename: "Import",
  id: 7,
  kind: "clients",
  file_name: "people.csv",
  status: "done",
  total_rows: 2,
  done_rows: 2,
  added: 2,
  left_out: 0,
  kept: 0,
  kept_names: [],
  left_out_rows: [],
  created_at: "2027-05-03T17:00:00.000Z",
  created_by_name: "Priya Nair",
  can_roll_back: true,
  roll_back_until: "2027-06-02T17:01:00.000Z",
};

/** The list of imports with this one in it. */
async function listWith(change: Partial<Record<keyof typeof DONE, unknown>>) {
  renderApp("/config/import", {
    ...AT_THE_DESK,
    Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["import.run", "company.read"] } } }),
    ImportList: () => ({ data: { imports: [{ ...DONE, ...change }] } }),
  });
  return within((await screen.findByText("people.csv")).closest("li") ?? document.body);
}

describe("an import in the list", () => {
  it("says until when it can be rolled back", async () => {
    const line = await listWith({});
    expect(line.getByText(/^Can be rolled back until .*\d\d:01/)).toBeTruthy();
    expect(line.getByRole("button", { name: "Roll back people.csv" })).toBeTruthy();
    expect(screen.getByText("A finished import can be rolled back for 30 days")).toBeTruthy();
  });

  it("says that it can no longer be rolled back, without a button", async () => {
    const line = await listWith({ can_roll_back: false });
    expect(line.getByText("Can no longer be rolled back")).toBeTruthy();
    expect(line.queryByRole("button")).toBeNull();
  });

  it("says nothing about a rollback if there is nothing to roll back", async () => {
    const line = await listWith({ status: "rolled_back", added: 0, can_roll_back: false, roll_back_until: null });
    expect(line.getByText("Clients: All as before")).toBeTruthy();
    expect(line.queryByText(/rolled back (until|for)|no longer/)).toBeNull();
  });
});
