import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { DayStepper } from "#web/features/bookings/shared/day/DayStepper.tsx";
import { FLOATING_ON_PHONES, KEY_AT_DESK } from "#web/screen/floating-button.ts";
import type { KeyActs } from "#web/screen/keys/key-registry.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";
import { NoLocations } from "#web/screen/NoLocations.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { useUrlFilter, useUrlId, useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues, useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { addDays, isDate } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { ClassList } from "./ClassList.tsx";
import { ClassPanel } from "./ClassPanel.tsx";
import { ScheduleClassDialog } from "./ScheduleClassDialog.tsx";

/** The classes of a location by week; a row opens beside the list. */
export function ClassesScreen() {
  const { venue } = useVenues();
  if (venue) return <VenueClasses key={venue.id} venue={venue} />;
  return (
    <Screen>
      <NoLocations>Add a location with its hours and rooms to schedule classes.</NoLocations>
    </Screen>
  );
}

const WEEK_DAYS = 7;
const NEW = "new";

function VenueClasses({ venue }: { venue: Venue }) {
  const today = useVenueToday(venue);
  const [wanted, setDate] = useUrlFilter("date");
  const [openedId, setOpened] = useUrlId("class");
  const [dialog, setDialog] = useUrlValue("edit");
  const date = isDate(wanted) ? wanted : today;
  const refusal = useRefusal("bookings.write");
  const maySchedule = refusal === undefined;
  const keys = useMemo<KeyActs>(
    () => ({
      j: { does: "Next week", act: () => setDate(addDays(date, WEEK_DAYS)) },
      k: { does: "Previous week", act: () => setDate(addDays(date, -WEEK_DAYS)) },
      t: { does: "Today", act: () => setDate(null) },
      ...(maySchedule && { c: { does: "Schedule a class", act: () => setDialog(NEW) } }),
    }),
    [date, maySchedule, setDate, setDialog],
  );
  useKeys("Classes", keys);
  return (
    <Screen
      actions={
        <>
          <DayStepper
            date={date}
            today={today}
            step="week"
            weekFrom={date}
            formats={venue}
            onDate={(next) => setDate(next === today ? null : next)}
          />
          <Act>
            <RefusableButton
              variant="contained"
              aria-keyshortcuts="c"
              startIcon={<Icon name="plus" />}
              refusal={refusal}
              onClick={() => setDialog(NEW)}
              data-at-thumb
            >
              Schedule a class
              <Kbd aria-hidden="true">C</Kbd>
            </RefusableButton>
          </Act>
        </>
      }
    >
      <List
        panel={
          openedId === null ? null : (
            <ClassPanel key={openedId} classId={openedId} venue={venue} onClose={() => setOpened(null)} />
          )
        }
      >
        <ClassList venue={venue} from={date} to={addDays(date, WEEK_DAYS - 1)} openId={openedId} onOpen={setOpened} />
      </List>
      {maySchedule && dialog === NEW ? (
        <ScheduleClassDialog venue={venue} today={today} onClose={() => setDialog(null)} />
      ) : null}
    </Screen>
  );
}

// The floating button of phones leaves the pages of the list free.
const List = styled(ListWithPanel)({ "& > .list": { paddingBottom: "var(--thumb-room, 0px)" } });

const Act = styled("span")({ ...KEY_AT_DESK, "& [data-at-thumb]": FLOATING_ON_PHONES });
