import { styled } from "@mui/material/styles";
import { axisOf } from "#web/ui/hours/day-ranges.ts";
import { DayAxis, DayBar } from "#web/ui/hours/DayBar.tsx";
import { peakDays } from "./peak-days.ts";
import type { ServiceFormValues } from "./service-form.ts";

/** The peak hours drawn over the week; the fields contain the same as text. */
export function PeakWeek({ peaks }: { peaks: ServiceFormValues["peak_hours"] }) {
  const days = peakDays(peaks);
  const axis = axisOf(days.flatMap(({ spans }) => spans));
  return (
    <Week aria-hidden="true">
      <span />
      <DayAxis axis={axis} />
      {days.map(({ label, spans }) => (
        <div className="day" key={label}>
          <span>{label}</span>
          <DayBar axis={axis} open={[]} works={spans} />
        </div>
      ))}
    </Week>
  );
}

const Week = styled("div")({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: 4,
  alignItems: "center",
  fontSize: 12,
  lineHeight: "16px",
  color: "var(--text-2)",
  "& .day": { display: "contents" },
});
