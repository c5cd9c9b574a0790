import { styled } from "@mui/material/styles";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { zoneTown } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { ShiftRow } from "./ShiftRow.tsx";
import { useSettle } from "./use-settle.ts";
import { useZoneShiftListQuery, type ZoneShiftLineFragment } from "./zone-shifts.generated.ts";

/** Items that start at a different time of day since a time zone's rules changed, and the two ways to resolve each. */
export function ZoneShiftsScreen() {
  const query = useZoneShiftListQuery({ fetchPolicy: "cache-and-network" });
  const list = query.data?.zoneShifts;
  return (
    <Screen>
      {list ? null : (
        <Unloaded failure="The list did not load" query={query} waiting={<RowsSkeleton rows={6} rowHeight={64} />} />
      )}
      {list?.total === 0 ? (
        <EmptyState title="Nothing to decide">
          If the clock rules of a place change, whatever would then start at a different time of day is listed here.
        </EmptyState>
      ) : null}
      {list && list.total > 0 ? <Decisions shifts={list.data} total={list.total} /> : null}
    </Screen>
  );
}

interface DecisionsProps {
  shifts: readonly ZoneShiftLineFragment[];
  total: number;
}

function Decisions({ shifts, total }: DecisionsProps) {
  const { chosen, toggle, reasons, settle, busy } = useSettle(shifts);
  const towns = [...new Set(shifts.map(({ timezone }) => zoneTown(timezone)))].join(", ");
  const refused = chosen.size === 0 ? { refusal: "Choose at least one." } : {};
  return (
    <Frame>
      <Note tone="amber" icon="clock">
        The clock rules for {towns} changed after these were booked. Under the new rules they start at a different time
        of day. Keep the time that was booked, or use the new one.
      </Note>
      <div className="acts">
        <p>
          {chosen.size} of {shifts.length} chosen{total > shifts.length ? `; ${total - shifts.length} more follow` : ""}
        </p>
        <RefusableButton {...refused} loading={busy === "instant"} onClick={() => void settle("instant")}>
          Use the new time
        </RefusableButton>
        <RefusableButton
          {...refused}
          variant="contained"
          loading={busy === "wall_time"}
          onClick={() => void settle("wall_time")}
        >
          Keep the booked time
        </RefusableButton>
      </div>
      <ul>
        {shifts.map((shift) => (
          <ShiftRow
            key={shift.id}
            shift={shift}
            isChosen={chosen.has(shift.id)}
            reason={reasons.get(shift.id)}
            onToggle={() => toggle(shift.id)}
          />
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled("div")({
  display: "grid",
  gap: 12,
  maxWidth: 960,
  padding: 16,
  "& ul": { border: "1px solid var(--line)", borderRadius: "var(--r)", background: "var(--surface)" },
  "& .acts": { fontSize: 13, lineHeight: "20px" },
  "& .acts > p": { flex: "1 1 160px", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": {
    "& .acts > p": { flexBasis: "100%" },
    "& .acts > .MuiButton-root": { flex: "1 1 100%", height: 44 },
  },
});
