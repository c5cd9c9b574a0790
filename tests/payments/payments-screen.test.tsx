import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/auth/fake-graph.ts";
import { renderApp } from "#tests/auth/render-app.tsx";
import { lookFrom } from "#tests/bookings/render-desk.tsx";

const DISPUTED: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take", "payments.refund"] } } }),
  PaymentList: () => ({ data: { payments: { data: [], meta: { total: 0 } } } }),
  PaymentDisputes: () => ({
    data: { paymentDisputes: { __typename: "PaymentDisputeList", open: 1, total: 1, data: [] } },
  }),
};

test("the disputes are shown in place of the payment that is open", async () => {
  lookFrom(1440);
  const app = renderApp("/billing?payment=9", DISPUTED);
  await app.user.click(await screen.findByRole("button", { name: "Show the dispute" }));
  await waitFor(() => expect(app.address()).toBe("/billing?show=disputes"));
});
