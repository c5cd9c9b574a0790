import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { type DayFormats, formatDay, formatDays } from "#web/time/format-day.ts";
import { addDays, isDate } from "#web/time/wall-clock.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";

interface DayStepperProps {
  date: string;
  today: string;
  /** The first day of the week that is shown; a step is then a week, and a day without it. */
  weekFrom?: string | undefined;
  formats: DayFormats;
  onDate: (date: string) => void;
}

const WEEK_DAYS = 7;

/** A day or week back, today, one on, or any day from the calendar. */
export function DayStepper({ date, today, weekFrom, formats, onDate }: DayStepperProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const isWeek = weekFrom !== undefined;
  const step = isWeek ? WEEK_DAYS : 1;
  const noun = isWeek ? "Week" : "Day";
  const shown = isWeek ? weekText(weekFrom, formats) : dayText(date, today, formats);
  return (
    <Steps role="group" aria-label={noun}>
      <div className="joined">
        <IconButton aria-label={`${noun} before`} aria-keyshortcuts="k" onClick={() => onDate(addDays(date, -step))}>
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
        <IconButton aria-label={`${noun} after`} aria-keyshortcuts="j" onClick={() => onDate(addDays(date, step))}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      <span className="calendar">
        <Button
          aria-label={`${isWeek ? shown : formatDay(date, formats, "withYear")}, choose a day`}
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

/** As short in another year as in this one, so that the tools stay where they are. */
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
    // As wide as a row with the days of a week and the views leaves them.
    "& .joined > *": { width: "clamp(30px, 27vw - 67.5px, 40px)", minWidth: 0, padding: 0 },
    // The word does not fit: a calendar's leaf with today's number stands for it.
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
