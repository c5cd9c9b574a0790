import { useCompany } from "#web/tenant/company.ts";
import { Note } from "#web/ui/state/Note.tsx";

/** Suggests a test card number if payments are simulated. */
export function TestCardNote() {
  if (useCompany().payment_mode === "live") return null;
  return (
    <Note tone="amber" icon="card">
      <strong>Test payments.</strong> Nothing is charged. Use card 4242 4242 4242 4242 with any future date and any
      code.
    </Note>
  );
}
