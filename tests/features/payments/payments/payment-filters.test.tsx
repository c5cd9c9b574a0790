import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { lookFrom } from "#tests/features/bookings/bookings/render-desk.tsx";
import { AT_THE_DESK, MAIN_STREET, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const NORTH_SHORE = { ...MAIN_STREET, id: 2, name: "North Shore" };
const TWO_VENUES: Answers = {
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["payments.take"] } } }),
  Venues: () => ({ data: { locations: { data: [MAIN_STREET, NORTH_SHORE] } } }),
  PaymentList: () => ({ data: { payments: { data: [], meta: { total: 0 } } } }),
};

function open(address: string) {
  lookFrom(1440);
  const app = renderApp(address, TWO_VENUES);
  const lastAsked = () => app.askedFor("PaymentList").at(-1)?.variables;
  return { ...app, lastAsked };
}

test("filters payments by days and location, shown as chips and in the address", async () => {
  const { user, address, lastAsked } = open("/billing?page=3");
  await user.click(await screen.findByRole("button", { name: "Filters" }));
  await user.type(screen.getByLabelText("From"), "2027-10-01");
  await user.type(screen.getByLabelText("To"), "2027-10-31");
  await user.selectOptions(screen.getByLabelText("Location"), "North Shore, Vancouver");
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({ date_from: "2027-10-01", date_to: "2027-10-31", location_id: 2, page: 1 }),
  );
  expect(address()).toBe("/billing?from=2027-10-01&to=2027-10-31&location=2");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: /^Fri 1 Oct – Sun 31 Oct/ }));
  await user.click(screen.getByRole("button", { name: /^North Shore/ }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ date_from: null, date_to: null, location_id: null }));
  expect(address()).toBe("/billing");
});

test("replaces chosen days by the days until today, and the reverse", async () => {
  const { user, address, lastAsked } = open("/billing?from=2027-10-01");
  await user.click(await screen.findByRole("button", { name: /^Last 7 days/ }));
  expect(address()).toBe("/billing?days=week");
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.type(screen.getByLabelText("To"), "2027-10-31");
  await waitFor(() => expect(lastAsked()).toMatchObject({ date_from: null, date_to: "2027-10-31" }));
  expect(address()).toBe("/billing?to=2027-10-31");
});

test("shows all payments for an address with invalid days and places", async () => {
  const { lastAsked } = open("/billing?from=yesterday&to=2027-13-01&location=x");
  await screen.findByText("No payments yet");
  expect(lastAsked()).toMatchObject({ date_from: null, date_to: null, location_id: null });
});
