import { lazy, useCallback, useState } from "react";
import { Navigate } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { formatUse } from "#web/features/memberships/shared/format-allowance.ts";
import { formatMemberPrice } from "#web/features/memberships/shared/format-member-price.ts";
import { useCompany } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import type { DayFormats } from "#web/time/format-day.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { queryOf, type Answers } from "../frame/answers.ts";
import { Card, CardTitle } from "../frame/Card.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import { stepPath } from "../frame/steps.ts";
import { Summary } from "../frame/Summary.tsx";
import { useAnswers } from "../frame/use-answers.ts";
import { formatOf } from "../own/own-booking.ts";
import { PolicyLines } from "../own/PolicyLines.tsx";
import { CreditChoice } from "../pay/CreditChoice.tsx";
import { useCreditUse, useOwnCredit } from "../pay/use-own-credit.ts";
import { WithCardPayments } from "../pay/WithCardPayments.tsx";
import { holdOverMessages } from "../when/format-hold.ts";
import { forgetHold, keptHold, type KeptHold } from "../when/kept-hold.ts";
import { HoldBanner } from "./HoldBanner.tsx";
import { useConfirmBooking } from "./use-confirm-booking.ts";
import { useCoveredHold, type CoveredHold } from "./use-covered-hold.ts";
import { useHoldSummary } from "./use-hold-summary.ts";
import { WHO_FORM_ID, WhoCard } from "./WhoCard.tsx";

// Lazy-loaded with the card fields and the provider's library, only needed when something is paid.
const PayStep = lazy(async () => ({ default: (await import("../pay/PayStep.tsx")).PayStep }));

/** Third step: who comes. Needs a held time; redirects to the times without one. */
export function WhoStep() {
  const { answers } = useAnswers();
  const [hold] = useState(keptHold);
  if (!hold || !isFor(hold, answers)) {
    return <Navigate replace to={{ pathname: stepPath("when"), search: queryOf(answers) }} />;
  }
  // The kit's fields need MUI's theme; no other step does.
  return (
    <AppTheme>
      <WhoOrPay hold={hold} />
    </AppTheme>
  );
}

/** Returns whether a hold matches these answers; a link opened in this tab may carry others. */
function isFor({ booking }: KeptHold, { service, time }: Answers): boolean {
  return booking.service.id === service && time !== undefined && Date.parse(booking.start_time) === Date.parse(time);
}

/** Takes the deposit here if the venue takes cards and requires one; otherwise payment is on site. */
function WhoOrPay({ hold: kept }: { hold: KeptHold }) {
  const covered = useCoveredHold(kept);
  return covered ? <CoveredWhoOrPay hold={covered} /> : <PageSkeleton />;
}

function CoveredWhoOrPay({ hold }: { hold: CoveredHold }) {
  const { goTo } = useAnswers();
  const { hold_minutes } = useCompany();
  const expire = useCallback(() => {
    forgetHold();
    announce(holdOverMessages(hold_minutes).join(" "), "assertive");
    goTo("when", {}, { replace: true, state: { notice: "hold_expired" } });
  }, [goTo, hold_minutes]);
  const creditLeft = useOwnCredit(hold.booking.price.currency);
  if (creditLeft === undefined) return <PageSkeleton />;
  const shared = { hold, creditLeft, onExpired: expire };
  return (
    <WithCardPayments due={hold.booking.terms.deposit.amount}>
      {(payments) => (payments ? <PayStep {...shared} payments={payments} /> : <SayWho {...shared} />)}
    </WithCardPayments>
  );
}

interface SayWhoProps {
  hold: CoveredHold;
  creditLeft: number | null;
  onExpired: () => void;
}

function SayWho({ hold, creditLeft, onExpired }: SayWhoProps) {
  const [isSending, setIsSending] = useState(false);
  const credit = useCreditUse(creditLeft);
  const { price } = hold.booking;
  const used = Math.min(credit.isUsed ? (creditLeft ?? 0) : 0, price.amount);
  const fromCredit = used === 0 ? null : { amount: used, currency: price.currency };
  const confirm = useConfirmBooking({ hold, credit: fromCredit, onSending: setIsSending, onExpired });
  const mayMove = hold.booking.service.kind !== "class";
  return (
    <StepFrame step="who" summary={<WhoSummary hold={hold} used={used} isSending={isSending} />}>
      <HoldBanner hold={hold} isPaused={isSending} onEnd={onExpired} />
      <WhoCard confirm={confirm} />
      <CreditChoice credit={{ ...credit, of: () => used }} due={price} restLabel="At the venue you pay" />
      <Card style={{ padding: 16, marginTop: 16 }}>
        <CardTitle style={{ marginBottom: 8 }}>If your plans change</CardTitle>
        <PolicyLines booking={hold.booking} mayMove={mayMove} {...(used > 0 && { isPaidOnline: true })} />
      </Card>
    </StepFrame>
  );
}

const isShared = (uses: CoveredHold["uses"]): boolean => uses.some(({ shared_by_name }) => shared_by_name !== null);

function formatCovered({ booking: { covered }, uses }: CoveredHold, locale: string, format: DayFormats) {
  const amount = formatMoney(covered.amount, covered.currency, locale);
  const label = isShared(uses) ? "Covered by a shared membership" : "Covered by your membership";
  return { label, amount, lines: uses.map((use) => formatUse(use, format)) };
}

function hintOf({ booking: { price, covered }, uses }: CoveredHold, used: number): string {
  if (price.amount === 0 && covered.amount > 0) return `${isShared(uses) ? "The" : "Your"} membership covers it`;
  return used > 0 && used === price.amount ? "Your credit pays for it" : "You pay when you come";
}

function WhoSummary({ hold, used, isSending }: { hold: CoveredHold; used: number; isSending: boolean }) {
  const { locale } = useCompany();
  const format = formatOf(useCatalogue(), hold.booking.location.id);
  const { price, taxes } = hold.booking;
  const { title, lines, when } = useHoldSummary(hold);
  const amount = formatMoney(price.amount - used, price.currency, locale);
  return (
    <Summary
      title={title}
      lines={lines}
      price={{ label: "Pay at the venue", amount }}
      tax={taxNote(price, taxes, locale)}
      member={formatMemberPrice(hold.booking, locale)}
      credit={used > 0 ? formatMoney(used, price.currency, locale) : undefined}
      brief={{ title: `${amount} at the venue`, detail: when }}
      action={{ label: "Book", isBusy: isSending, form: WHO_FORM_ID }}
      hint={hintOf(hold, used)}
      {...(hold.uses.length > 0 && { covered: formatCovered(hold, locale, format) })}
    />
  );
}
