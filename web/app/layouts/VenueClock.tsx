import { styled } from "@mui/material/styles";
import { formatWallTime } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { offsetLabel, wallTimeAt } from "#web/time/wall-clock.ts";
import { useVenues, zoneTown } from "#web/tenant/venue.ts";

/** Current wall time at the venue, with its time zone. */
export function VenueClock() {
  const { venue } = useVenues();
  const now = useNow();
  if (!venue) return null;
  return (
    <Clock>
      <b>{formatWallTime(wallTimeAt(now, venue.utc_offset).time, venue)}</b>
      <span>
        <span className="town">{zoneTown(venue.timezone)}, </span>
        {offsetLabel(venue.utc_offset)}
      </span>
    </Clock>
  );
}

const Clock = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 6,
  fontSize: 13,
  fontVariantNumeric: "tabular-nums",
  color: "var(--text-2)",
  whiteSpace: "nowrap",
  "& b": { fontWeight: 600, color: "var(--text)" },
  "@media (max-width: 599.95px)": { "& .town": { display: "none" } },
});
