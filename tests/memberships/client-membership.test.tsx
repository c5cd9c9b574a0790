import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CompanyContext } from "#web/tenant/company.ts";
import { ClientMembership } from "#web/memberships/ClientMembership.tsx";
import { COMPANY } from "#tests/auth/fake-graph.ts";
import { lookFrom, renderDesk } from "#tests/bookings/render-desk.tsx";
import { ACTIVE, cad, paid } from "#tests/profile/render-member-profile.tsx";

const OPEN_BILL = { open_amount: cad(22900), invoices: [{ ...paid, status: "open", method: null, payment_id: null }] };
const PACK = { period_end: null, next_charge: null, next_charge_on: null, expires_on: "2027-08-03" };

it.each([
  ["an open bill", OPEN_BILL],
  ["a plan that does not renew", PACK],
])("with %s, the desk is offered only what the service allows", async (_, change) => {
  lookFrom(1440);
  const currentMembership = { ...ACTIVE, ...change, allowed_actions: ["cancel"] };
  const membership = <ClientMembership client={{ id: 9, name: "Jo Park" }} paymentPath={(id) => `/payments/${id}`} />;
  renderDesk(<CompanyContext value={COMPANY}>{membership}</CompanyContext>, {
    CurrentMembership: () => ({ currentMembership }),
    SharedMemberships: () => ({ sharedMemberships: { __typename: "SharedMemberships", data: [] } }),
    ClientCredit: () => ({ clientCredit: { __typename: "ClientCredit", client_id: 9, left: [] } }),
  });
  const section = within(await screen.findByRole("region", { name: "Membership" }));
  expect(await section.findByRole("button", { name: "Cancel" })).toBeTruthy();
  for (const name of ["Pause", "Change plan"]) expect(section.queryByRole("button", { name })).toBeNull();
});
