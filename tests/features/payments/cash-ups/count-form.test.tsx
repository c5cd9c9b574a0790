import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MAIN_STREET, renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import type { CashUpSheetShownFragment } from "#web/features/payments/cash-ups/cash-up.generated.ts";
import { CountForm } from "#web/features/payments/cash-ups/CountForm.tsx";

const cad = (amount: number) => ({ amount, currency: "CAD" });
const SHEET: CashUpSheetShownFragment = {
  location_id: 1,
  day: "2027-05-03",
  opening: cad(0),
  moves: [],
  expected: cad(10_000),
  float: cad(5_000),
  others: [],
  closed: null,
};

const CLOSED = {
  __typename: "CashUp",
  location_name: "Main Street",
  day: SHEET.day,
  expected: { __typename: "Money", ...cad(10_000) },
  counted: { __typename: "Money", ...cad(10_000) },
  difference: { __typename: "Money", ...cad(0) },
  float: { __typename: "Money", ...cad(5_000) },
  reason: null,
  closed_by_name: "Aiko Sato",
  reopened_by_name: null,
  reopened_reason: null,
};

test("refuses to leave more in the drawer than was counted, and a missing amount", async () => {
  const { user, asked } = renderDesk(<CountForm sheet={SHEET} venue={MAIN_STREET} />, {
    CloseCashUp: () => ({ closeCashUp: { ...CLOSED, id: 3 } }),
  });
  await user.type(screen.getByLabelText(/^Counted/), "100");
  const left = screen.getByLabelText(/^Leave in the drawer/);
  await user.clear(left);
  await user.type(left, "much");
  await user.click(screen.getByRole("button", { name: "Close the day" }));
  expect(await screen.findByText("Enter an amount.")).toBeTruthy();
  await user.clear(left);
  await user.type(left, "500");
  await user.click(screen.getByRole("button", { name: "Close the day" }));
  expect(await screen.findByText("No more can be left than is in the drawer.")).toBeTruthy();
  expect(asked("CloseCashUp")).toHaveLength(0);
  await user.clear(left);
  await user.type(left, "50");
  await user.click(screen.getByRole("button", { name: "Close the day" }));
  await waitFor(() => expect(asked("CloseCashUp")).toHaveLength(1));
  expect(asked("CloseCashUp")[0]?.variables["input"]).toMatchObject({ counted: 10_000, float: 5_000 });
});
