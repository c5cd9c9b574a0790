import { AppTheme } from "#web/theme/AppTheme.tsx";
import { CreditChoice } from "../pay/CreditChoice.tsx";

/** Whether to pay for an offered place with credit. Lazy-loaded for the signed-in client it is offered to. */
export function OfferCredit(props: Parameters<typeof CreditChoice>[0]) {
  // The kit's fields need MUI's theme; no other part of the waitlist does.
  return (
    <AppTheme>
      <CreditChoice {...props} />
    </AppTheme>
  );
}
