import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, OPEN_HOUSE } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { ACTIVE, booking, bookings, cad, paid, PAUSED, renderProfile } from "./render-member-profile.tsx";

const card = async () => within(await screen.findByRole("region", { name: "Your membership" }));
const figures = (charges: object[] = []) => ({
  __typename: "MembershipChange",
  is_dry_run: true,
  due_now: cad(0),
  sign_up_fee: cad(0),
  free_until: null,
  tax: null,
  taxes: [],
  charges,
  charges_before: [],
  allowances: [],
  access_until: "2027-06-02",
  access_again_from: null,
  days_credited: 0,
  allowances_before: [],
  bookings_to_come: 0,
  credited: cad(0),
  planned_change: null,
  credit: cad(0),
  to_credit: cad(0),
  lapsing: cad(0),
  dry_run_id: "run-1",
});

describe("the membership on a member's profile", () => {
  it("shows the packs next to it, with what remains of each and until when", async () => {
    const allowance = {
      ...ACTIVE.allowances[0],
      id: 92,
      unit: "credits",
      service_name: "Lesson",
      granted: 10,
      left: 7,
    };
    const pack = {
      __typename: "HeldPack",
      id: 6,
      plan_name: "Ten lessons",
      expires_on: "2027-06-01",
      open_amount: cad(0),
      allowances: [{ ...allowance, ending: 7, ends_on: "2027-05-31" }],
      family_size: 1,
      family: [],
      family_invitations: [],
    };
    renderProfile({ packs: [pack] });
    const packs = within(await screen.findByRole("region", { name: "Packs" }));
    expect(packs.getByRole("heading", { name: "Ten lessons" })).toBeTruthy();
    expect(packs.getByText("7 of 10 credits left, until Mon 31 May 2027")).toBeTruthy();
  });

  it("shows the paid bills, the next bill and the end of access, without the cashier's name", async () => {
    renderProfile();
    const membership = await card();
    expect(await membership.findByText("Club 12")).toBeTruthy();
    expect(membership.getByText("Active")).toBeTruthy();
    expect(membership.getByText("On Thu 3 Jun")).toBeTruthy();
    expect(membership.getByText("Until Wed 2 Jun")).toBeTruthy();
    expect(membership.getByText("Cash")).toBeTruthy();
    expect(membership.queryByText(/Nora Lind/)).toBeNull();
    expect(membership.getByText("Simulator time")).toBeTruthy();
    expect(membership.getByText("6 of 8 hours left, 3 end on Mon 31 May")).toBeTruthy();
  });

  it("shows the credit that reduces the next bills", async () => {
    renderProfile({ credit: cad(1345) });
    expect(await (await card()).findByText("$13.45 of credit is taken off the next bills.")).toBeTruthy();
  });

  it.each([
    ["pause_scheduled", PAUSED, "Pauses Mon 10 May", ["Until Sun 9 May", "Again from Mon 7 Jun"], ["End pause"]],
    ["paused", { ...PAUSED, has_access: false }, "Paused until Mon 7 Jun", ["Again from Mon 7 Jun"], ["End pause"]],
    [
      "cancel_scheduled",
      { cancel_on: "2027-06-03", next_charge: null, next_charge_on: null, allowed_actions: ["undo_cancel"] },
      "Ends Thu 3 Jun",
      ["None", "Until Wed 2 Jun"],
      ["Keep membership"],
    ],
    [
      "past_due",
      {
        open_amount: cad(22900),
        next_charge: null,
        next_charge_on: null,
        invoices: [{ ...paid, status: "open", method: null }],
        allowed_actions: ["cancel"],
      },
      "Past due",
      [/^\$229\.00 is to be paid at the desk\. It was due on Mon 10 May\.$/, "Open"],
      ["Cancel membership"],
    ],
  ])("shows a membership that is %s, and its actions", async (status, change, chip, sentences, acts) => {
    renderProfile({ status, ...change });
    const membership = await card();
    expect(await membership.findByText(chip)).toBeTruthy();
    for (const sentence of sentences) expect(membership.getByText(sentence)).toBeTruthy();
    expect(membership.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(acts);
  });

  it.each([
    ["an open bill", { open_amount: cad(22900), invoices: [{ ...paid, status: "open", method: null }] }],
    ["a plan that does not renew", { period_end: null, next_charge: null, next_charge_on: null }],
  ])("offers with %s exactly the actions that the service allows", async (_, change) => {
    renderProfile({ ...change, allowed_actions: ["cancel", "change"] });
    const buttons = await (await card()).findAllByRole<HTMLButtonElement>("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Change plan", "Cancel membership"]);
    expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual([null, null]);
  });

  it("shows the figures first, applies exactly those, and keeps the focus", async () => {
    let membership: object = ACTIVE;
    const app = renderProfile(
      {},
      {
        CurrentMembership: () => ({ data: { currentMembership: membership } }),
        CancelMembership: ({ dry_run }) => {
          const ended = { status: "cancel_scheduled", cancel_on: "2027-06-03", allowed_actions: ["undo_cancel"] };
          if (dry_run === false) membership = { ...ACTIVE, ...ended };
          return { data: { cancelMembership: { ...figures(), is_dry_run: dry_run } } };
        },
      },
    );
    await app.user.click(await (await card()).findByRole("button", { name: "Cancel membership" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel your membership" }));
    // "Cancel" beside it might be either.
    expect(dialog.getByRole("button", { name: "Keep membership" })).toBeTruthy();
    expect(await dialog.findByText("Access until Wed 2 Jun 2027")).toBeTruthy();
    expect(dialog.getByText("No more bills")).toBeTruthy();
    await app.user.click(dialog.getByRole("button", { name: "Cancel membership" }));
    expect(await screen.findByText("Ends Thu 3 Jun")).toBeTruthy();
    expect(app.askedFor("CancelMembership").map(({ variables }) => variables)).toEqual([
      { id: 5, dry_run: true },
      { id: 5, dry_run: false, dry_run_id: "run-1" },
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Club 12"));
  });

  it("says that there is none, and does not sell one here", async () => {
    renderProfile({}, { CurrentMembership: () => ({ code: "not_found", status: 404, message: "There is none." }) });
    const membership = await card();
    expect(await membership.findByText(/You have no membership at the moment/)).toBeTruthy();
    expect(membership.queryByRole("button")).toBeNull();
  });

  it("can be loaded again after an error", async () => {
    const app = renderProfile(
      {},
      {
        CurrentMembership: (_, turn) =>
          turn === 0
            ? { code: "forbidden", status: 403, message: "Not now." }
            : { data: { currentMembership: ACTIVE } },
      },
    );
    const membership = await card();
    expect(await membership.findByText("Your membership did not load")).toBeTruthy();
    await app.user.click(membership.getByRole("button", { name: /try again/i }));
    expect(await membership.findByText("Club 12")).toBeTruthy();
  });
});

describe("a member's profile", () => {
  it("shows the next bookings, with links to move one and to see all", async () => {
    renderProfile({}, { MyBookings: () => bookings([1, 2, 3, 4].map((id) => ({ ...booking, id }))) });
    const coming = within(await screen.findByRole("region", { name: "Coming bookings" }));
    const moves = await coming.findAllByRole("link", { name: "Move Tue 4 May 2027, 20:15–21:15" });
    expect(moves.map((link) => link.getAttribute("href"))).toEqual(
      [1, 2, 3].map((id) => `/book/my-bookings/${id}/move`),
    );
    expect(coming.getByRole("link", { name: "All 4" }).getAttribute("href")).toBe("/book/my-bookings");
  });

  it("says that there are no bookings", async () => {
    renderProfile({}, { MyBookings: () => bookings([]) });
    expect(await screen.findByText(/Nothing is booked/)).toBeTruthy();
  });

  it("sends staff to their own account", async () => {
    const app = renderApp("/member/profile", AT_THE_DESK);
    await waitFor(() => expect(app.address()).toBe("/account/sessions"));
    expect(app.askedFor("CurrentMembership")).toHaveLength(0);
  });

  it("sends visitors to sign in, and back", async () => {
    const app = renderApp("/member/profile", OPEN_HOUSE);
    await waitFor(() => expect(app.address()).toBe("/login?next=%2Fmember%2Fprofile"));
  });
});
