import { formatMoney } from "#schema/shared/format-money.ts";
import type { LedgerAccount, LedgerTransactionKind, PaymentMethod } from "#web/apollo/schema-types.generated.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import type { PaymentItemFragment } from "./payments.generated.ts";

export const METHOD_LOOKS: Readonly<Record<PaymentMethod, { label: string; icon: IconName }>> = {
  cash: { label: "Cash", icon: "money" },
  card_terminal: { label: "Card machine", icon: "card" },
  transfer: { label: "Transfer", icon: "swap" },
  other: { label: "Other", icon: "note" },
  credit: { label: "Credit", icon: "gift" },
  card: { label: "Card online", icon: "card" },
};

/** "Visa 4242" if the card is known, otherwise the method. */
export function methodText({
  method,
  card_brand,
  card_last4,
}: Pick<PaymentItemFragment, "method" | "card_brand" | "card_last4">): string {
  const { label } = METHOD_LOOKS[method];
  if (!card_brand || !card_last4) return label;
  return `${card_brand.charAt(0).toUpperCase()}${card_brand.slice(1)} ${card_last4}`;
}

interface PaymentLook {
  tone: Tone;
  icon: IconName;
  label: string;
}

export function paymentLook(payment: PaymentItemFragment): PaymentLook {
  const { refunded, refunded_tip, refunding, amount, dispute, voided_time } = payment;
  if (voided_time !== null) return { tone: "grey", icon: "x-circle", label: "By mistake" };
  if (dispute === "needs_response" || dispute === "under_review") {
    return { tone: "red", icon: "warning", label: "Disputed" };
  }
  if (dispute === "lost") return { tone: "grey", icon: "x-circle", label: "Dispute lost" };
  if (refunding.amount > 0) return { tone: "violet", icon: "hourglass", label: "Refunding" };
  if (refunded.amount === 0 && refunded_tip.amount === 0) {
    return { tone: "green", icon: "check-circle", label: "Paid" };
  }
  if (refunded.amount === 0) return { tone: "grey", icon: "undo", label: "Tip refunded" };
  const label = refunded.amount === amount.amount ? "Refunded" : "Part-refunded";
  return { tone: "grey", icon: "undo", label };
}

/** Whether anything is left to refund, be it only the tip. */
export const isRefundable = ({ refundable, refundable_tip }: PaymentItemFragment): boolean =>
  refundable.amount + refundable_tip.amount > 0;

/** "$20.00 and $5.00 of the tip": what was refunded; null if nothing was. */
export function refundedText({ refunded, refunded_tip }: PaymentItemFragment, locale?: string): string | null {
  const { currency } = refunded;
  const parts = [
    refunded.amount > 0 ? formatMoney(refunded.amount, currency, locale) : null,
    refunded_tip.amount > 0 ? `${formatMoney(refunded_tip.amount, currency, locale)} of the tip` : null,
  ];
  return parts.filter(Boolean).join(" and ") || null;
}

/** "Recorded by mistake: Wrong booking (Marta Kowalczyk, Tue 4 May, 17:30)": what was wrong with it, who said so and when; null if it stands. */
export function mistakeText(
  { voided_time, voided_by_name, void_reason }: PaymentItemFragment,
  formats: VenueFormats,
): string | null {
  if (voided_time === null) return null;
  return `Recorded by mistake: ${void_reason} (${[voided_by_name, formatDayTime(voided_time, formats)].filter(Boolean).join(", ")})`;
}

export const ACCOUNT_LABELS: Readonly<Record<LedgerAccount, string>> = {
  receivable: "Owed by the client",
  cash: "Cash drawer",
  card: "Card payments",
  terminal: "Card machine",
  bank: "Bank",
  other: "Other money",
  credit: "Client’s credit",
  gift_cards: "Gift cards not redeemed",
  tips: "Tips",
  bookings: "Bookings",
  memberships: "Memberships",
  fees: "Fees",
  waived: "Waived",
  refunds: "Refunds",
  disputed: "Disputed payments",
  taxes: "Tax",
  cash_difference: "Cash difference",
};

export const KIND_LABELS: Readonly<Record<LedgerTransactionKind, string>> = {
  charge: "Charge",
  fee: "Fee",
  payment: "Payment",
  refund: "Refund",
  dispute: "Dispute",
  waiver: "Waiver",
  reversal: "Reversal",
  credit: "Credit",
  cash_up: "Cash-up",
};

/** "+$63.00" and "−$60.00": always with a sign. */
export function signedMoney({ amount, currency }: { amount: number; currency: string }, locale?: string): string {
  const text = formatMoney(amount, currency, locale);
  return amount > 0 ? `+${text}` : text;
}
