import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { FLOATING_ON_PHONES, KEY_AT_DESK } from "#web/app/layouts/floating-button.ts";
import type { KeyActs } from "#web/app/keys/key-registry.ts";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { paths } from "#web/app/paths.ts";
import { useKeys } from "#web/app/use-keys.ts";
import { useList } from "#web/app/use-list.ts";
import { useUrlId, useUrlValue } from "#web/app/use-url-value.ts";
import { DayStepper } from "#web/bookings/day/DayStepper.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues, useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { addDays, isDate } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import { ClassPanel } from "./ClassPanel.tsx";
import { useClassCoachesQuery, useClassListQuery } from "./class-sessions.generated.ts";
import { ClassTable } from "./ClassTable.tsx";
import { ScheduleClassDialog } from "./ScheduleClassDialog.tsx";

/** The classes of a location by week; a row opens beside the list. */
export function ClassesScreen() {
  const { venue } = useVenues();
  if (venue) return <VenueClasses key={venue.id} venue={venue} />;
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
        Add a location with its hours and rooms to schedule classes.
      </EmptyState>
    </Screen>
  );
}

const WEEK_DAYS = 7;
const NEW = "new";

function VenueClasses({ venue }: { venue: Venue }) {
  const today = useVenueToday(venue);
  const [wanted, setDate] = useUrlValue("date");
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
      <ListWithPanel
        panel={
          openedId === null ? null : (
            <ClassPanel key={openedId} classId={openedId} venue={venue} onClose={() => setOpened(null)} />
          )
        }
      >
        <ClassList venue={venue} date={date} openId={openedId} onOpen={setOpened} />
      </ListWithPanel>
      {maySchedule && dialog === NEW ? (
        <ScheduleClassDialog venue={venue} today={today} onClose={() => setDialog(null)} />
      ) : null}
    </Screen>
  );
}

interface ClassListProps {
  venue: Venue;
  /** The first of the seven days. */
  date: string;
  openId: number | null;
  onOpen: (id: number) => void;
}

function ClassList({ venue, date, openId, onOpen }: ClassListProps) {
  const [coachId, setCoach] = useUrlId("coach");
  const coaches = useClassCoachesQuery({}).data?.coaches?.data ?? [];
  const { rows, isKnown, isLoading, error, onRetry } = useList(
    useClassListQuery,
    { location_id: venue.id, coach_id: coachId, date_from: date, date_to: addDays(date, WEEK_DAYS - 1) },
    ({ classSessions }) => classSessions,
  );
  return (
    <Frame aria-label="classes" aria-busy={isLoading}>
      <div className="tools">
        <PlainSelect
          dense
          aria-label="Coach"
          placeholder="All coaches"
          options={coaches.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={coachId === null ? "" : String(coachId)}
          onChange={(event) => setCoach(event.target.value === "" ? null : Number(event.target.value))}
        />
      </div>
      <div className="rows">
        {error ? <ErrorState title="The classes did not load" error={error} onRetry={onRetry} /> : null}
        {!error && !isKnown ? <RowsSkeleton /> : null}
        {!error && isKnown && rows.length === 0 ? (
          <EmptyState title="No classes in this week">
            {coachId === null ? "Schedule one, or look at another week." : "This coach teaches none then."}
          </EmptyState>
        ) : null}
        {!error && rows.length > 0 ? <ClassTable classes={rows} venue={venue} openId={openId} onOpen={onOpen} /> : null}
      </div>
    </Frame>
  );
}

const Act = styled("span")({ ...KEY_AT_DESK, "& [data-at-thumb]": FLOATING_ON_PHONES });

const Frame = styled("section")({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  background: "var(--surface)",
  containerType: "inline-size",
  "& .tools": { display: "flex", flex: "none", gap: 8, padding: "10px 16px", borderBottom: "1px solid var(--line)" },
  "& .rows": { flex: 1, minHeight: 0, overflow: "auto", paddingBottom: "var(--thumb-room, 0px)" },
});
