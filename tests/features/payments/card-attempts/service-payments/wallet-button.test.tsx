import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { WalletButton } from "#web/features/bookings/online/pay/WalletButton.tsx";
// The stand-in's own scripts, in the order in which the page receives them.
import "#simulator/browser/questions.js";
import "#simulator/browser/stripe.js";

/** A script loaded by a page knows its own URL. */
vi.hoisted(() => {
  Object.defineProperty(document, "currentScript", {
    value: { src: "http://localhost/stripe.js" },
    configurable: true,
  });
});

const WALLET_KEY = "test-payments.wallet";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.removeItem(WALLET_KEY);
});

function renderWallet(mayOpen = vi.fn<() => boolean>(() => false)) {
  // set by the script above
  const { Stripe: standIn } = window as unknown as { Stripe: (key: string) => Stripe };
  render(
    <Elements stripe={standIn("pk_test")}>
      <WalletButton amount={3000} currency="CAD" mayOpen={mayOpen} onPress={() => undefined} />
    </Elements>,
  );
  return { mayOpen };
}

it.each([
  ["googlePay", "Book with Google Pay"],
  ["applePay", "Book with Apple Pay"],
])("offers %s if the device has it, and asks whether it may open", async (wallet, label) => {
  localStorage.setItem(WALLET_KEY, wallet);
  const { mayOpen } = renderWallet();
  const offer = await waitFor(() => {
    const around = screen.getByText("or by card").parentElement;
    expect(around?.dataset["offered"]).toBe("true");
    return around;
  });
  expect(offer?.textContent).toContain(label);
  await userEvent.click(screen.getByText(label));
  expect(mayOpen).toHaveBeenCalledOnce();
});

it("offers no wallet if the device has none", async () => {
  vi.useFakeTimers();
  renderWallet();
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByText("or by card").parentElement?.dataset["offered"]).toBe("false");
  expect(screen.queryByText(/^Book with/)).toBeNull();
});
