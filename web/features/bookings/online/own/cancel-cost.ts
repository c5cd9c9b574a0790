import { cancellationDueAt, cancellationTermAt } from "#schema/bookings/policies/sentences.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

interface Money {
  amount: number;
  currency: string;
}

/** What a cancellation costs beside what was paid before: as it is asked, on the button, and said once it is done. */
interface CancelCost {
  question: string;
  button: string;
  result: string;
}

export function cancelCost(
  { terms, paid, amounts_due }: Pick<OwnBookingFragment, "terms" | "paid" | "amounts_due">,
  now: number,
  format: (money: Money) => string,
): CancelCost {
  const { amount, currency } = cancellationDueAt(terms, now);
  // A fee for an earlier move is due besides.
  const due = { amount: amounts_due.reduce((sum, one) => sum + (one.is_waived ? 0 : one.amount.amount), amount) };
  const money = (amountOf: number) => format({ amount: amountOf, currency });
  const [missing, back] = [due.amount - paid.amount, paid.amount - due.amount];
  if (due.amount === 0 && paid.amount === 0) return { question: "", button: "Yes, cancel it", result: "" };
  const asCredit = cancellationTermAt(terms, now)?.refund_as === "credit" ? " as credit" : "";
  if (due.amount === 0) {
    const refundText = `You get back the ${money(paid.amount)} that you paid${asCredit}.`;
    return { question: refundText, button: `Cancel, ${money(back)} comes back`, result: refundText };
  }
  const rules = `Under the rules you agreed to, ${money(due.amount)} is due`;
  if (paid.amount === 0) {
    return {
      question: `${rules}. You pay it at the venue.`,
      button: `Cancel, ${money(due.amount)} is due`,
      result: `${money(due.amount)} is due at the venue.`,
    };
  }
  if (missing > 0) {
    return {
      question: `${rules}. You have paid ${money(paid.amount)} of it, and pay the other ${money(missing)} at the venue.`,
      button: `Cancel, ${money(missing)} is due`,
      result: `${money(missing)} is due at the venue.`,
    };
  }
  if (back === 0) {
    return {
      question: `${rules}. That is what you have paid: nothing comes back.`,
      button: "Cancel, nothing comes back",
      result: "You get no refund.",
    };
  }
  const refundText = `You get back ${money(back)} of the ${money(paid.amount)} that you paid${asCredit}.`;
  return { question: `${rules}. ${refundText}`, button: `Cancel, ${money(back)} comes back`, result: refundText };
}
