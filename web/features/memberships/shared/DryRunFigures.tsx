import { useEffect, useRef, useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { includes } from "#web/tenant/tax-note.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Preview } from "#web/ui/layout/Preview.ts";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { toneClass } from "#web/ui/state/tone.ts";
import { formatAllowanceScope, formatLeft, formatUsed } from "./format-allowance.ts";
import { formatPlannedChange } from "./format-membership.ts";
import type { ChangeFiguresFragment } from "./membership.generated.ts";
import { useDayFormats } from "./use-day-formats.ts";
import type { ActAnswers } from "./use-membership-acts.ts";

interface DryRunFiguresProps {
  answers: ActAnswers;
  /** Whether the input is complete enough for a dry run. */
  isWhole: boolean;
  ask: (answers: ActAnswers) => Promise<ChangeFiguresFragment | null | undefined>;
  /** Called with the token of the figures shown; undefined while there are none. */
  onToken: (token: string | undefined) => void;
  /** Requests them anew. */
  onAgain: () => void;
}

type Money = ChangeFiguresFragment["credited"];

type Answer = { figures: ChangeFiguresFragment } | { problem: string; isRefusal: boolean };

/** What an action will cost, when, and until when access lasts: requested again whenever the input changes. */
export function DryRunFigures({ answers, isWhole, ask, onToken, onAgain }: DryRunFiguresProps) {
  const formats = useDayFormats();
  const question = isWhole ? JSON.stringify(answers) : null;
  const answer = useDryRun(question, ask, onToken);
  return (
    <Preview aria-label="What will happen" aria-live="polite">
      <h3>What will happen</h3>
      {question === null ? <p>Choose a plan to see its bills.</p> : null}
      {question !== null && answer === null ? <TextSkeleton lines={5} /> : null}
      {answer && "problem" in answer ? (
        <Note tone="amber" icon="warning">
          {answer.problem}{" "}
          {answer.isRefusal ? null : (
            <button type="button" onClick={onAgain}>
              Try again
            </button>
          )}
        </Note>
      ) : null}
      {answer && "figures" in answer ? <FigureLines figures={answer.figures} formats={formats} /> : null}
    </Preview>
  );
}

/** Result of the latest request; responses to earlier ones are ignored. */
function useDryRun(
  question: string | null,
  ask: DryRunFiguresProps["ask"],
  onToken: DryRunFiguresProps["onToken"],
): Answer | null {
  const [answered, setAnswered] = useState<{ question: string; answer: Answer } | null>(null);
  const latest = useRef({ ask, onToken });
  useEffect(() => {
    latest.current = { ask, onToken };
  });
  // The figures come from the server, so they are requested whenever the input changes.
  useEffect(() => {
    latest.current.onToken(undefined);
    if (question === null) return undefined;
    let isWanted = true;
    const keep = (answer: Answer) => {
      if (!isWanted) return;
      latest.current.onToken("figures" in answer ? answer.figures.dry_run_id : undefined);
      setAnswered({ question, answer });
    };
    const answers: ActAnswers = JSON.parse(question);
    latest.current
      .ask(answers)
      .then((figures) => keep(figures ? { figures } : { problem: "The server sent no figures.", isRefusal: false }))
      .catch((error: unknown) => keep({ problem: explain(error).message, isRefusal: isRefusal(error) }));
    return () => {
      isWanted = false;
    };
  }, [question]);
  return answered && answered.question === question ? answered.answer : null;
}

/** Whether the server decided against it, so that it would answer the same again. */
function isRefusal(error: unknown): boolean {
  const { code, status = 0 } = faultOf(error);
  return code !== undefined && status < 500;
}

/** What is charged and when, until when access lasts, and what is available for bookings. */
export function FigureLines({ figures, formats }: { figures: ChangeFiguresFragment; formats: DayFormats }) {
  const { due_now, sign_up_fee, taxes, charges, free_until, access_until, access_again_from, days_credited } = figures;
  const { planned_change: planned } = figures;
  const money = (value: Money) => formatMoney(value.amount, value.currency, formats.locale);
  const day = (date: string) => formatDay(date, formats, "withYear");
  return (
    <ul>
      {due_now.amount > 0 ? (
        <Line
          icon="card"
          text={`${money(due_now)} today`}
          {...(taxes.length > 0 && { detail: includes(taxes, formats.locale) })}
        />
      ) : null}
      {sign_up_fee.amount > 0 ? (
        <Line
          icon="money"
          text={`${due_now.amount > 0 ? "Includes" : "The first bill includes"} a sign-up fee of ${money(sign_up_fee)}`}
          detail="Paid once."
        />
      ) : null}
      {free_until ? <Line icon="check-circle" text={`Free until ${day(free_until)}`} /> : null}
      <EndedPeriod figures={figures} money={money} />
      {planned ? (
        <Line
          icon="swap"
          text={formatPlannedChange(planned, formats)}
          detail={`${money(planned.price)} each period, as agreed now. Until then nothing changes.`}
        />
      ) : null}
      {access_until ? <Line icon="calendar" text={`Access until ${day(access_until)}`} /> : null}
      {access_again_from ? <Line icon="calendar" text={`Access again from ${day(access_again_from)}`} /> : null}
      {days_credited > 0 ? (
        <Line
          icon="check-circle"
          text={days_credited === 1 ? "1 paid day credited" : `${days_credited} paid days credited`}
          detail="The next bill moves by the length of the pause."
        />
      ) : null}
      {figures.allowances.map((allowance) => (
        <Line
          key={[allowance.unit, allowance.service_id, allowance.resource_type_id].join()}
          icon="check-circle"
          text={`${formatAllowanceScope(allowance)}: ${formatLeft(allowance, formats, charges.length === 0 ? "withYear" : "short")}`}
        />
      ))}
      {charges.length === 0 ? <Line icon="ban" text="No more bills" /> : <Bills figures={figures} formats={formats} />}
    </ul>
  );
}

/** What was used of the period that ends today, and what becomes of the rest: of the days, the hours and the bookings. */
function EndedPeriod({ figures, money }: { figures: ChangeFiguresFragment; money: (value: Money) => string }) {
  const { allowances_before, bookings_to_come: count, credited, to_credit, lapsing, access_until } = figures;
  const given = allowances_before.filter(({ granted }) => granted > 0);
  const isMoved = access_until === null;
  const forWhat =
    given.length > 0
      ? "For the unused share of the old plan's days or of what it gave, whichever is least."
      : "For unused days of the old plan.";
  return (
    <>
      {given.map((allowance) => (
        <Line
          key={allowance.id}
          icon="clock"
          text={formatUsed({ ...allowance, used: allowance.granted - allowance.left })}
        />
      ))}
      {credited.amount > 0 || (isMoved && given.length > 0) ? (
        <Line icon="money" text={`${money(credited)} credited`} detail={forWhat} />
      ) : null}
      {lapsing.amount > 0 ? (
        <Line
          icon="warning"
          text={`${money(lapsing)} paid for what is left ends with it`}
          detail="It is given back only where its bill is refunded."
        />
      ) : null}
      {to_credit.amount > 0 ? (
        <Line
          icon="money"
          text={`${money(to_credit)} becomes credit`}
          detail="No bill is left to take it off. It pays for anything here."
        />
      ) : null}
      {count > 0 ? (
        <Line
          icon="calendar"
          text={count === 1 ? "1 booking to come stays covered" : `${count} bookings to come stay covered`}
          detail={
            isMoved
              ? "What is booked counts as used of the old plan, and is credited if it is cancelled in time."
              : "If the venue cancels a class, its share of the price becomes credit. Any other use ends with the pack."
          }
        />
      ) : null}
    </>
  );
}

function Bills({
  figures: { charges, charges_before },
  formats,
}: {
  figures: ChangeFiguresFragment;
  formats: DayFormats;
}) {
  const text = (list: ChangeFiguresFragment["charges"]) =>
    list
      .map(
        ({ on, amount }) => `${formatDay(on, formats)} ${formatMoney(amount.amount, amount.currency, formats.locale)}`,
      )
      .join(", ");
  const before = text(charges_before);
  const after = text(charges);
  return (
    <Line
      icon="clock"
      text={`Next bills: ${after}`}
      {...(before !== "" && before !== after && { detail: `Until now: ${before}` })}
    />
  );
}

interface LineProps {
  icon: Parameters<typeof Icon>[0]["name"];
  text: string;
  detail?: string;
}

function Line({ icon, text, detail }: LineProps) {
  return (
    <li className={toneClass("teal")}>
      <Icon name={icon} size={16} />
      <span>
        <b>{text}</b>
        {detail ? <small>{detail}</small> : null}
      </span>
    </li>
  );
}
