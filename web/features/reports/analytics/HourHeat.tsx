import { styled } from "@mui/material/styles";
import { useState } from "react";
import { CLOSED_FILL, HEAT_FILLS, HEAT_STEPS, heatStep } from "#web/features/reports/shared/heat.ts";
import { HeatTable } from "#web/features/reports/shared/HeatTable.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import type { AnalyticsShownFragment } from "./analytics.generated.ts";

type Hour = NonNullable<AnalyticsShownFragment["hours"]>[number];

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Share of each hour of the week that was booked. On phones days are columns and hours are rows. */
export function HourHeat({ hours }: { hours: readonly Hour[] }) {
  const [chosen, setChosen] = useState<Hour>();
  const cells = new Map(hours.map((hour) => [`${hour.weekday} ${hour.hour}`, hour]));
  const rows = [...new Set(hours.map(({ hour }) => hour))].toSorted((one, other) => one - other);
  return (
    <Card title="Occupancy by hour and weekday" note={<Legend />}>
      {hours.length === 0 ? (
        <CardNote>No bay is open in this period.</CardNote>
      ) : (
        <>
          <Heat aria-label="Occupancy by hour and weekday" style={{ "--hours": rows.length }}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="screen-reader-only">Day</span>
                </th>
                {rows.map((hour) => (
                  <th key={hour} scope="col">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {DAYS.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row">{dayName(weekday).slice(0, 3)}</th>
                  {rows.map((hour) => {
                    const cell = cells.get(`${weekday} ${hour}`);
                    return (
                      <td key={hour}>
                        {cell ? (
                          <button
                            type="button"
                            data-step={heatStep(cell.occupancy_percent ?? 0)}
                            aria-pressed={chosen === cell}
                            aria-label={sentence(cell)}
                            onClick={() => setChosen(cell)}
                          >
                            {Math.round(cell.occupancy_percent ?? 0)}
                          </button>
                        ) : (
                          <span className="closed" title="Closed" />
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Heat>
          <CardNote aria-live="polite">{chosen ? sentence(chosen) : "Choose an hour for its figures."}</CardNote>
        </>
      )}
    </Card>
  );
}

const dayName = (weekday: Hour["weekday"]): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

function sentence({ weekday, hour, occupancy_percent, booked_minutes, bookable_minutes }: Hour): string {
  const hours = (minutes: number) => Math.round(minutes / 6) / 10;
  const share = `${Math.round(occupancy_percent ?? 0)}% booked, ${hours(booked_minutes)} of ${hours(bookable_minutes)} bay-hours`;
  return `${dayName(weekday)}, ${hour}:00 to ${hour + 1}:00: ${share}`;
}

function Legend() {
  return (
    <LegendRow aria-hidden="true">
      0
      {HEAT_STEPS.map((step) => (
        <i key={step} data-step={step} />
      ))}
      100%
      <i className="closed" /> closed
    </LegendRow>
  );
}

const Heat = styled(HeatTable)({
  "& tr > :first-of-type": { width: 40 },
  "& button, & .closed": { display: "block", width: "100%", height: 28, borderRadius: "var(--r-xs)" },
  "& button[aria-pressed=true]": { boxShadow: "0 0 0 2px var(--text)" },
  // Transposed: a week fits the width of a phone, the hours of a day do not.
  "@media (max-width: 767.95px)": {
    display: "flex",
    gap: 2,
    "& thead, & tbody": { display: "contents" },
    "& tr": { display: "flex", flex: 1, flexDirection: "column", gap: 2, minWidth: 0 },
    "& thead tr": { flex: "none", width: 24 },
    "& thead th, & thead td": { height: 24, lineHeight: "24px", padding: 0 },
    "& tbody th": { width: "auto", height: 24, textAlign: "center", padding: 0 },
    "& tr > :first-of-type": { width: "auto", height: 24 },
    "& button, & .closed": { height: 24 },
    "& td": { height: 24 },
  },
});

const LegendRow = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  "& i": { width: 14, height: 12, borderRadius: 2 },
  "& .closed": { ...CLOSED_FILL, marginLeft: 8 },
  ...HEAT_FILLS,
});
