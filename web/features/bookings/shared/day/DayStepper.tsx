import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { formatDay, formatDays, formatMonth, type DayFormats } from "#web/time/format-day.ts";
import { addDays, addMonths, isDate, mondayOf } from "#web/time/wall-clock.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";

interface DayStepperProps {
  date: string;
  today: string;
  /** Size of a step; defaults to a day. */
  step?: "day" | "week" | "month";
  /** First day of a week that does not begin on Monday. */
  weekFrom?: string;
  formats: DayFormats;
  onDate: (date: string) => void;
}

const WEEK_DAYS = 7;
const NOUNS = { day: "Day", week: "Week", month: "Month" };

/** Steps a day, week or month back or forward; goes to today or to any day of the calendar. */
export function DayStepper({ date, today, step = "day", weekFrom, formats, onDate }: DayStepperProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const noun = NOUNS[step];
  const shown = shownText(step, date, { today, weekFrom: weekFrom ?? mondayOf(date), formats });
  return (
    <Steps role="group" aria-label={noun}>
      <div className="joined">
        <IconButton aria-label={`${noun} before`} aria-keyshortcuts="k" onClick={() => onDate(stepped(date, step, -1))}>
          <Icon name="chevron-left" />
        </IconButton>
        <Button
          className="today"
          aria-keyshortcuts="t"
          aria-current={date === today ? "date" : undefined}
          onClick={() => onDate(today)}
        >
          <LabelFromTablet>Today</LabelFromTablet>
          <span className="leaf" aria-hidden="true">
            {Number(today.slice(-2))}
          </span>
        </Button>
        <IconButton aria-label={`${noun} after`} aria-keyshortcuts="j" onClick={() => onDate(stepped(date, step, 1))}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      <span className="calendar">
        <Button
          aria-label={`${step === "day" ? formatDay(date, formats, "withYear") : shown}, choose a day`}
          startIcon={<Icon name="calendar" />}
          onClick={() => calendar.current?.showPicker()}
        >
          {shown}
        </Button>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          value={date}
          onChange={(event) => {
            if (isDate(event.target.value)) onDate(event.target.value);
          }}
        />
      </span>
    </Steps>
  );
}

/** The date one step back or forward; for months, the same day of the other month. */
export function stepped(date: string, step: "day" | "week" | "month", by: -1 | 1): string {
  return step === "month" ? addMonths(date, by) : addDays(date, step === "week" ? by * WEEK_DAYS : by);
}

function shownText(
  step: "day" | "week" | "month",
  date: string,
  { today, weekFrom, formats }: { today: string; weekFrom: string; formats: DayFormats },
): string {
  if (step === "month") return formatMonth(date, formats, "short");
  return step === "week" ? weekText(weekFrom, formats) : dayText(date, today, formats);
}

/** No longer in another year than in this one, so that the tools keep their places. */
function dayText(date: string, today: string, formats: DayFormats): string {
  return formatDay(date, formats, date.slice(0, 4) === today.slice(0, 4) ? "short" : "year");
}

/** "3 – 9 May" */
function weekText(from: string, formats: DayFormats): string {
  return formatDays(from, addDays(from, WEEK_DAYS - 1), formats);
}

const Steps = styled("div")({
  display: "flex",
  gap: 8,
  "& .joined": { display: "flex" },
  "& .joined > *": { borderRadius: 0, marginLeft: -1, border: "1px solid var(--line-strong)", color: "var(--text)" },
  "& .joined > :first-of-type": { borderRadius: "var(--r-s) 0 0 var(--r-s)", marginLeft: 0 },
  "& .joined > :last-of-type": { borderRadius: "0 var(--r-s) var(--r-s) 0" },
  "& .joined > :focus-visible": { zIndex: 1 },
  "& .calendar": { position: "relative" },
  "& .leaf": { display: "none" },
  "@media (max-width: 599.95px)": {
    gap: 4,
    // As wide as possible next to the week's dates and the view switch.
    "& .joined > *": { width: "clamp(28px, 27vw - 72px, 40px)", minWidth: 0, padding: 0 },
    // The word does not fit: replaced by a calendar icon with today's date.
    "& .leaf": {
      display: "block",
      width: 20,
      borderRadius: 4,
      border: "1.5px solid currentColor",
      borderTopWidth: 5,
      fontSize: 11,
      lineHeight: "14px",
      fontWeight: 600,
    },
    "& .calendar .MuiButton-startIcon": { display: "none" },
    "& .calendar button": { padding: "0 4px" },
  },
  "& .calendar button": { whiteSpace: "nowrap" },
  "& .calendar input": { position: "absolute", inset: 0, opacity: 0, pointerEvents: "none", width: "100%", border: 0 },
});
