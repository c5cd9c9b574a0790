import { z } from "zod";

export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, "Use a three-letter currency code, for example CAD.")
  .describe("ISO 4217 currency code");

export const Money = z
  .object({
    amount: z.int().meta({ format: "int64", description: "Integer minor units of the currency (cents, yen)" }),
    currency: Currency,
  })
  .meta({ id: "Money", description: "An amount of money in minor units" });
export type Money = z.infer<typeof Money>;
