import { useCallback, useState } from "react";
import { Navigate } from "react-router-dom";
import { useSession } from "#web/session/session.ts";
import { useCompany } from "#web/tenant/company.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { announce } from "#web/ui/announce/announce.ts";
import { formatMoney } from "#web/ui/text/format-money.ts";
import { type Answers, queryOf } from "../frame/answers.ts";
import { Card, CardTitle } from "../frame/Card.tsx";
import { useCatalogue } from "../frame/catalogue.ts";
import { ClientForm } from "./ClientForm.tsx";
import { GuestForm } from "./GuestForm.tsx";
import { HoldBanner } from "./HoldBanner.tsx";
import { holdOverMessages } from "#web/features/book/when/format-hold.ts";
import { forgetHold, type KeptHold, keptHold } from "../when/kept-hold.ts";
import { bookedLines, bookedTitle, formatOf } from "../own/own-booking.ts";
import { PolicyLines } from "#web/features/book/own/PolicyLines.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { StepFrame } from "../frame/StepFrame.tsx";
import { stepPath } from "../frame/steps.ts";
import { Summary } from "../frame/Summary.tsx";
import { useAnswers } from "../frame/use-answers.ts";
import { formatDay } from "#web/time/format-day.ts";
import { timeSpan, dateOf } from "#web/features/book/frame/format-venue.ts";

const FORM_ID = "who";

/** Third question: who comes. It stands on a held time; without one it leads back to the times. */
export function WhoStep() {
  const { answers } = useAnswers();
  const [hold] = useState(keptHold);
  if (!hold || !isFor(hold, answers)) {
    return <Navigate replace to={{ pathname: stepPath("when"), search: queryOf(answers) }} />;
  }
  // The kit's fields are MUI's; no other step of the page has any.
  return (
    <AppTheme>
      <SayWho hold={hold} />
    </AppTheme>
  );
}

/** Whether a hold is the one these answers speak of: another tab's address may carry other ones. */
function isFor({ booking }: KeptHold, { service, time }: Answers): boolean {
  return booking.service.id === service && time !== undefined && Date.parse(booking.start_time) === Date.parse(time);
}

function SayWho({ hold }: { hold: KeptHold }) {
  const { session } = useSession();
  const { goTo } = useAnswers();
  const { hold_minutes } = useCompany();
  const [isSending, setIsSending] = useState(false);
  const expire = useCallback(() => {
    forgetHold();
    announce(holdOverMessages(hold_minutes).join(" "), "assertive");
    goTo("when", {}, { replace: true, state: { notice: "hold_expired" } });
  }, [goTo, hold_minutes]);

  const mayMove = hold.booking.service.kind !== "class";
  const form = { id: FORM_ID, hold, onSending: setIsSending, onExpired: expire };
  return (
    <StepFrame step="who" summary={<WhoSummary hold={hold} isSending={isSending} />}>
      <HoldBanner hold={hold} isPaused={isSending} onEnd={expire} />
      <Card style={{ padding: 16 }}>
        <CardTitle style={{ marginBottom: 12 }}>Who</CardTitle>
        {session.status === "loading" ? <PageSkeleton /> : null}
        {session.status === "signed_in" ? <ClientForm {...form} person={session.person} /> : null}
        {session.status === "anonymous" || session.status === "failed" ? <GuestForm {...form} /> : null}
      </Card>
      <Card style={{ padding: 16, marginTop: 16 }}>
        <CardTitle style={{ marginBottom: 8 }}>If your plans change</CardTitle>
        <PolicyLines booking={hold.booking} mayMove={mayMove} />
      </Card>
    </StepFrame>
  );
}

function WhoSummary({ hold, isSending }: { hold: KeptHold; isSending: boolean }) {
  const { locale } = useCompany();
  const { booking } = hold;
  const format = formatOf(useCatalogue(), booking.location.id);
  const amount = formatMoney(booking.price.amount, booking.price.currency, locale);
  const when = `${formatDay(dateOf(booking.local_start), format)}, ${timeSpan(booking.local_start, booking.local_end, format)}`;
  return (
    <Summary
      title={bookedTitle(booking)}
      lines={bookedLines(booking, format)}
      price={{ label: "Pay at the venue", amount }}
      brief={{ title: `${amount} at the venue`, detail: when }}
      action={{ label: "Book", isBusy: isSending, form: FORM_ID }}
      hint="You pay when you come"
    />
  );
}
