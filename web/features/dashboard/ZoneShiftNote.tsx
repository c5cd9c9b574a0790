import { skipToken } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { paths } from "#web/app/paths.ts";
import { useCan } from "#web/session/session.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { useZoneShiftCountQuery } from "./zone-shifts.generated.ts";

/** Asks whoever may decide to look at what reads another time since the clocks' rules have changed. */
export function ZoneShiftNote() {
  const mayDecide = useCan("locations.write");
  const { data } = useZoneShiftCountQuery(mayDecide ? { fetchPolicy: "cache-and-network" } : skipToken);
  const total = data?.zoneShifts?.total ?? 0;
  if (total === 0) return null;
  return (
    <div className="large">
      <Note tone="amber" icon="clock">
        The rules for the clocks have changed: {countText(total, "entry", "entries")} on the schedule would begin at
        another time of day than booked. <Link to={paths.clockChanges}>Decide what stays</Link>
      </Note>
    </div>
  );
}
