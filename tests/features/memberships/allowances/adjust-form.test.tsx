import { expect, it } from "vitest";
import { adjustForm, amountOf } from "#web/features/memberships/shared/StaffAllowances.tsx";

it.each([
  ["minutes", "1.5", 90],
  ["minutes", "\u22121,5", -90],
  ["credits", "+2", 2],
  ["credits", "\u22121", -1],
] as const)("reads %s as %s", (unit, text, amount) => {
  expect(adjustForm(unit).safeParse({ amount: text, reason: "Rained out" }).success).toBe(true);
  expect(amountOf(text, unit)).toBe(amount);
});

it.each(["1.5", "1,5", "0.4"])("refuses a fraction of a credit: %s", (amount) => {
  const { error } = adjustForm("credits").safeParse({ amount, reason: "Rained out" });
  expect(error?.issues[0]?.message).toBe("Enter whole credits. Use a minus sign to take credits away.");
});
