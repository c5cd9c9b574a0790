import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { lookFrom, renderDesk, type Answers } from "#tests/features/bookings/bookings/render-desk.tsx";
import { ACTIVE, cad, paid } from "#tests/features/people/own-account/render-member-profile.tsx";
import { COMPANY } from "#tests/features/people/sign-in/fake-graph.ts";
import { ClientMembership } from "#web/features/memberships/shared/ClientMembership.tsx";
import { CompanyContext } from "#web/tenant/company.ts";

const OPEN_BILL = { open_amount: cad(22900), invoices: [{ ...paid, status: "open", method: null, payment_id: null }] };
const PACK = { period_end: null, next_charge: null, next_charge_on: null, expires_on: "2027-08-03" };

/** The section of a client with this membership. */
async function shownWith(change: object, answers: Answers = {}) {
  lookFrom(1440);
  const currentMembership = { ...ACTIVE, ...change };
  const membership = <ClientMembership client={{ id: 9, name: "Jo Park" }} paymentPath={(id) => `/payments/${id}`} />;
  renderDesk(<CompanyContext value={COMPANY}>{membership}</CompanyContext>, {
    CurrentMembership: () => ({ currentMembership }),
    SharedMemberships: () => ({ sharedMemberships: { __typename: "SharedMemberships", data: [] } }),
    ClientCredit: () => ({ clientCredit: { __typename: "ClientCredit", client_id: 9, left: [] } }),
    ...answers,
  });
  return within(await screen.findByRole("region", { name: "Membership" }));
}

it.each([
  ["an open bill", OPEN_BILL],
  ["a plan that does not renew", PACK],
])("offers the desk only actions that the service allows for %s", async (_, change) => {
  const section = await shownWith({ ...change, allowed_actions: ["cancel"] });
  expect(await section.findByRole("button", { name: "Cancel" })).toBeTruthy();
  for (const name of ["Pause", "Change plan"]) expect(section.queryByRole("button", { name })).toBeNull();
});

it("shows the desk which plan follows and when, and can leave the plan unchanged", async () => {
  const follows = {
    __typename: "PlannedPlanChange",
    plan_id: 4,
    plan_name: "Club 20",
    on: "2027-06-03",
    price: cad(9900),
  };
  const section = await shownWith({ planned_change: follows, allowed_actions: ["undo_change"] });
  expect(await section.findByText(/^Club 20 from/)).toBeTruthy();
  expect(section.getByText(/^Changes plan/)).toBeTruthy();
  expect(section.getByRole("button", { name: "Keep plan" })).toBeTruthy();
});

it("shows the desk the credit that reduces the next bills", async () => {
  const section = await shownWith({ credit: cad(1345) });
  expect(await section.findByText("$13.45, taken off the next bills")).toBeTruthy();
});

it("pays out a client's credit, all of it unless the desk types less", async () => {
  const paidOut: unknown[] = [];
  const section = await shownWith(
    {},
    {
      ClientCredit: () => ({ clientCredit: { __typename: "ClientCredit", client_id: 9, left: [cad(6000)] } }),
      PayOutCredit: (variables: unknown) => {
        paidOut.push(variables);
        return { payOutCredit: { __typename: "ClientCredit", client_id: 9, left: [] } };
      },
    },
  );
  fireEvent.click(await section.findByRole("button", { name: "Pay out" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pay out the credit of Jo Park" }));
  const amount = dialog.getByRole("textbox", { name: /Amount/ });
  fireEvent.change(amount, { target: { value: "60.01" } });
  fireEvent.change(dialog.getByRole("textbox", { name: /Reason/ }), { target: { value: "They move away" } });
  fireEvent.click(dialog.getByRole("button", { name: "Pay out $60.01" }));
  expect(await dialog.findByText("Enter an amount up to $60.00.")).toBeTruthy();
  fireEvent.change(amount, { target: { value: "60.00" } });
  fireEvent.click(dialog.getByRole("button", { name: "Pay out $60.00" }));
  expect(await screen.findByText("$60.00 is recorded as paid out")).toBeTruthy();
  expect(paidOut).toMatchObject([
    { id: 9, input: { amount: { amount: 6000, currency: "CAD" }, method: "cash", reason: "They move away" } },
  ]);
});
