import { AppTheme } from "#web/theme/AppTheme.tsx";
import { CreditChoice } from "../pay/CreditChoice.tsx";

/** Whether credit pays for an offered place: loaded for who is signed in as whom it is offered to. */
export function OfferCredit(props: Parameters<typeof CreditChoice>[0]) {
  // The kit's fields are MUI's; no other part of the waiting list has any.
  return (
    <AppTheme>
      <CreditChoice {...props} />
    </AppTheme>
  );
}
