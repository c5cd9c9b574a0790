import { skipToken } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ScheduleClassSessionsInput } from "#web/apollo/schema-types.generated.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatTime } from "#web/time/format.ts";
import { formatDay } from "#web/time/format-day.ts";
import { useRested } from "#web/ui/form/use-rested.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { type ClassDateFragment, usePreviewClassScheduleQuery } from "./class-sessions.generated.ts";
import type { scheduleForm, ScheduleFormValues } from "./class-form.ts";
import { countText } from "./format-class.ts";

/** How many dates can be held, and how many cannot. */
export interface DateCounts {
  held: number;
  leftOut: number;
}

interface ClassDatesProps {
  form: UseFormReturn<ScheduleFormValues, unknown, ScheduleClassSessionsInput>;
  schema: ReturnType<typeof scheduleForm>;
  venue: Venue;
  onCounts: (counts: DateCounts | undefined) => void;
}

/** The dates that the form asks for, each with what stands against it, as the form is filled. */
export function ClassDates({ form, schema, venue, onCounts }: ClassDatesProps) {
  const typed = useRested(JSON.stringify(useWatch({ control: form.control })));
  const parsed = schema.safeParse(JSON.parse(typed));
  const { data, previousData, error } = usePreviewClassScheduleQuery(
    parsed.success ? { variables: { input: parsed.data }, fetchPolicy: "network-only" } : skipToken,
  );
  const dates = parsed.success ? (data ?? previousData)?.previewClassSchedule?.occurrences : undefined;
  const leftOut = dates?.filter(({ problem }) => problem !== null).length;
  const held = dates && dates.length - (leftOut ?? 0);
  useEffect(() => {
    onCounts(held === undefined || leftOut === undefined || error ? undefined : { held, leftOut });
  }, [held, leftOut, error, onCounts]);
  if (!parsed.success) return <Note>Choose a class, its days and a start to see the dates.</Note>;
  if (error) return <Note role="alert">{Object.values(explain(error).fields)[0] ?? explain(error).message}</Note>;
  if (!dates) return <Note aria-busy="true">Looking at the dates…</Note>;
  return (
    <Dates aria-label="Dates" aria-live="polite">
      <header>
        <span>{countText(dates.length, "date")}</span>
        {leftOut ? (
          <StateChip tone="amber" icon="warning">
            {countText(leftOut, "problem")}
          </StateChip>
        ) : null}
      </header>
      <ol>
        {dates.map((date) => (
          <DateLine key={date.date} date={date} venue={venue} />
        ))}
      </ol>
    </Dates>
  );
}

function DateLine({ date: { date, local_start, problem, message }, venue }: { date: ClassDateFragment; venue: Venue }) {
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

const Note = styled("p")({ fontSize: 13, lineHeight: "20px", color: "var(--text-2)" });

const Dates = styled("section")({
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& header": { display: "flex", justifyContent: "space-between", gap: 8, marginBottom: 8, color: "var(--text-2)" },
  "& b": { fontWeight: 500 },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px" },
  "& li": { display: "flex", gap: 8, padding: 8, borderBottom: "1px solid var(--line)" },
  "& li > svg": { flex: "none", marginTop: 3, color: "var(--green-t)" },
  "& li[data-problem]": { color: "var(--amber-t)", background: "var(--amber-f)", borderRadius: "var(--r-s)" },
  "& li[data-problem] > svg": { color: "inherit" },
});
