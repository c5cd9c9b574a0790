import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { paths } from "#web/app/paths.ts";
import { useKeys } from "#web/app/use-keys.ts";
import { NewBookingDialog } from "#web/desk/dialog/NewBookingDialog.tsx";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { DaySchedule } from "./DaySchedule.tsx";
import { DayStepper } from "./DayStepper.tsx";
import { useScheduleUrl } from "./use-schedule-url.ts";

/** A day of the venue, bay by bay. */
export function ScheduleScreen() {
  const { venue } = useVenues();
  if (venue) return <VenueSchedule key={venue.id} venue={venue} />;
  return (
    <Screen>
      <EmptyState
        title="No locations yet"
        actions={
          <Button component={Link} to={paths.locations}>
            Locations
          </Button>
        }
      >
        Add a location with its hours; its bays then stand here.
      </EmptyState>
    </Screen>
  );
}

function VenueSchedule({ venue }: { venue: Venue }) {
  const url = useScheduleUrl(venue);
  const { date, today, setDate, setNewBooking, view, setView } = url;
  const keys = useMemo(
    () => ({
      j: () => setDate(addDays(date, 1)),
      k: () => setDate(addDays(date, -1)),
      t: () => setDate(today),
      c: () => setNewBooking("anywhere"),
    }),
    [date, today, setDate, setNewBooking],
  );
  useKeys(keys);
  return (
    <Screen
      actions={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="View"
            value={view}
            onChange={(_event, next) => {
              if (next === "bays" || next === "list") setView(next);
            }}
          >
            <ToggleButton value="bays">Bays</ToggleButton>
            <ToggleButton value="list">List</ToggleButton>
          </ToggleButtonGroup>
          <DayStepper date={date} today={today} locale={venue.locale} onDate={setDate} />
          <Button
            variant="contained"
            aria-keyshortcuts="c"
            startIcon={<Icon name="plus" />}
            onClick={() => setNewBooking("anywhere")}
            sx={ON_PHONES_AT_THE_THUMB}
          >
            New booking
            <Kbd aria-hidden="true">C</Kbd>
          </Button>
        </>
      }
    >
      <DaySchedule key={date} venue={venue} url={url} />
      {url.newBooking ? (
        <NewBookingDialog venue={venue} from={url.newBooking} onClose={() => setNewBooking(null)} />
      ) : null}
    </Screen>
  );
}

const ON_PHONES_AT_THE_THUMB = {
  "@media (max-width: 1023.95px)": { "& kbd": { display: "none" } },
  "@media (max-width: 599.95px)": {
    position: "fixed",
    zIndex: 10,
    right: 16,
    bottom: "calc(76px + env(safe-area-inset-bottom))",
    height: 48,
    borderRadius: 24,
    boxShadow: "var(--float)",
  },
} as const;
