import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import type { OccurrenceProblem } from "#web/apollo/schema-types.generated.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTime } from "#web/time/format.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { Quiet } from "#web/ui/text/Quiet.ts";

interface ListedDate {
  date: string;
  local_start: string | null;
  problem: OccurrenceProblem | null;
  message: string | null;
}

interface DatesListProps {
  /** Undefined while loading. */
  dates: readonly ListedDate[] | undefined;
  error: unknown;
  venue: Venue;
  /** What the form still needs. */
  missing: string | undefined;
  /** "$540.00 in all" */
  sum?: string | undefined;
}

/** The dates of a weekly class or booking before they are saved, each with its conflict, if any. */
export function DatesList({ dates, error, venue, missing, sum }: DatesListProps) {
  if (missing !== undefined) return <Quiet>{missing}</Quiet>;
  if (error) return <Quiet role="alert">{Object.values(explain(error).fields)[0] ?? explain(error).message}</Quiet>;
  if (!dates) return <Quiet aria-busy="true">Checking the dates…</Quiet>;
  const problems = dates.filter(({ problem }) => problem !== null).length;
  return (
    <Dates aria-label="Dates" aria-live="polite">
      <div className="head">
        <span>{[countText(dates.length, "date"), sum].filter(Boolean).join(", ")}</span>
        {problems > 0 ? (
          <StateChip tone="amber" icon="warning">
            {countText(problems, "problem")}
          </StateChip>
        ) : null}
      </div>
      <ol>
        {dates.map((date) => (
          <DateLine key={date.date} date={date} venue={venue} />
        ))}
      </ol>
    </Dates>
  );
}

function DateLine({ date: { date, local_start, problem, message }, venue }: { date: ListedDate; venue: Venue }) {
  return (
    <li data-problem={problem ?? undefined}>
      <Icon name={problem === null ? "check-circle" : "warning"} size={14} />
      <span>
        <b>{formatDay(date, venue, "withYear")}</b> {local_start === null ? null : formatTime(local_start, venue)}
        {message === null ? null : <small>{message}</small>}
      </span>
    </li>
  );
}

const Dates = styled("section")({
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& .head": { display: "flex", justifyContent: "space-between", gap: 8, marginBottom: 8, color: "var(--text-2)" },
  "& b": { fontWeight: 500 },
  "& small": { display: "block" },
  "& li": { display: "flex", gap: 8, padding: 8, borderBottom: "1px solid var(--line)" },
  "& li > svg": { marginTop: 3, color: "var(--green-t)" },
  "& li[data-problem]": { color: "var(--amber-t)", background: "var(--amber-f)", borderRadius: "var(--r-s)" },
  "& li[data-problem] :is(svg, small)": { color: "inherit" },
});
