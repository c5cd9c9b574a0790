import { styled } from "@mui/material/styles";
import { heatStep } from "#web/features/reports/shared/heat.ts";
import { HeatTable } from "#web/features/reports/shared/HeatTable.ts";
import type { ReportPeriod } from "#web/features/reports/shared/period.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { useCoachWeekdaysQuery, type CoachFigureRowFragment } from "./coach-report.generated.ts";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

interface CoachWeekdaysProps {
  rows: readonly CoachFigureRowFragment[];
  period: ReportPeriod;
}

/** Bookings of each coach by weekday. */
export function CoachWeekdays({ rows, period: { start, end } }: CoachWeekdaysProps) {
  const { data, previousData } = useCoachWeekdaysQuery({ variables: { start, end } });
  const groups = (data ?? previousData)?.hourAggregates?.groups;
  if (!groups) return null;
  const useOf = new Map(groups.map((group) => [`${group.coach_id} ${group.weekday}`, group.use_percent]));
  return (
    <Card title="Use by weekday" note="% of the hours offered that were booked">
      <Heat aria-label="Use by weekday">
        <thead>
          <tr>
            <th scope="col">Coach</th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {day.charAt(0).toUpperCase() + day.slice(1, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ coach_id, coach_name }) => (
            <tr key={coach_id}>
              <th scope="row">{coach_name}</th>
              {DAYS.map((day) => (
                <Use key={day} percent={useOf.get(`${coach_id} ${day}`) ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </Heat>
    </Card>
  );
}

function Use({ percent }: { percent: number | null }) {
  if (percent === null) {
    return (
      <td className="closed">
        <span className="screen-reader-only">No hours</span>
      </td>
    );
  }
  return <td data-step={heatStep(percent)}>{Math.round(percent)}</td>;
}

const Heat = styled(HeatTable)({
  "& th": { padding: "4px 0" },
  "& tr > :first-of-type": { width: 144 },
  "@media (max-width: 599.95px)": { "& tr > :first-of-type": { width: 96 } },
});
