import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { WEEKDAYS } from "#schema/locations/weekdays.ts";
import { useUnsavedEdits } from "#web/app/use-unsaved-edits.ts";
import { bookingOnSchedulePath } from "#web/app/paths.ts";
import { BookingsOutside } from "#web/desk/outside/BookingsOutside.tsx";
import { keepLabel } from "#web/desk/outside/left-outside.ts";
import { formatDay, formatWallTime, type VenueFormats } from "#web/time/format.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { SaveBar } from "#web/ui/form/SaveBar.tsx";
import { problemOf } from "#web/ui/hours/day-ranges.ts";
import { DayRangesRow } from "#web/ui/hours/DayRangesRow.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { ClosureCard } from "./ClosureCard.tsx";
import { HolidayCard } from "./HolidayCard.tsx";
import type { WeekHoursFragment } from "./hours.generated.ts";
import { describeChanges } from "./hours-draft.ts";
import { useHoursDraft } from "./use-hours-draft.ts";

interface HoursEditorProps {
  hours: WeekHoursFragment;
  formats: VenueFormats;
  isReadOnly: boolean;
  /** Asks for the hours as they stand now. */
  onReload: () => Promise<unknown>;
}

/** The week, its holidays and closures, edited together and saved at once; the bar at the foot names the change. */
export function HoursEditor({ hours, formats, isReadOnly, onReload }: HoursEditorProps) {
  const { saved, draft, edit, forget, send, isSaving, outside, isStale } = useHoursDraft(hours, onReload);
  const write = {
    time: (time: string) => (time === "24:00" ? "24:00" : formatWallTime(time, formats)),
    date: (date: string) => formatDay(date, formats, "withYear"),
  };
  const changes = describeChanges(saved, draft, write);
  const hasProblem = WEEKDAYS.some(({ value }) => problemOf(draft.days[value]) !== undefined);
  const isDirty = changes.length > 0 || hasProblem;
  useUnsavedEdits(isDirty);
  return (
    <Page>
      <div className="body">
        <div className="cards">
          <Card title="Opening hours" note="Bays follow these unless they have their own">
            {WEEKDAYS.map(({ value, label, short }) => (
              <DayRangesRow
                key={value}
                label={label}
                short={short}
                ranges={draft.days[value]}
                isSetApart={value === "holiday"}
                isReadOnly={isReadOnly}
                write={write.time}
                onRanges={(ranges) => edit({ ...draft, days: { ...draft.days, [value]: ranges } })}
                newRange={(range) => range}
              />
            ))}
          </Card>
          <div className="dates">
            {outside.length > 0 ? (
              <BookingsOutside bookings={outside} formats={formats} movePath={bookingOnSchedulePath} />
            ) : null}
            <ClosureCard
              closures={draft.closures}
              isReadOnly={isReadOnly}
              write={write.date}
              onClosures={(closures) => edit({ ...draft, closures })}
            />
            <HolidayCard
              holidays={draft.holidays}
              isReadOnly={isReadOnly}
              write={write.date}
              onHolidays={(holidays) => edit({ ...draft, holidays })}
            />
          </div>
        </div>
      </div>
      {isStale ? <StaleNote onTakeTheirs={forget} /> : null}
      {isDirty ? (
        <SaveBar
          changes={changes}
          saveLabel={outside.length > 0 ? keepLabel(outside) : "Save hours"}
          isSaving={isSaving}
          refusal={hasProblem ? "Put the marked hours right first." : undefined}
          onDiscard={forget}
          onSave={() => void send()}
        />
      ) : null}
    </Page>
  );
}

function StaleNote({ onTakeTheirs }: { onTakeTheirs: () => void }) {
  return (
    <div className="stale">
      <Note tone="blue" icon="people" role="alert">
        <strong>Somebody saved other hours meanwhile.</strong>{" "}
        <Button variant="text" size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>{" "}
        or look at the change below and save to keep yours.
      </Note>
    </div>
  );
}

const Page = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  "& .body": { flex: 1, minHeight: 0, overflow: "auto" },
  "& .cards": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 376px",
    gap: 16,
    alignItems: "start",
    padding: 16,
  },
  "& .dates": { display: "grid", gap: 16 },
  "& .stale": { padding: "0 16px 8px" },
  "@media (max-width: 1023.95px)": {
    "& .cards": { gridTemplateColumns: "minmax(0, 1fr)" },
    // What keeps the hours from being saved comes first where there is no beside.
    "& .dates:has([role=alert])": { order: -1 },
  },
});
