import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { lookFrom } from "#tests/features/bookings/bookings/render-desk.tsx";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const DISPUTED: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take", "payments.refund"] } } }),
  PaymentList: () => ({ data: { payments: { data: [], meta: { total: 0 } } } }),
  PaymentDisputes: () => ({
    data: { paymentDisputes: { __typename: "PaymentDisputeList", open: 1, total: 1, data: [] } },
  }),
};

test("shows the disputes in place of the open payment", async () => {
  lookFrom(1440);
  const app = renderApp("/billing?payment=9", DISPUTED);
  await app.user.click(await screen.findByRole("button", { name: "Show the dispute" }));
  await waitFor(() => expect(app.address()).toBe("/billing?show=disputes"));
});
