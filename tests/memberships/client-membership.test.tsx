import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CompanyContext } from "#web/tenant/company.ts";
import { ClientMembership } from "#web/memberships/ClientMembership.tsx";
import { COMPANY } from "#tests/auth/fake-graph.ts";
import { lookFrom, renderDesk } from "#tests/bookings/render-desk.tsx";
import { ACTIVE, cad, paid } from "#tests/profile/render-member-profile.tsx";

const OPEN_BILL = { open_amount: cad(22900), invoices: [{ ...paid, status: "open", method: null, payment_id: null }] };
const PACK = { period_end: null, next_charge: null, next_charge_on: null, expires_on: "2027-08-03" };

/** The section of a client with this membership. */
async function shownWith(change: object) {
  lookFrom(1440);
  const currentMembership = { ...ACTIVE, ...change };
  const membership = <ClientMembership client={{ id: 9, name: "Jo Park" }} paymentPath={(id) => `/payments/${id}`} />;
  renderDesk(<CompanyContext value={COMPANY}>{membership}</CompanyContext>, {
    CurrentMembership: () => ({ currentMembership }),
    SharedMemberships: () => ({ sharedMemberships: { __typename: "SharedMemberships", data: [] } }),
    ClientCredit: () => ({ clientCredit: { __typename: "ClientCredit", client_id: 9, left: [] } }),
  });
  return within(await screen.findByRole("region", { name: "Membership" }));
}

it.each([
  ["an open bill", OPEN_BILL],
  ["a plan that does not renew", PACK],
])("with %s, the desk is offered only what the service allows", async (_, change) => {
  const section = await shownWith({ ...change, allowed_actions: ["cancel"] });
  expect(await section.findByRole("button", { name: "Cancel" })).toBeTruthy();
  for (const name of ["Pause", "Change plan"]) expect(section.queryByRole("button", { name })).toBeNull();
});

it("shows the desk the credit that is taken off the next bills", async () => {
  const section = await shownWith({ credit: cad(1345) });
  expect(await section.findByText("$13.45, taken off the next bills")).toBeTruthy();
});
