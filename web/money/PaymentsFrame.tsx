import { Elements } from "@stripe/react-stripe-js";
import { type ReactNode, useMemo } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { loadPayments } from "./load-payments.ts";

/** Around what enters a card: brings the payment provider's library. */
export function PaymentsFrame({ publishableKey, children }: { publishableKey: string; children: ReactNode }) {
  const { payment_mode } = useCompany();
  const payments = useMemo(() => loadPayments(payment_mode, publishableKey), [payment_mode, publishableKey]);
  return <Elements stripe={payments}>{children}</Elements>;
}
