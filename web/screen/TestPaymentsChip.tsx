import { useCompany } from "#web/tenant/company.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";

/** Marks every screen if payments are simulated; renders nothing if they are real. */
export function TestPaymentsChip() {
  if (useCompany().payment_mode === "live") return null;
  return (
    <StateChip tone="amber" icon="card">
      Test payments
    </StateChip>
  );
}
