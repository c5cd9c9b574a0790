import { useState, type CSSProperties } from "react";
import { formatMemberPrice } from "#web/features/memberships/shared/format-member-price.ts";
import { PaymentsFrame } from "#web/features/payments/shared/card/PaymentsFrame.tsx";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import { Notice } from "../frame/Notice.tsx";
import { PublicButton } from "../frame/PublicButton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import { Summary } from "../frame/Summary.tsx";
import { useAnswers } from "../frame/use-answers.ts";
import { PolicyLines } from "../own/PolicyLines.tsx";
import type { KeptHold } from "../when/kept-hold.ts";
import { isGuestWhole } from "../who/guest-draft.ts";
import { HoldBanner } from "../who/HoldBanner.tsx";
import { useConfirmBooking } from "../who/use-confirm-booking.ts";
import { useHoldSummary } from "../who/use-hold-summary.ts";
import { WHO_FORM_ID, WhoCard } from "../who/WhoCard.tsx";
import { CreditChoice } from "./CreditChoice.tsx";
import { HowMuch, useAmounts } from "./HowMuch.tsx";
import { PayFields, usePayChoice } from "./PayFields.tsx";
import { useCreditUse } from "./use-own-credit.ts";
import { usePayBooking, type PayChoice } from "./use-pay-booking.ts";
import type { CardPayments } from "./WithCardPayments.tsx";

interface PayStepProps {
  hold: KeptHold;
  payments: CardPayments;
  /** The member's credit; null for non-members. */
  creditLeft: number | null;
  onExpired: () => void;
}

/** Who comes, and the card. Lazy-loaded, only where a venue requires a deposit. */
export function PayStep(props: PayStepProps) {
  const { publishable_key, connect_account } = props.payments;
  return (
    <PaymentsFrame publishableKey={publishable_key ?? ""} account={connect_account ?? undefined}>
      <PayForm {...props} />
    </PaymentsFrame>
  );
}

function PayForm({ hold, creditLeft, onExpired }: PayStepProps) {
  const { session } = useSession();
  const person = session.status === "signed_in" ? session.person : undefined;
  const choosing = usePayChoice(person?.id);
  const [isSending, setIsSending] = useState(false);
  const { choice } = choosing;
  const credit = useCreditUse(creditLeft);
  const due = choice.kind === "full" ? hold.booking.price : hold.booking.terms.deposit;
  const used = credit.of(due);
  const fromCredit = used === 0 ? null : { amount: used, currency: due.currency };
  const needsNoCard = used === due.amount;
  const paying = usePayBooking({
    token: { hold_token: hold.token },
    choice,
    credit: fromCredit,
    onSending: setIsSending,
    onExpired,
  });
  const book = useConfirmBooking({ hold, credit: fromCredit, onSending: setIsSending, onExpired });
  const { confirm, takeWallet, problem, refunded } = paying;
  const sendWho = () => document.querySelector<HTMLFormElement>(`#${WHO_FORM_ID}`)?.requestSubmit();
  const mayOpenWallet = () => {
    const isWhole = person !== undefined || isGuestWhole();
    // Submitting makes the form show what is missing.
    if (!isWhole) sendWho();
    return isWhole;
  };
  if (refunded !== undefined) return <Refunded message={refunded} />;
  const mayMove = hold.booking.service.kind !== "class";
  return (
    <StepFrame step="who" summary={<PaySummary hold={hold} kind={choice.kind} used={used} isSending={isSending} />}>
      <HoldBanner hold={hold} isPaused={isSending} onEnd={onExpired} />
      <WhoCard confirm={needsNoCard ? book : confirm} />
      <CreditChoice credit={credit} due={due} restLabel="Your card is charged" />
      <Card style={{ padding: 16, marginTop: 16 }}>
        <header style={{ display: "flex", flexWrap: "wrap", gap: "4px 8px", marginBottom: 12 }}>
          <CardTitle style={{ flex: 1 }}>Pay</CardTitle>
          <small style={QUIET}>
            <Icon name="lock" size={14} /> Card data goes to the payment provider only
          </small>
        </header>
        {needsNoCard ? (
          <HowMuch
            deposit={hold.booking.terms.deposit}
            full={hold.booking.price}
            kind={choice.kind}
            onChange={choosing.setKind}
          />
        ) : (
          <PayFields
            deposit={hold.booking.terms.deposit}
            full={hold.booking.price}
            charged={due.amount - used}
            choosing={choosing}
            mayOpenWallet={mayOpenWallet}
            onWallet={(press) => {
              takeWallet(press);
              sendWho();
            }}
            problem={problem}
          />
        )}
        {needsNoCard ? <p>Your credit pays for it. No card is needed.</p> : null}
      </Card>
      <Card style={{ padding: 16, marginTop: 16 }}>
        <CardTitle style={{ marginBottom: 8 }}>If your plans change</CardTitle>
        <PolicyLines booking={hold.booking} mayMove={mayMove} isPaidOnline />
      </Card>
    </StepFrame>
  );
}

const QUIET: CSSProperties = {
  display: "flex",
  alignItems: "center",
  gap: 4,
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-2)",
};

interface PaySummaryProps {
  hold: KeptHold;
  kind: PayChoice["kind"];
  /** The amount paid by the member's credit. */
  used: number;
  isSending: boolean;
}

function PaySummary({ hold, kind, used, isSending }: PaySummaryProps) {
  const { title, lines, when } = useHoldSummary(hold);
  const { amounts, format } = useAmounts(hold.booking.terms.deposit, hold.booking.price);
  const charged = (kind === "full" ? amounts.full : amounts.deposit) - used;
  const now = format(charged);
  const { locale } = useCompany();
  const { price, taxes } = hold.booking;
  const inPrice = taxNote(price, taxes, locale);
  const rest = kind === "full" || amounts.rest === 0 ? "Nothing" : format(amounts.rest);
  return (
    <Summary
      title={title}
      lines={lines}
      price={{ label: used > 0 ? "Charged to your card now" : "Charged now", amount: now }}
      credit={used > 0 ? format(used) : undefined}
      tax={inPrice && `Price ${format(amounts.full)}. ${inPrice}`}
      member={formatMemberPrice(hold.booking, locale)}
      brief={{ title: charged === 0 ? `${format(used)} of credit` : `${now} now`, detail: when }}
      action={{
        label: charged === 0 ? "Book with credit" : `Pay ${now} and book`,
        isBusy: isSending,
        form: WHO_FORM_ID,
      }}
      hint={`${rest} left to pay at the venue`}
    />
  );
}

/** The hold had expired when the bank confirmed: says what happens to the money and how to continue. */
function Refunded({ message }: { message: string }) {
  const { goTo } = useAnswers();
  return (
    <Notice role="alert">
      <h1>Nothing is booked, and your money comes back</h1>
      <p>{message}</p>
      <PublicButton type="button" data-look="main" onClick={() => goTo("when", {}, { replace: true })}>
        Choose another time
      </PublicButton>
    </Notice>
  );
}
