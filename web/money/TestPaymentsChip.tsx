import { useCompany } from "#web/tenant/company.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";

/** Says on every screen that no money moves; nothing where payments are real. */
export function TestPaymentsChip() {
  if (useCompany().payment_mode === "live") return null;
  return (
    <StateChip tone="amber" icon="card">
      Test payments
    </StateChip>
  );
}
