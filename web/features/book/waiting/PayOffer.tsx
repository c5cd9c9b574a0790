import { useRef, useState } from "react";
import { PaymentsFrame } from "#web/money/PaymentsFrame.tsx";
import { useSession } from "#web/session/session.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { useAmounts } from "../pay/HowMuch.tsx";
import { PayFields, usePayChoice } from "../pay/PayFields.tsx";
import type { CardPayments } from "../pay/use-card-payments.ts";
import { usePayBooking } from "../pay/use-pay-booking.ts";
import type { OwnWaitingFragment } from "./waiting.generated.ts";

interface PayOfferProps {
  entry: OwnWaitingFragment;
  due: NonNullable<OwnWaitingFragment["offer_payment"]>;
  payments: CardPayments;
  /** "time" or "seat" */
  what: string;
  /** The offer has ended before anything was charged. */
  onExpired: () => void;
}

/** The card that pays for an offered place within the time for which it is held. */
export function PayOffer(props: PayOfferProps) {
  const { publishable_key, connect_account } = props.payments;
  // The kit's fields are MUI's; no other part of the waiting list has any.
  return (
    <AppTheme>
      <PaymentsFrame publishableKey={publishable_key ?? ""} account={connect_account ?? undefined}>
        <PayForm {...props} />
      </PaymentsFrame>
    </AppTheme>
  );
}

function PayForm({ entry, due, what, onExpired }: PayOfferProps) {
  const { session } = useSession();
  const payer = due.by_saved_card && session.status === "signed_in" ? session.person : undefined;
  const choosing = usePayChoice(payer?.id);
  const [isSending, setIsSending] = useState(false);
  // State is a render late: two presses in one frame would both pay.
  const inFlight = useRef(false);
  const { amounts, format } = useAmounts(due.deposit, due.full);
  const { choice } = choosing;
  const token = { waitlist_token: entry.token };
  const { confirm, takeWallet, problem, refunded } = usePayBooking({
    token,
    choice,
    onSending: setIsSending,
    onExpired,
  });
  const pay = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    await confirm({}).finally(() => {
      inFlight.current = false;
    });
  };
  if (refunded !== undefined) {
    return (
      <Note tone="amber" icon="warning" role="alert">
        <b>Nothing is booked, and your money comes back.</b> {refunded}
      </Note>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
      noValidate
      style={{ display: "grid", gap: 16 }}
    >
      <PayFields
        deposit={due.deposit}
        full={due.full}
        choosing={choosing}
        mayOpenWallet={() => !inFlight.current}
        onWallet={(press) => {
          takeWallet(press);
          void pay();
        }}
        problem={problem}
      />
      <PublicButton type="submit" data-look="main" data-size="xl" aria-busy={isSending}>
        {isSending
          ? "Paying…"
          : `Pay ${format(choice.kind === "full" ? amounts.full : amounts.deposit)} and take the ${what}`}
      </PublicButton>
    </form>
  );
}
