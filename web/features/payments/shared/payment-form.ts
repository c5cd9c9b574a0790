import { z } from "zod";
import { TakenMethod } from "#schema/payments/payments/models.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";

/** Schema that parses typed money as an amount in this currency. */
export const typedAmount = (currency: string) =>
  z.string().transform((typed, context) => {
    const amount = readTypedMoney(typed, currency);
    if (amount !== undefined && amount > 0) return { amount, currency };
    context.addIssue({ code: "custom", message: "Enter an amount." });
    return z.NEVER;
  });

/** The same for a part that may be nothing, typed as 0 or left empty. */
export const typedPart = (currency: string) =>
  z.string().transform((typed, context) => {
    const amount = typed.trim() === "" ? 0 : readTypedMoney(typed, currency);
    if (amount !== undefined) return { amount, currency };
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
      message: "Enter how it was paid.",
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

type Share = PaymentValues["shares"][number];

const NEW_SHARE: Share = { payer_name: "", amount: "", method: "cash", note: "" };

export const shareValues = (balance: number, currency: string): Share[] => [
  { ...NEW_SHARE, amount: typedMoney(balance, currency) },
];

interface Split {
  /** In minor units. */
  balance: number;
  people: number;
  currency: string;
  /** The amounts as they were proposed; others were typed. */
  proposed: readonly string[];
}

/**
 * The shares for another number of people: what was typed stays, and the others share the rest equally. A share whose
 * amount was typed is returned as it is, the same object.
 */
export function splitAgain(shares: readonly Share[], { balance, people, currency, proposed }: Split): Share[] {
  const kept = shares.slice(0, people);
  const isTyped = (at: number) => kept[at] !== undefined && kept[at].amount !== proposed[at];
  const typed = kept.filter((_, at) => isTyped(at));
  const rest = evenShares(Math.max(0, balance - sumOfShares(typed, currency)), people - typed.length);
  return Array.from({ length: people }, (_, at) => {
    const share = kept[at] ?? NEW_SHARE;
    return isTyped(at) ? share : { ...share, amount: typedMoney(rest.shift() ?? 0, currency) };
  });
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
