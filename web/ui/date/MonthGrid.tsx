import styled from "@emotion/styled";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { formatDay, formatMonth, weekdayNames, type DayFormats } from "#web/time/format-day.ts";
import { addDays, addMonths, mondayOf, monthOf } from "#web/time/wall-clock.ts";

/** Text shown below a date's number. */
export interface MonthDay {
  content?: ReactNode;
  /** Can be focused and read, but not pressed. */
  isOff?: boolean;
}

interface MonthGridProps {
  /** Any date of the visible month. */
  month: string;
  formats: DayFormats;
  today: string;
  chosen?: string | undefined;
  /** Earliest and latest date reachable by keyboard. */
  earliest?: string;
  latest?: string;
  isLoading?: boolean;
  dayOf: (date: string) => MonthDay;
  onPick: (date: string) => void;
  /** Called when the keyboard moves to a date of another month. */
  onMonth: (date: string) => void;
}

/**
 * The dates of a month in weeks, with the keyboard navigation of the ARIA calendar pattern. (The date calendar of MUI X
 * has no room for text in a day, skips disabled dates, and would add its weight to the booking page.)
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, formats, today, chosen, isLoading, dayOf, onPick } = props;
  const { table, current, onKeyDown, setCurrent } = useCalendarKeys(props);
  const weeks = weeksOf(month);
  return (
    <Table
      ref={table}
      role="grid"
      aria-label={formatMonth(month, formats)}
      aria-busy={isLoading || undefined}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((date) => {
            const { short, long } = weekdayNames(date, formats);
            return (
              <th key={date} scope="col" abbr={long}>
                {short}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              if (!isIn(month, date)) return <td key={date} aria-hidden="true" />;
              const { content, isOff } = dayOf(date);
              return (
                <td key={date} aria-selected={date === chosen}>
                  <button
                    type="button"
                    data-date={date}
                    data-chosen={date === chosen || undefined}
                    data-today={date === today || undefined}
                    tabIndex={date === current ? 0 : -1}
                    aria-current={date === today ? "date" : undefined}
                    aria-disabled={isOff || undefined}
                    onFocus={() => setCurrent(date)}
                    onClick={() => {
                      if (!isOff) onPick(date);
                    }}
                  >
                    <span className="screen-reader-only">{`${formatDay(date, formats, "longInYear")}${content ? ", " : ""}`}</span>
                    <b aria-hidden="true">{Number(date.slice(8))}</b> {content}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

const isIn = (month: string, date: string): boolean => date.slice(0, 7) === month.slice(0, 7);

/** Whole weeks from Monday, including dates of the adjacent months. */
function weeksOf(month: string): string[][] {
  const { first, last } = monthOf(month);
  const weeks: string[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, WEEK_DAYS)) {
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

/** The date a key moves to; undefined for any other key. */
function dateAfterKey({ key, shiftKey }: KeyboardEvent, date: string): string | undefined {
  const months = shiftKey ? YEAR_MONTHS : 1;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -WEEK_DAYS),
    ArrowDown: () => addDays(date, WEEK_DAYS),
    Home: () => mondayOf(date),
    End: () => addDays(mondayOf(date), WEEK_DAYS - 1),
    PageUp: () => addMonths(date, -months),
    PageDown: () => addMonths(date, months),
  };
  return moves[key]?.();
}

/** Roving tabindex: one date is focusable; the keys move to others, also into adjacent months. */
function useCalendarKeys({ month, today, chosen, earliest, latest, onMonth }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [walked, setCurrent] = useState<string>();
  const within = (date: string): string => {
    if (earliest !== undefined && date < earliest) return earliest;
    return latest !== undefined && date > latest ? latest : date;
  };
  const shown = [walked, chosen, today].find((date) => date !== undefined && isIn(month, date));
  const current = shown ?? within(monthOf(month).first);

  useEffect(() => {
    if (!isMoving.current || !isIn(month, current)) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus();
  }, [month, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = dateAfterKey(event, current);
    if (wanted === undefined) return;
    event.preventDefault();
    const date = within(wanted);
    isMoving.current = date !== current;
    setCurrent(date);
    if (!isIn(month, date)) onMonth(date);
  };
  return { table, current, onKeyDown, setCurrent };
}

const Table = styled("table")({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 2,
  "& th": { padding: "4px 0", fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& td": { padding: 0, verticalAlign: "top" },
  "& button": {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    width: "100%",
    minHeight: "var(--day-height, 56px)",
    padding: "6px 2px",
    border: "1px solid transparent",
    borderRadius: "var(--r)",
    color: "var(--text)",
    fontSize: 12,
    lineHeight: "16px",
    letterSpacing: 0,
    fontVariantNumeric: "tabular-nums",
    overflow: "hidden",
    "&:hover": { background: "var(--hover)" },
    "&:focus-visible": { outlineOffset: -2 },
    "&[aria-disabled=true]": { color: "var(--text-3)", cursor: "default", background: "none" },
    "&[data-today]": { borderColor: "var(--line-strong)" },
  },
  "& b": { fontSize: 15, lineHeight: "20px", fontWeight: 600 },
  "& [aria-disabled=true] b": { fontWeight: 400 },
  "& [data-chosen], & [data-chosen]:hover": { background: "var(--primary)", color: "var(--on-primary)" },
  "& [data-chosen]:focus-visible": { boxShadow: "inset 0 0 0 4px var(--on-primary)" },
  "@media (max-width: 599.95px)": { "& button": { fontSize: 11, padding: "6px 0" } },
});
