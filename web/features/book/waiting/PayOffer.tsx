import { type FormEvent, useRef, useState } from "react";
import { CardFields, type CardState } from "#web/money/CardFields.tsx";
import { PaymentsFrame } from "#web/money/PaymentsFrame.tsx";
import { TestCardNote } from "#web/money/TestCardNote.tsx";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { HowMuch, useAmounts } from "../pay/HowMuch.tsx";
import type { CardPayments } from "../pay/use-card-payments.ts";
import { NEW_CARD, type PayChoice, usePayBooking } from "../pay/use-pay-booking.ts";
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
  const [kind, setKind] = useState<PayChoice["kind"]>("deposit");
  const [card, setCard] = useState<CardState>({ isComplete: false, error: undefined });
  const [isSending, setIsSending] = useState(false);
  // State is a render late: two presses in one frame would both pay.
  const inFlight = useRef(false);
  const { amounts, format } = useAmounts(due.deposit, due.full);
  const choice = { kind, cardId: NEW_CARD, savesCard: false, isComplete: card.isComplete };
  const token = { waitlist_token: entry.token };
  const { confirm, problem, refunded } = usePayBooking({ token, choice, onSending: setIsSending, onExpired });
  const pay = async (event: FormEvent) => {
    event.preventDefault();
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
    <form onSubmit={(event) => void pay(event)} noValidate style={{ display: "grid", gap: 16 }}>
      <HowMuch deposit={due.deposit} full={due.full} kind={kind} onChange={setKind} />
      <CardFields onChange={setCard} />
      <TestCardNote />
      {problem === undefined ? null : (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      )}
      <PublicButton type="submit" data-look="main" data-size="xl" aria-busy={isSending}>
        {isSending ? "Paying…" : `Pay ${format(kind === "full" ? amounts.full : amounts.deposit)} and take the ${what}`}
      </PublicButton>
    </form>
  );
}
