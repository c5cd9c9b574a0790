import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";
import { useVenues } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatDayTime, formatTime, PLAIN_FORMATS } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import type { ZoneShiftLineFragment } from "./zone-shifts.generated.ts";

interface ShiftRowProps {
  shift: ZoneShiftLineFragment;
  isChosen: boolean;
  /** Why it could not be moved. */
  reason: string | undefined;
  onToggle: () => void;
}

/** One affected item with both readings of its start time. */
export function ShiftRow({ shift, isChosen, reason, onToggle }: ShiftRowProps) {
  const { venues } = useVenues();
  const { name, detail, location_id, location_name, local_before } = shift;
  const formats = venues.find(({ id }) => id === location_id) ?? PLAIN_FORMATS;
  const day = formatDay(wallTimeOf(local_before).date, formats);
  return (
    <Row>
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={onToggle}
        slotProps={{ input: { "aria-label": `${name}, ${day}` } }}
      />
      <div className="what">
        <b>{name}</b>
        <small>{[detail, location_name].join(", ")}</small>
        {reason === undefined ? null : <small className="tone-red reason">{reason}</small>}
      </div>
      <dl>
        <div>
          <dt>Booked for</dt>
          <dd>
            {day}, <b>{formatTime(local_before, formats)}</b>
          </dd>
        </div>
        <div>
          <dt>New time</dt>
          <dd>{formatDayTime(shift.local_after, formats)}</dd>
        </div>
      </dl>
    </Row>
  );
}

const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) minmax(220px, auto)",
  alignItems: "center",
  gap: "4px 12px",
  padding: "8px 16px 8px 8px",
  fontSize: 13,
  lineHeight: "20px",
  "& + li": { borderTop: "1px solid var(--line-soft)" },
  "& .what": { minWidth: 0, overflowWrap: "anywhere" },
  "& b": { fontWeight: 500 },
  "& small": { display: "block" },
  "& .reason": { color: "var(--t)" },
  "& dl": { fontVariantNumeric: "tabular-nums" },
  "& dl > div": { display: "grid", gridTemplateColumns: "84px auto", gap: 8 },
  "& dt": { color: "var(--text-2)" },
  "@media (max-width: 599.95px)": { gridTemplateColumns: "auto minmax(0, 1fr)", "& dl": { gridColumn: 2 } },
});
