import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AT_THE_DESK, MAIN_STREET, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const cad = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const TAX = {
  __typename: "PaymentTax",
  name: "HST",
  rate: 13_000,
  number: "12345 6789 RT0001",
  net: cad(6000),
  tax: cad(780),
  refunded: cad(130),
};
const payment = (tax: object | null) => ({
  __typename: "Payment",
  id: 5,
  number: 12,
  booking_id: 7,
  client_id: null,
  payer_name: "Robin Lee",
  description: "Bay time, Bay 1",
  location_name: "Main Street",
  method: "cash",
  amount: cad(6780),
  tip: cad(0),
  taxes: [tax ?? []].flat(),
  refunded: cad(1130),
  refunded_tip: cad(0),
  refunding: cad(0),
  credited: cad(0),
  refundable: cad(5650),
  refundable_tip: cad(0),
  refund_failure: null,
  voided_time: null,
  voided_by_name: null,
  void_reason: null,
  void_refusal: null,
  dispute: null,
  dispute_due: null,
  card_brand: null,
  card_last4: null,
  note: null,
  taken_by_name: "Marta Kowalczyk",
  created_at: "2027-05-03T17:00:00Z",
  local_time: "2027-05-03T10:00:00-07:00",
});
const receiptOf = (tax: object | null): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take"] } } }),
  PaymentDetails: () => ({ data: { payment: payment(tax) } }),
});

it("prints the tax in the amount and in its refunds, with its number", async () => {
  renderApp("/billing/receipts/5", receiptOf(TAX));
  const sheet = (await screen.findByRole("heading", { name: "Receipt 12" })).closest("main");
  expect(sheet?.textContent).toContain("Without tax$60.00HST 13%$7.80Amount$67.80");
  expect(sheet?.textContent).toContain("Refunds−$11.30HST in it−$1.30Paid$56.50");
  expect(sheet?.textContent).toContain("HST number 12345 6789 RT0001");
});

it("prints a line for each of two taxes, with its part of the refunds and its number", async () => {
  const line = { __typename: "PaymentTax", net: cad(6000) };
  const gst = { ...line, name: "GST", rate: 5000, number: "71204 4418 RT0001", tax: cad(300), refunded: cad(50) };
  const pst = { ...line, name: "PST", rate: 7000, number: null, tax: cad(420), refunded: cad(70) };
  renderApp("/billing/receipts/5", receiptOf([gst, pst]));
  const sheet = (await screen.findByRole("heading", { name: "Receipt 12" })).closest("main");
  expect(sheet?.textContent).toContain("Without tax$60.00GST 5%$3.00PST 7%$4.20Amount");
  expect(sheet?.textContent).toContain("GST in it−$0.50PST in it−$0.70Paid");
  expect(sheet?.textContent).toContain("GST number 71204 4418 RT0001");
  expect(sheet?.textContent).not.toContain("PST number");
});

it("prints how much of the tip is refunded", async () => {
  renderApp("/billing/receipts/5", {
    ...receiptOf(null),
    PaymentDetails: () => ({ data: { payment: { ...payment(null), tip: cad(20_000), refunded_tip: cad(18_000) } } }),
  });
  const sheet = (await screen.findByRole("heading", { name: "Receipt 12" })).closest("main");
  expect(sheet?.textContent).toContain("Tip$200.00Refunds−$11.30Tip refunded−$180.00Paid$76.50");
});

it("prints no tax if there was none", async () => {
  renderApp("/billing/receipts/5", receiptOf(null));
  const sheet = (await screen.findByRole("heading", { name: "Receipt 12" })).closest("main");
  expect(sheet?.textContent).toContain("Amount$67.80");
  expect(sheet?.textContent).not.toMatch(/tax|HST/);
});

it("prints the time of day in the location's format", async () => {
  renderApp("/billing/receipts/5", {
    ...receiptOf(null),
    PaymentDetails: () => ({ data: { payment: { ...payment(null), local_time: "2027-05-03T18:30:00-07:00" } } }),
    Venues: () => ({ data: { locations: { data: [{ ...MAIN_STREET, timeformat: "h:mm a" }] } } }),
  });
  expect(await screen.findByText("Mon 3 May 2027, 6:30 pm")).toBeTruthy();
});
