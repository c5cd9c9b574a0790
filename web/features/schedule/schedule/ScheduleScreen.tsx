import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useMemo } from "react";
import { stepped } from "#web/features/bookings/shared/day/DayStepper.tsx";
import { NewBookingDialog } from "#web/features/bookings/shared/dialog/NewBookingDialog.tsx";
import { WalkInButton } from "#web/features/bookings/shared/walk-in/WalkInButton.tsx";
import { yesterdayAt } from "#web/features/platform/shared/MomentFields.tsx";
import { FLOATING_ON_PHONES, KEY_AT_DESK } from "#web/screen/floating-button.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";
import { NoLocations } from "#web/screen/NoLocations.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { GRID_KEYS, MOVE_KEYS } from "#web/ui/schedule-grid/keyboard/grid-keys.ts";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { ScheduleBoard } from "./board/ScheduleBoard.tsx";
import { SchedulePast } from "./history/SchedulePast.tsx";
import { useAsOf, type AsOf } from "./history/use-as-of.ts";
import { MonthBoard } from "./month/MonthBoard.tsx";
import { ActTools, LensTools, TimeTools } from "./ScheduleTools.tsx";
import { useScheduleUrl, type ScheduleUrl } from "./use-schedule-url.ts";

/** The venue's schedule for a day, week or month, by bay or coach. */
export function ScheduleScreen() {
  const { venue } = useVenues();
  if (venue) return <VenueSchedule key={venue.id} venue={venue} />;
  return (
    <Screen>
      <NoLocations>Add a location with its hours and bays to see its schedule.</NoLocations>
    </Screen>
  );
}

function VenueSchedule({ venue }: { venue: Venue }) {
  const url = useScheduleUrl(venue);
  const asOf = useAsOf();
  const { moment } = asOf;
  return moment ? (
    <SchedulePast venue={venue} url={url} moment={moment} asOf={asOf} />
  ) : (
    <ScheduleNow venue={venue} url={url} asOf={asOf} />
  );
}

function ScheduleNow({ venue, url, asOf }: { venue: Venue; url: ScheduleUrl; asOf: AsOf }) {
  const { date, setNewBooking, setBlocking, view } = url;
  useScheduleKeys(url);
  return (
    <Screen
      meta={<LensTools venue={venue} url={url} earlier={<EarlierButton venue={venue} asOf={asOf} />} />}
      actions={
        <>
          <TimeTools venue={venue} url={url} />
          <ActTools data-tight={view === "week" ? "week" : "day"}>
            <WalkInButton venue={venue} />
            <Button
              variant="contained"
              aria-keyshortcuts="c"
              startIcon={<Icon name="plus" />}
              onClick={() => setNewBooking("anywhere")}
              data-at-thumb
              sx={AT_THUMB}
            >
              New booking
              <Kbd aria-hidden="true">C</Kbd>
            </Button>
          </ActTools>
        </>
      }
    >
      {view === "month" ? (
        <MonthBoard venue={venue} url={url} />
      ) : (
        <ScheduleBoard key={view === "week" ? "week" : date} venue={venue} url={url} />
      )}
      {url.newBooking ? (
        <NewBookingDialog
          venue={venue}
          from={url.newBooking}
          clientId={url.newBookingFor}
          onClose={() => setNewBooking(null)}
          onBlock={() => setBlocking(url.newBooking ?? "anywhere")}
        />
      ) : null}
    </Screen>
  );
}

/** Opens the schedule as it was at an earlier time, starting with yesterday. */
function EarlierButton({ venue, asOf }: { venue: Venue; asOf: AsOf }) {
  const refusal = useRefusal("audit.read");
  const show = () => asOf.show(yesterdayAt(Date.now(), venue));
  return (
    <Tooltip title={refusal ?? "History"} describeChild={refusal !== undefined}>
      <IconButton
        aria-label="History"
        aria-disabled={refusal !== undefined}
        sx={refusal === undefined ? {} : { opacity: 0.55, cursor: "default" }}
        onClick={refusal === undefined ? show : undefined}
      >
        <Icon name="clock" />
      </IconButton>
    </Tooltip>
  );
}

/**
 * Keyboard shortcuts of the schedule: j and k step forward and back, t today, d, w, m and l the view, b and o the
 * columns, c creates, x blocks.
 */
function useScheduleKeys({ date, today, view, setDate, setLens, setNewBooking, setBlocking }: ScheduleUrl): void {
  const step = view === "week" || view === "month" ? view : "day";
  const keys = useMemo(
    () => ({
      j: { does: `Next ${step}`, act: () => setDate(stepped(date, step, 1)) },
      k: { does: `Previous ${step}`, act: () => setDate(stepped(date, step, -1)) },
      t: { does: "Today", act: () => setDate(today) },
      d: { does: "Day", act: () => setLens({ view: "day" }) },
      w: { does: "Week", act: () => setLens({ view: "week" }) },
      m: { does: "Month", act: () => setLens({ view: "month" }) },
      l: { does: "List", act: () => setLens({ view: "list" }) },
      b: { does: "Bays", act: () => setLens({ by: "resource" }) },
      o: { does: "Coaches", act: () => setLens({ by: "coach" }) },
      c: { does: "New booking", act: () => setNewBooking("anywhere") },
      x: { does: "Block time", act: () => setBlocking("anywhere") },
    }),
    [date, today, step, setDate, setLens, setNewBooking, setBlocking],
  );
  useKeys("Schedule", keys, GRID_KEYS);
  useKeys("Move a booking", NO_ACTS, MOVE_KEYS);
}

/** The grid handles these keys itself. */
const NO_ACTS = {};

const AT_THUMB = [KEY_AT_DESK, FLOATING_ON_PHONES];
