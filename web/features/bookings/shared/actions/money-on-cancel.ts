import type { ApolloClient } from "@apollo/client";
import { formatMoney } from "#schema/shared/format-money.ts";
import { isRefundable, methodText } from "#web/features/payments/shared/format-payment.ts";
import { BookingAccountDocument } from "#web/features/payments/shared/payments.generated.ts";
import { BookingFeesDocument } from "../panel/booking-fees.generated.ts";
import type { PaidBack } from "./CancelFields.tsx";

interface MoneyOnCancel {
  /** " Under the agreed rules $37.80 falls due."; empty if cancelling is free. */
  due: string;
  /** Undefined if nothing is to be refunded. */
  paidBack?: PaidBack;
}

/** What cancelling these bookings costs and refunds, together. */
export async function moneyOnCancel(client: ApolloClient, ids: readonly number[]): Promise<MoneyOnCancel> {
  try {
    const all = await Promise.all(ids.map((id) => moneyOf(client, id)));
    const due = sumOf(all.map(({ fees }) => fees.terms.cancel_due));
    const refund = sumOf(all.map(({ fees }) => fees.cancel_refund));
    const payments = all.flatMap(({ paid }) => paid.payments.filter(isRefundable));
    const said = due ? ` Under the agreed rules ${due} falls due; it can be waived afterwards.` : "";
    if (!refund || payments.length === 0) return { due: said };
    // what was paid at the desk is refunded only by whoever hands it out
    const isByItself = payments.every(({ method }) => method === "card" || method === "credit");
    const paidBack = {
      amount: refund,
      paidWith: [...new Set(payments.map(methodText))].join(", "),
      hasAccount: all.every(({ paid }) => paid.client_id !== null),
      first: isByItself ? (all[0]?.fees.cancel_refund_as ?? "payment") : ("later" as const),
    };
    return { due: said, paidBack };
  } catch {
    // The confirmation works without the amounts; the panel shows them afterwards.
    return { due: "" };
  }
}

async function moneyOf(client: ApolloClient, id: number) {
  const asked = { variables: { id }, fetchPolicy: "network-only" as const };
  const [fees, paid] = await Promise.all([
    client.query({ query: BookingFeesDocument, ...asked }).then(({ data }) => data?.bookingFees),
    client.query({ query: BookingAccountDocument, ...asked }).then(({ data }) => data?.bookingAccount),
  ]);
  if (!fees || !paid) throw new Error(`Booking ${id} has no account`);
  return { fees, paid };
}

/** The bookings of a party or series have one currency. Empty for nothing. */
function sumOf(amounts: readonly { amount: number; currency: string }[]): string {
  const sum = amounts.reduce((total, { amount }) => total + amount, 0);
  return sum === 0 ? "" : formatMoney(sum, amounts[0]?.currency ?? "");
}
