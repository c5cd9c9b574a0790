import { z } from "zod";
import { readTypedMoney } from "#schema/shared/typed-money.ts";

/** A typed whole number from 0. Pipe it into the contract's own shape. */
export const wholeNumber = z.string().trim().regex(/^\d+$/, "Enter a whole number.").transform(Number);

/** A typed price from 0, as an amount in this currency. */
export const typedPrice = (currency: string) =>
  z.string().transform((typed, context) => {
    const amount = readTypedMoney(typed, currency);
    if (amount !== undefined) return { amount, currency };
    context.addIssue({ code: "custom", message: typed.trim() === "" ? "Enter the price." : "This is not a price." });
    return z.NEVER;
  });
