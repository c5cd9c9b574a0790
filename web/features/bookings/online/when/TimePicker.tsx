import styled from "@emotion/styled";
import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { formatMonth } from "#web/time/format-day.ts";
import { addDays, addMonths, monthOf, offsetLabel, offsetOn } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import type { WholeChoice } from "../frame/choice.ts";
import { PublicButton } from "../frame/PublicButton.tsx";
import { DayStrip } from "./DayStrip.tsx";
import type { FreeDays } from "./use-availability.ts";

// Lazy-loaded: most people do not look beyond two weeks.
const MonthDays = lazy(async () => ({ default: (await import("./MonthDays.tsx")).MonthDays }));

interface TimePickerProps {
  choice: WholeChoice;
  days: FreeDays;
  date: string | undefined;
  /** Two weeks earlier (-1) or later (1). */
  onStretch: (by: -1 | 1) => void;
  onDay: (date: string) => void;
  children: ReactNode;
}

/** A strip or a month of days, above the times of one day; names the time zone. */
export function TimePicker({ choice, days, date, onStretch, onDay, children }: TimePickerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [month, setMonth] = useState<string>();
  const { location, service } = choice;
  const latest = monthOf(addDays(days.today, service.horizon_days)).last;
  const move = (by: -1 | 1) => {
    if (month !== undefined) {
      const next = addMonths(monthOf(month).first, by);
      if (monthOf(next).last >= days.today && next <= latest) setMonth(next);
    } else if (canScroll(strip.current, by)) strip.current?.scrollBy({ left: by * strip.current.clientWidth * 0.9 });
    else onStretch(by);
  };
  return (
    <Picker aria-label="Choose a time">
      <header>
        <CardTitle>When</CardTitle>
        <p>
          Times in {location.city ?? location.name}, {offsetLabel(offsetOn(date ?? days.today, location))}
        </p>
        <PublicButton
          type="button"
          data-look="quiet"
          data-size="small"
          aria-pressed={month !== undefined}
          onClick={() => setMonth(month === undefined ? (date ?? days.today) : undefined)}
        >
          <Icon name="calendar" />
          Month
        </PublicButton>
        <PublicButton
          type="button"
          data-look="quiet"
          data-size="square"
          aria-label={month === undefined ? "Earlier days" : "Month before"}
          onClick={() => move(-1)}
        >
          <Icon name="chevron-left" />
        </PublicButton>
        <PublicButton
          type="button"
          data-look="quiet"
          data-size="square"
          aria-label={month === undefined ? "Later days" : "Month after"}
          onClick={() => move(1)}
        >
          <Icon name="chevron-right" />
        </PublicButton>
      </header>
      {month === undefined ? (
        <DayStrip strip={strip} locale={location.locale} days={days} date={date} onDay={onDay} />
      ) : (
        <>
          <h3>{formatMonth(month, location)}</h3>
          <Suspense fallback={<div style={{ minHeight: 380 }} />}>
            <MonthDays
              choice={choice}
              month={month}
              date={date}
              onMonth={setMonth}
              onDay={(day) => {
                setMonth(undefined);
                onDay(day);
              }}
            />
          </Suspense>
        </>
      )}
      {children}
    </Picker>
  );
}

function canScroll(strip: HTMLElement | null, by: -1 | 1): boolean {
  if (!strip) return false;
  const left = by < 0 ? strip.scrollLeft : strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  return left > 8;
}

const Picker = styled(Card)({
  marginTop: 16,
  "& header": { display: "flex", alignItems: "center", gap: 4, padding: "12px 12px 0 16px" },
  "& header p": {
    flex: 1,
    fontSize: 12,
    lineHeight: "16px",
    letterSpacing: 0,
    textAlign: "right",
    color: "var(--text-2)",
    paddingRight: 8,
  },
  // Next to the buttons it would wrap to three lines.
  "@media (max-width: 599.95px)": {
    "& header": { flexWrap: "wrap" },
    "& header h2": { flex: 1 },
    "& header p": { order: 1, flexBasis: "100%", textAlign: "left" },
  },
  "& header [aria-pressed=true]": { background: "var(--selected)", color: "var(--primary-text)" },
  "& > h3": { padding: "8px 16px 0" },
});
