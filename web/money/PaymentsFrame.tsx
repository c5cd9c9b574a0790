import { Elements } from "@stripe/react-stripe-js";
import { type ReactNode, useMemo } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { loadPayments } from "./load-payments.ts";

interface PaymentsFrameProps {
  publishableKey: string;
  /** The venue's account that is paid; the platform itself where there is none. */
  account?: string | undefined;
  children: ReactNode;
}

/** Around what enters a card: brings the payment provider's library. */
export function PaymentsFrame({ publishableKey, account, children }: PaymentsFrameProps) {
  const { payment_mode } = useCompany();
  const payments = useMemo(
    () => loadPayments(payment_mode, publishableKey, account),
    [payment_mode, publishableKey, account],
  );
  return <Elements stripe={payments}>{children}</Elements>;
}
