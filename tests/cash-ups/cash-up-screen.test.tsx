import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, type Answers, PERSON } from "#tests/auth/fake-graph.ts";
import { renderApp } from "#tests/auth/render-app.tsx";

const PAST_DAY = "/billing/cash-up?day=2027-05-03";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });

const sheetOf = (expected: number) => ({
  __typename: "CashUpSheet",
  location_id: 1,
  day: "2027-05-03",
  opening: cad(1500),
  moves: [
    {
      __typename: "CashMove",
      id: 7,
      kind: "payment",
      local_time: "2027-05-03T10:00:00-07:00",
      description: "Robin Lee, receipt 1",
      by_name: "Sam Field",
      amount: cad(4000),
    },
  ],
  expected: cad(expected),
  float: cad(0),
  others: [],
  closed: null,
});

const DRAWER: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: [...PERSON.permissions, "payments.take"] } } }),
  CashUpSheet: () => ({ data: { cashUpSheet: sheetOf(5500) } }),
  CashUps: () => ({ data: { cashUps: { __typename: "CashUpPage", data: [] } } }),
};

describe("the cash-up of a past day", () => {
  it("tells what has come since apart from what was in the drawer before", async () => {
    renderApp(PAST_DAY, { ...DRAWER, CashUpSheet: () => ({ data: { cashUpSheet: sheetOf(6500) } }) });
    const row = async (text: string) => (await screen.findByText(text)).closest("li")?.textContent;
    expect(await row("In the drawer before")).toContain("15.00");
    expect(await row("Since that day")).toContain("10.00");
  });

  it("adds up without more where nothing has come since", async () => {
    renderApp(PAST_DAY, DRAWER);
    await screen.findByText("In the drawer before");
    expect(screen.queryByText("Since that day")).toBeNull();
  });
});
