import { bookingOnSchedulePath } from "#web/app/paths.ts";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { CoachLesson } from "#schema/coaches/schedule-models.ts";
import { useUnsavedEdits } from "#web/app/use-unsaved-edits.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatWallTime } from "#web/time/format.ts";
import { SaveBar } from "#web/ui/form/SaveBar.tsx";
import { problemOf } from "#web/ui/hours/day-ranges.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { DatedCard } from "./DatedCard.tsx";
import { type CoachHoursRowFragment, useUpdateCoachHoursMutation } from "./hours.generated.ts";
import { bookingsLeftOutside, keepLabel } from "#web/desk/outside/left-outside.ts";
import { BookingsOutside } from "#web/desk/outside/BookingsOutside.tsx";
import { COACH_DAYS, describeWeek, sentDays, type WeekDraft, weekOf } from "./week-draft.ts";
import { WeekCard } from "./WeekCard.tsx";

interface AvailabilityEditorProps {
  coach: CoachRowFragment;
  rows: readonly CoachHoursRowFragment[];
  /** Where the coach teaches. */
  places: readonly Venue[];
  /** The one that is looked at first. */
  place: Venue;
  isReadOnly: boolean;
  /** Asks for the hours as they stand now. */
  onReload: () => Promise<unknown>;
}

/** The week, saved at once, and the dates that differ from it; bookings that a change leaves outside are listed first. */
export function AvailabilityEditor({ coach, rows, places, place, isReadOnly, onReload }: AvailabilityEditorProps) {
  const [edited, setEdited] = useState<WeekDraft>();
  const [outside, setOutside] = useState<readonly CoachLesson[]>([]);
  const [isStale, setIsStale] = useState(false);
  const [save, { loading }] = useUpdateCoachHoursMutation();
  const saved = weekOf(rows);
  const draft = edited ?? saved;
  const changes = describeWeek(saved, draft, (time) => (time === "24:00" ? time : formatWallTime(time, place)));
  const hasProblem = COACH_DAYS.some(({ value }) => problemOf(draft[value]) !== undefined);

  const isDirty = changes.length > 0 || hasProblem;
  useUnsavedEdits(isDirty);

  const edit = (week: WeekDraft | undefined) => {
    setEdited(week);
    // Other hours may leave other bookings outside: the server says so again.
    setOutside([]);
    setIsStale(false);
  };
  const send = async () => {
    const input = { version: coach.version, days: sentDays(saved, draft), keep_bookings: outside.length > 0 };
    try {
      await save({ variables: { id: coach.id, input } });
      await onReload();
      edit(undefined);
      showToast({ message: `The hours of ${coach.first_name} are saved`, tone: "success" });
    } catch (error) {
      const left = bookingsLeftOutside(error);
      if (left) {
        setOutside(left);
      } else if (faultOf(error).code === "stale_version") {
        await onReload();
        setIsStale(true);
      } else {
        const { message, fields } = explain(error);
        showToast({ message: "The hours were not saved", detail: Object.values(fields)[0] ?? message, tone: "error" });
      }
    }
  };
  return (
    <Page>
      <div className="body">
        <div className="cards">
          <WeekCard
            mode={coach.availability_mode}
            week={draft}
            places={places}
            firstPlace={place}
            outside={outside}
            isReadOnly={isReadOnly}
            onWeek={edit}
          />
          <div className="beside">
            {outside.length > 0 ? (
              <BookingsOutside bookings={outside} formats={place} movePath={bookingOnSchedulePath} />
            ) : null}
            <DatedCard coach={coach} rows={rows} places={places} isReadOnly={isReadOnly} onChanged={onReload} />
          </div>
        </div>
      </div>
      {isStale ? (
        <div className="stale">
          <Note tone="blue" icon="people" role="alert">
            <strong>Somebody changed this coach meanwhile.</strong>{" "}
            <Button variant="text" size="small" onClick={() => edit(undefined)}>
              Take theirs
            </Button>{" "}
            or look at the change below and save to keep yours.
          </Note>
        </div>
      ) : null}
      {isDirty ? (
        <SaveBar
          changes={changes}
          saveLabel={outside.length > 0 ? keepLabel(outside) : "Save hours"}
          isSaving={loading}
          refusal={hasProblem ? "Put the marked hours right first." : undefined}
          onDiscard={() => edit(undefined)}
          onSave={() => void send()}
        />
      ) : null}
    </Page>
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
  "& .beside": { display: "grid", gap: 12 },
  "& .stale": { padding: "0 16px 8px" },
  "@media (max-width: 1279.95px)": {
    "& .cards": { gridTemplateColumns: "minmax(0, 1fr)" },
    // What keeps the hours from being saved comes first where there is no beside.
    "& .beside:has([role=alert])": { order: -1 },
  },
});
