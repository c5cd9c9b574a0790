import { z } from "zod";
import { TakenMethod } from "#schema/payments/models.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";

/** Schema that parses typed money as an amount in this currency. */
export const typedAmount = (currency: string) =>
  z.string().transform((typed, context) => {
    const amount = readTypedMoney(typed, currency);
    if (amount !== undefined && amount > 0) return { amount, currency };
    context.addIssue({ code: "custom", message: "Enter an amount." });
    return z.NEVER;
  });

// A form shows the sentence of the first alternative.
const optionalAmount = (currency: string) => z.union([typedAmount(currency), z.literal("").transform(() => null)]);

/** Schema that converts form values to the API input. The tip goes with the first share; the cash given is not sent. */
export function paymentForm(currency: string) {
  const share = z
    .object({
      payer_name: z.string().trim().max(120),
      amount: typedAmount(currency),
      method: TakenMethod,
      note: z.string().trim().max(300),
    })
    .refine(({ method, note }) => method !== "other" || note !== "", {
      path: ["note"],
      message: "Say how it was paid.",
    });
  return z
    .object({ shares: z.array(share), tip: optionalAmount(currency), given: z.string() })
    .transform(({ shares, tip }) => ({
      shares: shares.map(({ payer_name, note, ...one }, at) => ({
        ...one,
        ...(payer_name === "" ? {} : { payer_name }),
        ...(note === "" ? {} : { note }),
        ...(at === 0 && tip !== null ? { tip } : {}),
      })),
    }));
}

export type PaymentValues = z.input<ReturnType<typeof paymentForm>>;
export type SentPayment = z.output<ReturnType<typeof paymentForm>>;

/** The balance in equal shares; the remainder goes to the first. */
export function evenShares(balance: number, people: number): number[] {
  const part = Math.floor(balance / people);
  return Array.from({ length: people }, (_, at) => (at === 0 ? balance - part * (people - 1) : part));
}

export function shareValues(balance: number, people: number, currency: string): PaymentValues["shares"] {
  return evenShares(balance, people).map((amount) => ({
    payer_name: "",
    amount: typedMoney(amount, currency),
    method: "cash",
    note: "",
  }));
}

/** Total of all shares typed so far, in minor units; invalid amounts count as 0. */
export const sumOfShares = (shares: PaymentValues["shares"], currency: string): number =>
  shares.reduce((sum, { amount }) => sum + (readTypedMoney(amount, currency) ?? 0), 0);

/** Likely cash amounts: the amount itself, and the next whole 5, 10, 20 and 50. */
export function likelyNotes(amount: number, currency: string): number[] {
  const unit = readTypedMoney("1", currency) ?? 100;
  const rounded = [5, 10, 20, 50].map((step) => Math.ceil(amount / (step * unit)) * step * unit);
  return [...new Set([amount, ...rounded])].toSorted((a, b) => a - b).slice(0, 4);
}
