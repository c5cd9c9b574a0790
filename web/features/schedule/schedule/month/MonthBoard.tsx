import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatMonth } from "#web/time/format-day.ts";
import { monthOf } from "#web/time/wall-clock.ts";
import { MonthGrid } from "#web/ui/date/MonthGrid.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { useOnWindowFocus } from "#web/ui/page/use-on-window-focus.ts";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { useBookedMonthQuery, type BookedDayFragment } from "./month.generated.ts";

interface MonthBoardProps {
  venue: Venue;
  url: ScheduleUrl;
}

/** A month at the venue: bookings per day, and closed days. Pressing a day opens it. */
export function MonthBoard({ venue, url }: MonthBoardProps) {
  const { date, today, setDate, setLens } = url;
  const { first, last } = monthOf(date);
  const { data, error, refetch } = useBookedMonthQuery({
    variables: { location_id: venue.id, date_from: first, date_to: last },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: false,
  });
  // Failures are retried on the next focus.
  useOnWindowFocus(() => void refetch().catch(() => undefined));
  const days = data?.bookedDays?.days;
  if (error && !days) {
    return <ErrorState title="The month did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Month>
      <h2>{formatMonth(date, venue)}</h2>
      <MonthGrid
        month={date}
        formats={venue}
        today={today}
        chosen={date}
        isLoading={days === undefined}
        onMonth={setDate}
        onPick={(day) => setLens({ view: "day", date: day })}
        dayOf={(each) => {
          const day = days?.find((one) => one.date === each);
          return { content: day ? <BookedOn day={day} /> : null };
        }}
      />
    </Month>
  );
}

function BookedOn({ day }: { day: BookedDayFragment }) {
  const { is_closed, closed_for, holiday, bookings, classes, load_percent } = day;
  return (
    <Told>
      {is_closed || holiday ? <i>{is_closed ? ["Closed", closed_for].filter(Boolean).join(", ") : holiday}</i> : null}
      {is_closed && bookings + classes === 0 ? null : (
        <>
          <span>{counted(bookings, "booking")}</span>
          {classes > 0 ? <span>{counted(classes, "class", "classes")}</span> : null}
        </>
      )}
      {load_percent === null ? null : (
        <>
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${load_percent}%` }} data-full={load_percent >= NEARLY_FULL || undefined} />
          </span>
          <small>{load_percent} % booked</small>
        </>
      )}
    </Told>
  );
}

const NEARLY_FULL = 85;

/** On phones only the number is visible; the word is available to screen readers. */
function counted(count: number, one: string, many = `${one}s`) {
  return (
    <>
      {count} <em>{count === 1 ? one : many}</em>
    </>
  );
}

const Month = styled("div")({
  "--day-height": "104px",
  height: "100%",
  overflow: "auto",
  padding: "12px 16px 24px",
  background: "var(--surface)",
  paddingBottom: "calc(24px + var(--thumb-room, 0px))",
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em", marginBottom: 8 },
  "& td > button": { alignItems: "stretch", padding: "6px 8px", textAlign: "left", borderColor: "var(--line-soft)" },
  // More specific than the calendar's own selector, whose fill would hide the text.
  "& td > button[data-chosen], & td > button[data-chosen]:hover": {
    background: "var(--selected)",
    color: "var(--text)",
    borderColor: "var(--primary)",
  },
  "& td > button[data-chosen]:focus-visible": { boxShadow: "none" },
  "& [data-chosen] > span, & [data-chosen] small": { color: "var(--text)" },
  "& [data-today] b": { color: "var(--primary-text)" },
  "@media (max-width: 599.95px)": {
    "--day-height": "76px",
    padding: "8px 8px 24px",
    "& td > button": { padding: "4px" },
  },
});

const Told = styled("span")({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  color: "var(--text-2)",
  "& i": {
    fontStyle: "normal",
    color: "var(--amber-t)",
    overflow: "hidden",
    textOverflow: "ellipsis",
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
  },
  "& em": { fontStyle: "normal" },
  "& small": { fontSize: 11 },
  "& .bar": { height: 4, marginTop: "auto", borderRadius: 2, background: "var(--grey-f)", overflow: "hidden" },
  "& .bar > span": { display: "block", height: "100%", borderRadius: 2, background: "var(--primary)" },
  "& .bar > [data-full]": { background: "var(--amber-t)" },
  "@media (max-width: 599.95px)": {
    // The words are for screen readers; only the number is visible.
    "& em": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "& small": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
