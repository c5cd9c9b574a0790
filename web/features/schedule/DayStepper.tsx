import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { formatDay } from "#web/time/format.ts";
import { addDays, isDate } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";

interface DayStepperProps {
  date: string;
  today: string;
  locale: string;
  onDate: (date: string) => void;
}

/** A day back, today, a day on, or any day from the calendar. */
export function DayStepper({ date, today, locale, onDate }: DayStepperProps) {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Steps role="group" aria-label="Day">
      <div className="joined">
        <IconButton aria-label="Day before" aria-keyshortcuts="k" onClick={() => onDate(addDays(date, -1))}>
          <Icon name="chevron-left" />
        </IconButton>
        <Button aria-keyshortcuts="t" aria-current={date === today ? "date" : undefined} onClick={() => onDate(today)}>
          Today
        </Button>
        <IconButton aria-label="Day after" aria-keyshortcuts="j" onClick={() => onDate(addDays(date, 1))}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      <span className="calendar">
        <Button
          aria-label={`${formatDay(date, { locale }, "withYear")}, choose a day`}
          startIcon={<Icon name="calendar" />}
          onClick={() => calendar.current?.showPicker()}
        >
          {formatDay(date, { locale }, isThisYear ? "short" : "withYear")}
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

const Steps = styled("div")({
  display: "flex",
  gap: 8,
  "& .joined": { display: "flex" },
  "& .joined > *": { borderRadius: 0, marginLeft: -1, border: "1px solid var(--line-strong)", color: "var(--text)" },
  "& .joined > :first-of-type": { borderRadius: "var(--r-s) 0 0 var(--r-s)", marginLeft: 0 },
  "& .joined > :last-of-type": { borderRadius: "0 var(--r-s) var(--r-s) 0" },
  "& .joined > :focus-visible": { zIndex: 1 },
  "& .calendar": { position: "relative" },
  "& .calendar input": { position: "absolute", inset: 0, opacity: 0, pointerEvents: "none", width: "100%", border: 0 },
});
