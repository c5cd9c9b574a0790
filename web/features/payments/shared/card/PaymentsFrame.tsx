import { Elements } from "@stripe/react-stripe-js";
import { useMemo, type ReactNode } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { loadPayments } from "./load-payments.ts";

interface PaymentsFrameProps {
  publishableKey: string;
  /** The venue's connected account that is paid; the platform's own if absent. */
  account?: string | undefined;
  children: ReactNode;
}

/** Wraps card entry: loads the payment provider's library. */
export function PaymentsFrame({ publishableKey, account, children }: PaymentsFrameProps) {
  const { payment_mode } = useCompany();
  const payments = useMemo(
    () => loadPayments(payment_mode, publishableKey, account),
    [payment_mode, publishableKey, account],
  );
  return <Elements stripe={payments}>{children}</Elements>;
}
