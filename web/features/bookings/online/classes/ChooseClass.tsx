import { useEffect, useRef, useState, type ReactNode } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany, useTaxesOn } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { formatDay } from "#web/time/format-day.ts";
import { minutesBetween } from "#web/time/wall-clock.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import type { WholeChoice } from "../frame/choice.ts";
import { dateOf, formatPeople, timeSpan } from "../frame/format-venue.ts";
import { StepFrame } from "../frame/StepFrame.tsx";
import { Summary } from "../frame/Summary.tsx";
import { useAnswers } from "../frame/use-answers.ts";
import { ChosenService } from "../when/ChosenService.tsx";
import { formatHeldFor } from "../when/format-hold.ts";
import { HoldRefused } from "../when/HoldRefused.tsx";
import { useHoldThenWho } from "../when/use-holding.ts";
import { useShownWeek } from "./class-week.ts";
import type { BookClassFragment } from "./classes.generated.ts";
import { ClassList } from "./ClassList.tsx";

interface ChooseClassProps {
  choice: WholeChoice;
  /** The person returned because their hold expired. */
  hasExpired: boolean;
  /** Says that the class in the URL is booked already. */
  already: ReactNode;
}

/** The second step for classes: choosing one from a week of classes. */
export function ChooseClass({ choice, hasExpired, already }: ChooseClassProps) {
  const { location, party } = choice;
  const { answers, answer, goTo } = useAnswers();
  const list = useRef<HTMLDivElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const classes = useShownWeek(location, answers.date);
  const session = classes.days?.flatMap((day) => day.classes).find(({ id }) => id === answers.class);
  const { hold, isHolding, refusal } = useHoldThenWho(() => void classes.refetch());
  const { hold_minutes } = useCompany();
  // Preload the next step while the person looks at the classes.
  useEffect(() => void import("../who/WhoStep.tsx"), []);

  const goOn = () => {
    if (session) return void hold(seatsOf(session, choice), chosenAnswers(session));
    setWasPressed(true);
    announce("Choose a class first.");
    list.current?.querySelector<HTMLElement>("[data-class], [data-next]")?.focus();
  };
  return (
    <StepFrame
      step="when"
      summary={
        <ClassSummary
          choice={choice}
          session={session}
          isHolding={isHolding}
          hint={wasPressed && !session ? "Choose a class first" : formatHeldFor(hold_minutes)}
          onGoOn={goOn}
        />
      }
    >
      <ChosenService choice={choice} onChange={() => goTo("what")} />
      <HoldRefused refusal={refusal} hasExpired={hasExpired} location={location} onTake={() => undefined} />
      {already}
      {!already && !session && !refusal && (wasPressed || (answers.class !== undefined && classes.days)) ? (
        <div style={{ marginTop: 16 }}>
          <Note tone="amber" icon="warning" role="status">
            {answers.class === undefined
              ? "Choose a class first."
              : "This class can no longer be booked. Choose another one."}
          </Note>
        </div>
      ) : null}
      <div ref={list}>
        <ClassList
          location={location}
          week={classes}
          party={party}
          chosen={answers.class}
          onChoose={(chosen) => answer(chosenAnswers(chosen))}
        />
      </div>
    </StepFrame>
  );
}

/** The URL parameters of a chosen class. */
function chosenAnswers({ id, service_id, start_time, end_time, local_start }: BookClassFragment) {
  const duration = minutesBetween(start_time, end_time);
  return { service: service_id, duration, date: dateOf(local_start), time: start_time, class: id };
}

function seatsOf({ id, service_id, start_time, end_time }: BookClassFragment, { location, party }: WholeChoice) {
  return { class_session_id: id, service_id, location_id: location.id, start_time, end_time, party_size: party };
}

interface ClassSummaryProps {
  choice: WholeChoice;
  session: BookClassFragment | undefined;
  isHolding: boolean;
  hint: string;
  onGoOn: () => void;
}

/** The selection so far, with the price of its seats. */
function ClassSummary({ choice: { location, party }, session, isHolding, hint, onGoOn }: ClassSummaryProps) {
  const { locale } = useCompany();
  const taxes = useTaxesOn("class");
  const people = formatPeople(party);
  const action = { label: "Continue", isBusy: isHolding, onClick: onGoOn };
  const place = { icon: "location", text: location.name } as const;
  if (!session) {
    return (
      <Summary
        title="Classes"
        lines={[{ icon: "people", text: people }, place]}
        brief={{ title: "Classes", detail: people }}
        action={action}
        hint={hint}
      />
    );
  }
  const { name, level, coach_name, resource_name, price } = session;
  const span = timeSpan(session.local_start, session.local_end, location);
  const date = dateOf(session.local_start);
  const amount = formatMoney(price.amount * party, price.currency, locale);
  return (
    <Summary
      title={level ? `${name}, ${level}` : name}
      lines={[
        { icon: "calendar", text: `${formatDay(date, location, "withYear")}, ${span}` },
        ...(coach_name ? [{ icon: "coach", text: coach_name } as const] : []),
        { icon: "location", text: [resource_name, location.name].filter(Boolean).join(", ") },
        { icon: "people", text: people },
      ]}
      price={{ label: countText(party, "seat"), amount }}
      tax={taxNote({ ...price, amount: price.amount * party }, taxes, locale)}
      brief={{ title: name, detail: `${formatDay(date, location)}, ${span} · ${amount}` }}
      action={action}
      hint={hint}
    />
  );
}
