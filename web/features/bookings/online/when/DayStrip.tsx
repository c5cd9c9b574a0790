import styled from "@emotion/styled";
import { useEffect, type RefObject } from "react";
import { dayParts } from "#web/time/format-day.ts";
import { formatTimesLeft, fullness } from "./day-left.ts";
import type { BookDayFragment } from "./times.generated.ts";
import { STRIP_DAYS, type FreeDays } from "./use-availability.ts";

interface DayStripProps {
  strip: RefObject<HTMLDivElement | null>;
  /** The locale of the weekday names. */
  locale: string;
  days: FreeDays;
  date: string | undefined;
  onDay: (date: string) => void;
}

/** In pixels. */
const HALF_TILE = 29;

/** Two weeks of days, each with its number of free times. */
export function DayStrip({ strip, locale, days, date, onDay }: DayStripProps) {
  const isLoaded = days.days !== undefined;
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    const left = chosen ? chosen.offsetLeft - (strip.current?.clientWidth ?? 0) / 2 + HALF_TILE : 0;
    strip.current?.scrollTo({ left });
    // Scroll only when the two weeks change; a click must not move the tile under the pointer.
  }, [strip, days.from, isLoaded]);

  if (!days.days) {
    return (
      <Strip ref={strip} aria-busy="true">
        {Array.from({ length: STRIP_DAYS }, (_, index) => (
          <i key={index} />
        ))}
      </Strip>
    );
  }
  return (
    <Strip ref={strip} role="group" aria-label="Days">
      {days.days.map((day) => (
        <DayTile
          key={day.date}
          day={day}
          locale={locale}
          isToday={day.date === days.today}
          isChosen={day.date === date}
          onPress={() => onDay(day.date)}
        />
      ))}
    </Strip>
  );
}

interface DayTileProps {
  locale: string;
  day: BookDayFragment;
  isToday: boolean;
  isChosen: boolean;
  onPress: () => void;
}

function DayTile({ day, locale, isToday, isChosen, onPress }: DayTileProps) {
  const { weekday, day: number, month } = dayParts(day.date, { locale });
  return (
    <button type="button" data-day data-left={fullness(day)} aria-pressed={isChosen} onClick={onPress}>
      <span>{isToday ? "Today" : weekday}</span>{" "}
      <b>
        {number} <span className={number === 1 ? undefined : "screen-reader-only"}>{month}</span>
      </b>{" "}
      <span className="left">{formatTimesLeft(day)}</span>
    </button>
  );
}

const Strip = styled("div")({
  position: "relative",
  display: "flex",
  gap: 4,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: "8px 12px 12px",
  borderBottom: "1px solid var(--line-soft)",
  "& button, & i": { flex: "1 0 58px", height: 72, border: "1px solid transparent", borderRadius: "var(--r)" },
  "& i": { background: "var(--grey-f)" },
  "& button": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    fontSize: 12,
    lineHeight: "16px",
    letterSpacing: 0,
    color: "var(--text-2)",
    fontVariantNumeric: "tabular-nums",
    "&:hover": { background: "var(--hover)" },
    "&:focus-visible": { outlineOffset: -2 },
  },
  "& b": { fontSize: 18, lineHeight: "24px", fontWeight: 600, letterSpacing: "-.015em", color: "var(--text)" },
  "& [data-left=few] .left": { fontWeight: 500, color: "var(--amber-t)" },
  "& [data-left=none]": { color: "var(--text-3)" },
  "& [data-left=none] b": { fontWeight: 500, color: "var(--text-3)" },
  "& [aria-pressed=true], & [aria-pressed=true]:hover": { background: "var(--primary)", color: "var(--on-primary)" },
  "& [aria-pressed=true] :is(b, .left)": { color: "inherit" },
  // Separates the focus ring from the chosen tile, which has the same color.
  "& [aria-pressed=true]:focus-visible": { boxShadow: "inset 0 0 0 4px var(--on-primary)" },
});
