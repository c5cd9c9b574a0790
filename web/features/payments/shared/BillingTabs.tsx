import { useNavigate } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { useCan } from "#web/session/session.ts";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";

type BillingView = "payments" | "cashUp" | "refundsDue" | "subscription";

const PATHS: Readonly<Record<BillingView, string>> = {
  payments: paths.billing,
  cashUp: paths.cashUp,
  refundsDue: paths.refundsDue,
  subscription: paths.subscription,
};

/** Tabs for the money that the venue takes and what it pays itself, each shown only to those who may open it. */
export function BillingTabs({ current }: { current: BillingView }) {
  const navigate = useNavigate();
  const mayTake = useCan("payments.take");
  const mayRefund = useCan("payments.refund");
  const mayManage = useCan("billing.manage");
  return (
    <ViewTabs<BillingView>
      label="Billing"
      views={[
        ...(mayTake
          ? [{ view: "payments", label: "Payments" } as const, { view: "cashUp", label: "Cash-up" } as const]
          : []),
        ...(mayRefund ? [{ view: "refundsDue", label: "Refunds due" } as const] : []),
        ...(mayManage ? [{ view: "subscription", label: "Subscription" } as const] : []),
      ]}
      current={current}
      onChange={(view) => void navigate(PATHS[view])}
    />
  );
}
