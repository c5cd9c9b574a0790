import { useRef, useState } from "react";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { useSession } from "#web/session/session.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { useLinkToken } from "../frame/link-token.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { CreditChoice } from "../pay/CreditChoice.tsx";
import { HowMuch, useAmounts, type Amount } from "../pay/HowMuch.tsx";
import { PayFields, usePayChoice } from "../pay/PayFields.tsx";
import type { CreditUse } from "../pay/use-own-credit.ts";
import { usePayBooking } from "../pay/use-pay-booking.ts";
import type { CardPayments } from "../pay/WithCardPayments.tsx";
import type { OwnWaitingFragment } from "./waiting.generated.ts";

interface PayOfferProps {
  due: NonNullable<OwnWaitingFragment["offer_payment"]>;
  payments: CardPayments;
  /** "time" or "seat" */
  what: string;
  credit: CreditUse;
  /** Books the place if credit pays all that is due now. */
  onTake: (credit: Amount) => Promise<void>;
  /** The offer expired before anything was charged. */
  onExpired: () => void;
}

/** Pays for an offered place by card or credit while it is held. */
export function PayOffer(props: PayOfferProps) {
  const { publishable_key, connect_account } = props.payments;
  // The kit's fields need MUI's theme; no other part of the waitlist does.
  return (
    <AppTheme>
      <PaymentsFrame publishableKey={publishable_key ?? ""} account={connect_account ?? undefined}>
        <PayForm {...props} />
      </PaymentsFrame>
    </AppTheme>
  );
}

function PayForm({ due: { deposit, full, by_saved_card }, what, credit, onTake, onExpired }: PayOfferProps) {
  const { session } = useSession();
  const payer = by_saved_card && session.status === "signed_in" ? session.person : undefined;
  const choosing = usePayChoice(payer?.id);
  const [isSending, setIsSending] = useState(false);
  // State updates one render late: two clicks in one frame would pay twice.
  const inFlight = useRef(false);
  const { format } = useAmounts(deposit, full);
  const { choice } = choosing;
  const due = choice.kind === "full" ? full : deposit;
  const used = credit.of(due);
  const fromCredit = { amount: used, currency: due.currency };
  const needsNoCard = used === due.amount;
  const token = { waitlist_token: useLinkToken() };
  const { confirm, takeWallet, problem, refunded } = usePayBooking({
    token,
    choice,
    credit: used === 0 ? null : fromCredit,
    onSending: setIsSending,
    onExpired,
  });
  const payOrTake = async () => {
    if (!needsNoCard) return confirm({});
    setIsSending(true);
    await onTake(fromCredit).finally(() => setIsSending(false));
  };
  const pay = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    await payOrTake().finally(() => {
      inFlight.current = false;
    });
  };
  const label = needsNoCard ? `Take the ${what} with credit` : `Pay ${format(due.amount - used)} and take the ${what}`;
  if (refunded !== undefined) {
    return (
      <Note tone="amber" icon="warning" role="alert">
        <b>Nothing is booked, and your money comes back.</b> {refunded}
      </Note>
    );
  }
  return (
    <>
      <CreditChoice credit={credit} due={due} restLabel="Your card is charged" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
        noValidate
        style={{ display: "grid", gap: 16 }}
      >
        {needsNoCard ? (
          <>
            <HowMuch deposit={deposit} full={full} kind={choice.kind} onChange={choosing.setKind} />
            <p>Your credit pays for it. No card is needed.</p>
          </>
        ) : (
          <PayFields
            deposit={deposit}
            full={full}
            charged={due.amount - used}
            choosing={choosing}
            mayOpenWallet={() => !inFlight.current}
            onWallet={(press) => {
              takeWallet(press);
              void pay();
            }}
            problem={problem}
          />
        )}
        <PublicButton type="submit" data-look="main" data-size="xl" aria-busy={isSending}>
          {isSending ? "Paying…" : label}
        </PublicButton>
      </form>
    </>
  );
}
