import { readdirSync, readFileSync } from "node:fs";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { AccountLost, failureOf, LOOK_IT_UP, providerRefusal, ProviderRefusal } from "#api/stripe/provider-errors.ts";

const THEIRS = "No such PaymentIntent: 'pi_1'; a similar object exists in test mode (acct_1).";
const { StripeCardError, StripeInvalidRequestError, StripePermissionError, StripeRateLimitError } = Stripe.errors;

const refusals: [string, Stripe.errors.StripeError][] = [
  ["a decline", new StripeCardError({ message: THEIRS, type: "card_error", code: "card_declined", statusCode: 402 })],
  [
    "an unknown decline",
    new StripeCardError({ message: THEIRS, type: "card_error", code: "brand_new", statusCode: 402 }),
  ],
  [
    "a small amount",
    new StripeInvalidRequestError({
      message: THEIRS,
      type: "invalid_request_error",
      code: "amount_too_small",
      statusCode: 400,
    }),
  ],
  [
    "an unknown refusal",
    new StripeInvalidRequestError({ message: THEIRS, type: "invalid_request_error", statusCode: 400 }),
  ],
  [
    "something missing",
    new StripeInvalidRequestError({
      message: THEIRS,
      type: "invalid_request_error",
      code: "resource_missing",
      statusCode: 404,
    }),
  ],
  [
    "an account that is gone",
    new StripePermissionError({
      message: THEIRS,
      type: "invalid_request_error",
      code: "account_invalid",
      statusCode: 403,
    }),
  ],
  ["too many requests", new StripeRateLimitError({ message: THEIRS, type: "rate_limit_error", statusCode: 429 })],
];

describe("a refusal of the payment provider", () => {
  it.each(refusals)("is reported in our words: %s", (_, error) => {
    const refusal = providerRefusal(error);
    if (!(refusal instanceof ApiError)) throw new Error("it is no refusal");
    expect(refusal.message).not.toContain(THEIRS);
    expect(refusal.message).toMatch(/^[A-Z].*\.$/);
    expect(refusal.cause).toBe(error);
  });

  it("distinguishes a decline with the bank's code from one without", () => {
    const declined = (decline_code: string) => {
      const error = new StripeCardError({
        message: THEIRS,
        type: "card_error",
        code: "card_declined",
        decline_code,
        statusCode: 402,
      });
      return failureOf(providerRefusal(error));
    };
    expect(declined("insufficient_funds")).toBe("Your card has insufficient funds.");
    expect(declined("lost_card")).toBe("Your card was declined.");
  });

  it("for a lost account tells the desk to look the payment up", () => {
    const lost = providerRefusal(refusals.find(([name]) => name === "an account that is gone")?.[1]);
    expect(lost).toBeInstanceOf(AccountLost);
    expect(lost).toBeInstanceOf(ProviderRefusal);
    expect(failureOf(lost)).toBe(LOOK_IT_UP);
  });

  it("is read by its message only to recognise a lost account", () => {
    const folder = new URL("../../../../api/stripe/", import.meta.url);
    const readers = readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) =>
        readFileSync(new URL(name, folder), "utf8")
          .split("\n")
          .filter((line) => /\.message\b|\{[^}]*\bmessage\b[^}]*\} = error/.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      );
    expect(readers).toEqual([expect.stringMatching(/^stripe-connect\.ts: .*not connected/)]);
  });
});
