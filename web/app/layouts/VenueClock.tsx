import { styled } from "@mui/material/styles";
import { useVenues } from "#web/tenant/venue.ts";
import { formatWallTime } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { offsetLabel, wallTimeAt, zoneTown } from "#web/time/wall-clock.ts";

/** Current wall time at the venue, with its time zone. */
export function VenueClock() {
  const { venue } = useVenues();
  const now = useNow();
  if (!venue) return null;
  const { time, offset } = wallTimeAt(now, venue);
  return (
    <Clock>
      <b>{formatWallTime(time, venue)}</b>
      <span>
        <span className="town">{zoneTown(venue.timezone)}, </span>
        {offsetLabel(offset)}
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
  "& b": { color: "var(--text)" },
  "@media (max-width: 599.95px)": { "& .town": { display: "none" } },
});
