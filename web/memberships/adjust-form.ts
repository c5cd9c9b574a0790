import { z } from "zod";
import { AdjustAllowanceInput } from "#schema/allowances/models.ts";
import type { AllowanceUnit } from "#web/apollo/schema-types.generated.ts";

const AMOUNTS: Record<AllowanceUnit, { pattern: RegExp; sentence: string }> = {
  minutes: { pattern: /^[-+\u2212]?\d+(?:[.,]\d{1,2})?$/, sentence: "Give a number; with a minus it is taken off." },
  credits: { pattern: /^[-+\u2212]?\d+$/, sentence: "Give whole credits; with a minus they are taken off." },
};

/** Schema for adjusting an allowance: hours may be fractional, credits may not. */
export const adjustForm = (unit: AllowanceUnit) =>
  z.object({
    amount: z.string().trim().regex(AMOUNTS[unit].pattern, AMOUNTS[unit].sentence),
    reason: AdjustAllowanceInput.shape.reason,
  });

/** Hours are stored as minutes. */
export function amountOf(text: string, unit: AllowanceUnit): number {
  const number = Number(text.replace("\u2212", "-").replace(",", "."));
  return unit === "minutes" ? Math.round(number * 60) : number;
}
