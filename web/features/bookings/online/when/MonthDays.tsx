import styled from "@emotion/styled";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatDay } from "#web/time/format-day.ts";
import { addDays, monthOf } from "#web/time/wall-clock.ts";
import { MonthGrid } from "#web/ui/date/MonthGrid.tsx";
import type { WholeChoice } from "../frame/choice.ts";
import { LoadFailure } from "../frame/LoadFailure.tsx";
import { formatTimesLeft, fullness } from "./day-left.ts";
import { useFreeMonth } from "./use-availability.ts";

interface MonthDaysProps {
  choice: WholeChoice;
  /** Any date of the month. */
  month: string;
  date: string | undefined;
  onMonth: (month: string) => void;
  onDay: (date: string) => void;
}

/** A month of days, each with its free times or the reason there are none; days beyond the horizon show when booking opens. */
export function MonthDays({ choice, month, date, onMonth, onDay }: MonthDaysProps) {
  const { days, today, lastDay, error, refetch } = useFreeMonth(choice, month);
  const { location, service } = choice;
  if (error && !days) {
    return <LoadFailure title="The month did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  const { last } = monthOf(month);
  return (
    <Month>
      <MonthGrid
        month={month}
        formats={location}
        today={today}
        chosen={date}
        earliest={today}
        latest={monthOf(lastDay).last}
        isLoading={days === undefined}
        onMonth={onMonth}
        onPick={onDay}
        dayOf={(each) => {
          const day = days?.find((one) => one.date === each);
          if (!day) return { isOff: each < today };
          const opens = day.state === "beyond_horizon" ? addDays(each, -service.horizon_days) : undefined;
          return {
            isOff: day.state !== "free" && day.state !== "full",
            content: (
              <span data-left={fullness(day)}>
                {formatTimesLeft(day)}
                {opens ? (
                  <span className="screen-reader-only">, can be booked from {formatDay(opens, location)}</span>
                ) : null}
              </span>
            ),
          };
        }}
      />
      {last > lastDay ? (
        <p>
          Days can be booked {service.horizon_days} days ahead: {formatDay(addDays(lastDay, 1), location)} opens
          tomorrow.
        </p>
      ) : null}
    </Month>
  );
}

const Month = styled("div")({
  padding: "4px 10px 12px",
  borderBottom: "1px solid var(--line-soft)",
  "& [data-left=none]": { color: "var(--text-3)" },
  "& [data-left=few]": { fontWeight: 500, color: "var(--amber-t)" },
  "& [data-left=many]": { color: "var(--text-2)" },
  "& [data-chosen] [data-left]": { color: "inherit" },
  "& > p": {
    marginTop: 8,
    padding: "0 6px",
    fontSize: 12,
    lineHeight: "16px",
    letterSpacing: 0,
    color: "var(--text-2)",
  },
});
