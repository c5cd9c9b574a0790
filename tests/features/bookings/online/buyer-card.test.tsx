import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { NO_ACTS } from "#tests/support/session-acts.ts";
import type { Buyer } from "#web/features/bookings/online/pay/use-purchase.ts";
import { BUYER_FORM_ID, BuyerCard } from "#web/features/bookings/online/who/BuyerCard.tsx";
import { SessionContext } from "#web/session/session.ts";

afterEach(cleanup);

const NEWS = { name: "Send me news and offers by email. I can stop them at any time." };
const GIL = { first_name: "Gil", last_name: "Guest", email: "gil@visitor.test", phone: "" };

/** A visitor's form, filled in, with the button that stands beside it. */
async function fillIn(props: { asksForNews?: boolean }) {
  const user = userEvent.setup();
  const confirm = vi.fn<(buyer: Buyer | null) => Promise<void>>(async () => undefined);
  render(
    <SessionContext value={{ ...NO_ACTS, session: { status: "anonymous" } }}>
      <BuyerCard confirm={confirm} emailHelp="You sign in with it." {...props} />
      <button type="submit" form={BUYER_FORM_ID}>
        Pay
      </button>
    </SessionContext>,
  );
  await user.type(screen.getByLabelText("First name"), GIL.first_name);
  await user.type(screen.getByLabelText(/^Last name/), GIL.last_name);
  await user.type(screen.getByLabelText("Email"), GIL.email);
  return { confirm, user, pay: () => user.click(screen.getByRole("button", { name: "Pay" })) };
}

test("offers a visitor news with an unticked box, and continues without it", async () => {
  const { confirm, pay } = await fillIn({ asksForNews: true });
  expect(screen.getByRole("checkbox", NEWS)).toHaveProperty("checked", false);
  await pay();
  expect(confirm).toHaveBeenCalledWith({ ...GIL, agrees_to_marketing: false });
});

test("sends the visitor's consent to news with their details, also by keyboard and after a refusal", async () => {
  const { confirm, user, pay } = await fillIn({ asksForNews: true });
  await user.clear(screen.getByLabelText("Email"));
  await user.click(screen.getByLabelText(/^Mobile/));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("checkbox", NEWS));
  await user.keyboard(" ");
  await pay();
  expect(await screen.findByText("Enter an email address.")).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Email"), GIL.email);
  await pay();
  expect(confirm).toHaveBeenCalledWith({ ...GIL, agrees_to_marketing: true });
});

test("offers no news if the buyer does not become a client", async () => {
  const { confirm, pay } = await fillIn({});
  expect(screen.queryByRole("checkbox", NEWS)).toBeNull();
  await pay();
  expect(confirm).toHaveBeenCalledWith(GIL);
});
