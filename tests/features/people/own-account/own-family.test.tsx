import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ACTIVE, CLIENT, renderProfile, shared } from "./render-member-profile.tsx";

describe("a shared membership on a member's profile", () => {
  it("lists the family with how much each used, and asks before removing anybody", async () => {
    const person = (client_id: number, client_name: string, more: object = {}) => ({
      __typename: "FamilyMember",
      client_id,
      client_name,
      is_payer: false,
      joined_at: "2027-05-03T17:00:00Z",
      left_at: null,
      used_minutes: 0,
      used_credits: 0,
      ...more,
    });
    const family = [
      person(CLIENT.id, CLIENT.name, { is_payer: true, used_minutes: 90 }),
      person(41, "Ben Lee", { used_minutes: 60, used_credits: 1 }),
      person(42, "Cara Lee", { left_at: "2027-05-05T17:00:00Z", used_minutes: 120 }),
    ];
    const removal = { __typename: "FamilyRemoval", membership_id: 5, client_id: 41, client_name: "Ben Lee" };
    const { user, askedFor } = renderProfile(
      { family_size: 2, family },
      {
        RemoveFamilyMember: ({ dry_run: is_dry_run }) => ({
          data: { removeFamilyMember: { ...removal, bookings_to_come: 2, is_dry_run, dry_run_id: "seen" } },
        }),
      },
    );
    const section = within(await screen.findByRole("region", { name: "Family, Club 12" }));
    expect(section.getByText("Shared by 2 of 2 people")).toBeTruthy();
    expect(section.getByText("Pays. Used 1.5 hours this period.")).toBeTruthy();
    expect(section.getByText("Used 1 hour and 1 credit this period.")).toBeTruthy();
    expect(section.getByText("No longer in the family. Used 2 hours this period.")).toBeTruthy();
    expect(section.getAllByRole("button", { name: /^Remove / })).toHaveLength(1);
    expect(section.getByRole("button", { name: "Add a person" }).getAttribute("aria-disabled")).toBe("true");
    await user.click(section.getByRole("button", { name: "Remove Ben Lee" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(
      question.getByText(/2 bookings to come that the membership covers stay booked\. If they are cancelled/),
    ).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Keep Ben Lee" }));
    expect(askedFor("RemoveFamilyMember").map(({ variables }) => variables["dry_run"])).toEqual([true]);
    await user.click(section.getByRole("button", { name: "Remove Ben Lee" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(askedFor("RemoveFamilyMember")).toHaveLength(3));
    expect(askedFor("RemoveFamilyMember")[2]?.variables).toMatchObject({ id: 5, clientId: 41, dry_run_id: "seen" });
  });

  it("lists invitations with their places, and withdraws one after a confirmation", async () => {
    const invited = {
      __typename: "FamilyInvitation",
      id: 71,
      name: "Mia Lee",
      email: "mia@lee.test",
      expires_at: "2027-05-10T17:00:00Z",
    };
    const { user, askedFor } = renderProfile(
      { family_size: 2, family_invitations: [invited] },
      {
        WithdrawFamilyInvitation: () => ({
          data: { withdrawFamilyInvitation: { __typename: "MembershipDetails", id: 5, family_invitations: [] } },
        }),
      },
    );
    const section = within(await screen.findByRole("region", { name: "Family, Club 12" }));
    expect(section.getByText("Shared by 1 of 2 people")).toBeTruthy();
    expect(section.getByText("Invited by mail to mia@lee.test")).toBeTruthy();
    expect(section.getByRole("button", { name: "Add a person" }).getAttribute("aria-disabled")).toBe("true");
    await user.click(section.getByRole("button", { name: "Withdraw the invitation of Mia Lee" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep it" }));
    expect(askedFor("WithdrawFamilyInvitation")).toEqual([]);
    await user.click(section.getByRole("button", { name: "Withdraw the invitation of Mia Lee" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("Mia Lee is no longer invited")).toBeTruthy();
    expect(askedFor("WithdrawFamilyInvitation")[0]?.variables).toEqual({ id: 5, invitationId: 71 });
  });

  it("shows the allowance shared by another person, and lets a member leave", async () => {
    const { user, askedFor } = renderProfile(
      {},
      {
        CurrentMembership: () => ({ code: "not_found", status: 404, message: "No such membership." }),
        SharedMemberships: () =>
          shared([
            {
              __typename: "SharedMembership",
              id: 9,
              plan_name: "Family 8",
              shared_by_id: 40,
              shared_by_name: "Anna Lee",
              has_access: true,
              pause_from: null,
              pause_until: null,
              cancel_on: "2027-06-03",
              expires_on: null,
              allowances: [{ ...ACTIVE.allowances[0], left: 120, ending: 120 }],
            },
          ]),
        RemoveFamilyMember: () => ({ code: "invalid_state", status: 409, message: "Not now." }),
      },
    );
    const section = within(await screen.findByRole("region", { name: "Shared memberships" }));
    expect(section.getByText("Shared by Anna Lee. Ends on Wed 2 Jun 2027.")).toBeTruthy();
    expect(section.getByText("2 of 8 hours left, until Mon 31 May")).toBeTruthy();
    await user.click(section.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(askedFor("RemoveFamilyMember")).toHaveLength(1));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(askedFor("RemoveFamilyMember")[0]?.variables).toMatchObject({ id: 9, clientId: CLIENT.id, dry_run: true });
  });
});
