import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { lookFrom, Refusal, renderDesk } from "#tests/features/bookings/bookings/render-desk.tsx";
import { cad } from "#tests/features/people/own-account/render-member-profile.tsx";
import { COMPANY } from "#tests/features/people/sign-in/fake-graph.ts";
import { MembershipDialog } from "#web/features/memberships/shared/MembershipDialog.tsx";
import { CompanyContext } from "#web/tenant/company.ts";

const CHANGED = "Something has changed since you looked: check the new figures and try again.";

beforeEach(() => lookFrom(1440));

const figures = (access_until: string, dry_run_id: string) => ({
  __typename: "MembershipChange",
  is_dry_run: true,
  due_now: cad(0),
  sign_up_fee: cad(0),
  tax: null,
  taxes: [],
  charges: [],
  charges_before: [],
  allowances: [],
  free_until: null,
  access_until,
  access_again_from: null,
  days_credited: 0,
  allowances_before: [],
  bookings_to_come: 0,
  credited: cad(0),
  planned_change: null,
  credit: cad(0),
  to_credit: cad(0),
  lapsing: cad(0),
  dry_run_id,
  membership: null,
});

/** A membership that is cancelled at the desk; each dry run is answered by the next of these. */
function cancelling(...dryRuns: (object | Refusal)[]) {
  let current = "";
  return renderDesk(
    <CompanyContext value={COMPANY}>
      <MembershipDialog
        kind="cancel"
        target={{ clientId: 9, membershipId: 5 }}
        clientName="Pia Lund"
        planId={2}
        onClose={() => {}}
      />
    </CompanyContext>,
    {
      CancelMembership: ({ dry_run, dry_run_id }) => {
        if (dry_run !== true) {
          if (dry_run_id !== current) return new Refusal("stale_dry_run", 409, CHANGED);
          return { cancelMembership: figures("2027-07-03", current) };
        }
        const next = dryRuns.shift() ?? figures("2027-07-03", (current = "new"));
        return next instanceof Refusal ? next : { cancelMembership: next };
      },
    },
  );
}

const act = () => screen.findByRole("button", { name: "Cancel membership" });
const isRefused = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

test("shows the new figures when the old ones are outdated, and then applies those", async () => {
  const desk = cancelling(figures("2027-06-03", "old"));
  expect(await screen.findByText(/^Access until .*Jun/)).toBeTruthy();
  await desk.user.click(await act());
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  expect(await screen.findByText(/^Access until .*Jul/)).toBeTruthy();
  await desk.user.click(await act());
  expect(await screen.findByText("The membership will end")).toBeTruthy();
  expect(desk.asked("CancelMembership").map(({ variables }) => variables.dry_run_id)).toEqual([
    undefined,
    "old",
    undefined,
    "new",
  ]);
});

test("changes nothing before the figures are shown, and loads them again if that failed", async () => {
  const desk = cancelling(new Refusal("internal_error", 500, "Oh dear"));
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(isRefused(await act())).toBe(true);
  await desk.user.click(await act());
  expect(desk.asked("CancelMembership")).toHaveLength(1);
  await desk.user.click(again);
  expect(await screen.findByText(/^Access until/)).toBeTruthy();
  await waitFor(async () => expect(isRefused(await act())).toBe(false));
});

test("includes the sign-up fee in today's total, or in the first bill after a trial", async () => {
  const figuresNow = { ...figures("2027-06-03", "now"), sign_up_fee: cad(2500) };
  cancelling({ ...figuresNow, due_now: cad(25_400) });
  expect(await screen.findByText("Includes a sign-up fee of $25.00")).toBeTruthy();
  cleanup();
  cancelling(figuresNow);
  expect(await screen.findByText("The first bill includes a sign-up fee of $25.00")).toBeTruthy();
});

test("lists new credit, expiring hours of a pack, and bookings that stay covered, before the change", async () => {
  const pack = {
    __typename: "Allowance",
    id: 1,
    unit: "credits",
    granted: 10,
    left: 7,
    ending: 7,
    ends_on: null,
    service_id: null,
    service_name: null,
    resource_type_id: null,
    resource_type_name: null,
  };
  const ended = { allowances_before: [pack], bookings_to_come: 1, lapsing: cad(28_000), to_credit: cad(1345) };
  cancelling({ ...figures("2027-06-03", "now"), ...ended });
  expect(await screen.findByText("Any booking: 3 of 10 credits used")).toBeTruthy();
  expect(screen.getByText("$280.00 paid for what is left ends with it")).toBeTruthy();
  expect(screen.getByText("$13.45 becomes credit")).toBeTruthy();
  expect(screen.getByText("1 booking to come stays covered")).toBeTruthy();
  expect(screen.queryByText("$0.00 credited")).toBeNull();
});
