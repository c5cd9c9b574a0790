import { styled } from "@mui/material/styles";
import { MEMBERSHIP_METRICS } from "#schema/reports/analytics/membership-metrics.ts";
import { MetricMark } from "#web/features/reports/shared/FigureStrip.tsx";
import { heatStep } from "#web/features/reports/shared/heat.ts";
import { HeatTable } from "#web/features/reports/shared/HeatTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import type { MembershipReportQuery } from "./membership-metrics.generated.ts";

type Cohort = NonNullable<NonNullable<MembershipReportQuery["membershipMetrics"]>["cohorts"]>[number];

/** Retention of members by month of joining. On phones the latest months are omitted. */
export function CohortTable({ cohorts, locale }: { cohorts: readonly Cohort[]; locale: string }) {
  const { name, formula } = MEMBERSHIP_METRICS.retention_percent;
  const format = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const months = Math.max(0, ...cohorts.map(({ retained_percent }) => retained_percent.length));
  return (
    <Card title={name} note={<MetricMark name={name} formula={formula} />}>
      {cohorts.length === 0 ? (
        <CardNote>Shown from the end of the first month in which somebody joined.</CardNote>
      ) : (
        <Table aria-label={name}>
          <thead>
            <tr>
              <th scope="col">Joined</th>
              <th scope="col">People</th>
              {Array.from({ length: months }, (_, month) => (
                <th key={month} scope="col" className={month > 3 ? "late" : undefined}>
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, members, retained_percent }) => (
              <tr key={month}>
                <th scope="row">{format.format(Date.parse(month))}</th>
                <td className="people">{members}</td>
                {retained_percent.map((percent, after) => (
                  <td
                    // The index is the number of months after joining.
                    key={after}
                    className={after > 3 ? "late" : undefined}
                    data-step={heatStep(percent)}
                  >
                    {Math.round(percent)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const Table = styled(HeatTable)({
  "& th:first-of-type": { width: 88 },
  "& thead th:nth-of-type(2)": { width: 64 },
  "@media (max-width: 599.95px)": { "& .late": { display: "none" } },
});
