import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { WEEKDAYS } from "#schema/locations/weekdays.ts";
import { useUnsavedEdits } from "#web/app/use-unsaved-edits.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatDay, formatWallTime, type VenueFormats } from "#web/time/format.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { SaveBar } from "#web/ui/form/SaveBar.tsx";
import { completeRanges, problemOf } from "#web/ui/hours/day-ranges.ts";
import { DayRangesRow } from "#web/ui/hours/DayRangesRow.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { ClosureCard } from "./ClosureCard.tsx";
import { HolidayCard } from "./HolidayCard.tsx";
import { type UpdateLocationHoursMutationVariables, useUpdateLocationHoursMutation } from "./hours.generated.ts";
import type { WeekHoursFragment } from "./hours.generated.ts";
import {
  changedDays,
  closuresDiffer,
  describeChanges,
  draftOf,
  holidaysDiffer,
  type HoursDraft,
} from "./hours-draft.ts";
import { shareVersion } from "./share-version.ts";

interface HoursEditorProps {
  hours: WeekHoursFragment;
  formats: VenueFormats;
  isReadOnly: boolean;
  /** Asks for the hours as they stand now. */
  onReload: () => Promise<unknown>;
}

/** The week, its holidays and closures, edited together and saved at once; the bar at the foot names the change. */
export function HoursEditor({ hours, formats, isReadOnly, onReload }: HoursEditorProps) {
  const [edited, setEdited] = useState<HoursDraft>();
  const [isStale, setIsStale] = useState(false);
  const [save, { loading }] = useUpdateLocationHoursMutation();
  const saved = draftOf(hours);
  const draft = edited ?? saved;
  const write = {
    time: (time: string) => (time === "24:00" ? "24:00" : formatWallTime(time, formats)),
    date: (date: string) => formatDay(date, formats, "withYear"),
  };
  const changes = describeChanges(saved, draft, write);
  const hasProblem = WEEKDAYS.some(({ value }) => problemOf(draft.days[value]) !== undefined);

  const isDirty = changes.length > 0 || hasProblem;
  useUnsavedEdits(isDirty);

  const forget = () => {
    setEdited(undefined);
    setIsStale(false);
  };
  const send = async () => {
    try {
      await save({
        variables: { id: hours.location_id, input: inputOf(hours.version, saved, draft) },
        update: (cache, { data }) => {
          if (data?.updateLocationHours) shareVersion(cache, hours.location_id, data.updateLocationHours.version);
        },
      });
      forget();
      showToast({ message: "Opening hours are saved", tone: "success" });
    } catch (error) {
      if (faultOf(error).code !== "stale_version") {
        const { message, fields } = explain(error);
        showToast({ message: "The hours were not saved", detail: Object.values(fields)[0] ?? message, tone: "error" });
        return;
      }
      await onReload();
      setIsStale(true);
    }
  };
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
                onRanges={(ranges) => setEdited({ ...draft, days: { ...draft.days, [value]: ranges } })}
                newRange={(range) => range}
              />
            ))}
          </Card>
          <div className="dates">
            <ClosureCard
              closures={draft.closures}
              isReadOnly={isReadOnly}
              write={write.date}
              onClosures={(closures) => setEdited({ ...draft, closures })}
            />
            <HolidayCard
              holidays={draft.holidays}
              isReadOnly={isReadOnly}
              write={write.date}
              onHolidays={(holidays) => setEdited({ ...draft, holidays })}
            />
          </div>
        </div>
      </div>
      {isStale ? <StaleNote onTakeTheirs={forget} /> : null}
      {isDirty ? (
        <SaveBar
          changes={changes}
          saveLabel="Save hours"
          isSaving={loading}
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

function inputOf(
  version: number,
  before: HoursDraft,
  after: HoursDraft,
): UpdateLocationHoursMutationVariables["input"] {
  return {
    version,
    days: changedDays(before, after).map((weekday) => ({ weekday, ranges: completeRanges(after.days[weekday]) })),
    ...(holidaysDiffer(before, after) ? { holidays: after.holidays.map(({ date, name }) => ({ date, name })) } : {}),
    ...(closuresDiffer(before, after) ? { closures: after.closures.map((closure) => ({ ...closure })) } : {}),
  };
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
  "@media (max-width: 1023.95px)": { "& .cards": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
