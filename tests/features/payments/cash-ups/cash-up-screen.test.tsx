import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

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

const CLOSED = {
  __typename: "CashUp",
  id: 3,
  location_name: "Main Street",
  day: "2027-05-03",
  expected: cad(6500),
  counted: cad(5500),
  difference: cad(-1000),
  float: cad(0),
  reason: "Not counted yet",
  closed_by_name: "Sam Field",
  reopened_by_name: null,
  reopened_reason: null,
};

const DRAWER: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: [...PERSON.permissions, "payments.take"] } } }),
  CashUpSheet: () => ({ data: { cashUpSheet: sheetOf(5500) } }),
  CashUps: () => ({ data: { cashUps: { __typename: "CashUpPage", data: [] } } }),
};

describe("the cash-up of a past day", () => {
  it("shows later cash movements separately from the drawer's expected cash", async () => {
    renderApp(PAST_DAY, { ...DRAWER, CashUpSheet: () => ({ data: { cashUpSheet: sheetOf(6500) } }) });
    const row = async (text: string) => (await screen.findByText(text)).closest("li")?.textContent;
    expect(await row("In the drawer before")).toContain("15.00");
    expect(await row("Since that day")).toContain("10.00");
  });

  it("does not say that no day was closed if the closed days did not load", async () => {
    const app = renderApp(PAST_DAY, {
      ...DRAWER,
      CashUps: (_, turn) =>
        turn === 0
          ? { code: "forbidden", status: 403, message: "Not today." }
          : { data: { cashUps: { __typename: "CashUpPage", data: [] } } },
    });
    expect(await screen.findByText("The closed days did not load")).toBeTruthy();
    expect(screen.queryByText(/No day has been closed/)).toBeNull();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/No day has been closed/)).toBeTruthy();
  });

  it("shows no further line if nothing has moved since", async () => {
    renderApp(PAST_DAY, DRAWER);
    await screen.findByText("In the drawer before");
    expect(screen.queryByText("Since that day")).toBeNull();
  });
});

describe("counting the drawer", () => {
  it("keeps an unfinished count while another screen is open, until the day is closed", async () => {
    const app = renderApp(PAST_DAY, {
      ...DRAWER,
      CloseCashUp: () => ({ data: { closeCashUp: CLOSED } }),
    });
    const counted = () => screen.findByLabelText<HTMLInputElement>(/^Counted/);
    await app.user.type(await counted(), "55");
    await app.user.selectOptions(screen.getByLabelText("Day"), "Today");
    await app.user.click(screen.getByRole("link", { name: "Bookings" }));
    await waitFor(() => expect(screen.queryByLabelText(/^Counted/)).toBeNull());
    window.history.go(-2);
    expect((await counted()).value).toBe("55");
    await app.user.click(screen.getByRole("button", { name: "Close the day" }));
    await waitFor(() => expect(app.askedFor("CloseCashUp")).toHaveLength(1));
    cleanup();
    renderApp(PAST_DAY, DRAWER);
    expect((await counted()).value).toBe("");
  });

  it("keeps the count if cash has moved since, next to the new expected amount", async () => {
    const app = renderApp(PAST_DAY, {
      ...DRAWER,
      CashUpSheet: (_, turn) => ({ data: { cashUpSheet: sheetOf(turn === 0 ? 5500 : 6500) } }),
      CloseCashUp: (_, turn) =>
        turn === 0
          ? {
              code: "invalid_state",
              status: 409,
              message: "Cash has moved since: $65.00 is expected now. Count again.",
            }
          : { data: { closeCashUp: CLOSED } },
    });
    const counted = await screen.findByLabelText<HTMLInputElement>(/^Counted/);
    await app.user.type(counted, "55");
    await app.user.click(screen.getByRole("button", { name: "Close the day" }));
    expect(await screen.findByText(/10\.00/, { selector: ".difference b" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Counted/).value).toBe("55");
    await app.user.type(screen.getByLabelText(/^Why/), "Not counted yet");
    await app.user.click(screen.getByRole("button", { name: "Close the day" }));
    await waitFor(() => expect(app.askedFor("CloseCashUp")).toHaveLength(2));
    expect(app.askedFor("CloseCashUp")[1]?.variables["input"]).toMatchObject({ expected: 6500, counted: 5500 });
  });
});
