import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ACTIVE, cad, paid, renderProfile, savedCards, takesCards } from "./render-member-profile.tsx";

const VISA = { __typename: "SavedCard", id: "pm_1", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2034 };
const REFUSED = {
  ...paid,
  status: "open",
  method: null,
  card_tries: 1,
  card_refusal: "Your card was declined.",
  next_try_on: "2027-05-06",
};
const PAST_DUE = {
  status: "past_due",
  open_amount: cad(22900),
  next_charge: null,
  next_charge_on: null,
  invoices: [REFUSED],
  allowed_actions: ["cancel"],
};
const ON = { TakesCards: () => takesCards(true), SavedCards: () => savedCards([VISA]) };

it("says why the card was declined and when it is charged again, and links to the payment page", async () => {
  const app = renderProfile(PAST_DUE, {
    ...ON,
    CreateInvoicePaymentLink: () => ({ code: "invalid_state", status: 409, message: "This invoice is paid already." }),
  });
  const membership = within(await screen.findByRole("region", { name: "Your membership" }));
  expect(await membership.findByText(/\$229\.00 is to be paid here by card, or at the desk/)).toBeTruthy();
  expect(
    membership.getByText(/Your card was refused: Your card was declined\. Charged again on Thu 6 May\./),
  ).toBeTruthy();
  await app.user.click(await membership.findByRole("button", { name: "Pay by card" }));
  await waitFor(() =>
    expect(app.askedFor("CreateInvoicePaymentLink").map(({ variables }) => variables)).toEqual([{ id: 71 }]),
  );
});

it("turns automatic payment by the saved card on, naming the card, and off", async () => {
  let isOn = false;
  const app = renderProfile(
    {},
    {
      ...ON,
      CurrentMembership: () => ({ data: { currentMembership: { ...ACTIVE, pays_by_card: isOn } } }),
      PayMembershipByCard: ({ input }) => {
        isOn = (input as { pays_by_card: boolean }).pays_by_card;
        const now = { __typename: "MembershipDetails", id: 5, pays_by_card: isOn, version: 2 };
        return { data: { payMembershipByCard: now } };
      },
    },
  );
  const byCard = await screen.findByRole("switch", { name: "Pay each bill by card" });
  expect(screen.getByText(/^Visa 4242, the card you saved last, is charged on the day of each bill\.$/)).toBeTruthy();
  await app.user.click(byCard);
  await waitFor(() => expect(byCard).toHaveProperty("checked", true));
  expect(isOn).toBe(true);
});

it("offers neither if the venue takes no cards and none is saved", async () => {
  renderProfile(PAST_DUE);
  const membership = within(await screen.findByRole("region", { name: "Your membership" }));
  expect(await membership.findByText(/is to be paid at the desk/)).toBeTruthy();
  expect(membership.queryByRole("button", { name: "Pay by card" })).toBeNull();
  expect(membership.queryByRole("switch")).toBeNull();
});
