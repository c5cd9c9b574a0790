import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatWallTime } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { DatedDialog } from "./DatedDialog.tsx";
import type { CoachHoursRowFragment } from "./hours.generated.ts";
import { useRemoveDate } from "./use-remove-date.ts";

interface DatedCardProps {
  coach: CoachRowFragment;
  rows: readonly CoachHoursRowFragment[];
  places: readonly Venue[];
  isReadOnly: boolean;
  onChanged: () => Promise<unknown>;
}

/** Upcoming dates that deviate from the week: days off and special hours. */
export function DatedCard({ coach, rows, places, isReadOnly, onChanged }: DatedCardProps) {
  const { venue } = useVenues();
  const [dialog, setDialog] = useUrlValue("date");
  const [kind, setKind] = useState<"off" | "hours">("off");
  const now = useNow();
  const remove = useRemoveDate(coach, onChanged);
  const formats = places[0] ?? venue;
  if (!formats) return null;
  const today = wallTimeAt(now, formats).date;
  const coming = rows.filter(({ date }) => date !== null && date >= today);
  const edited = rows.find(({ id }) => String(id) === dialog);
  const open = (wanted: "off" | "hours") => {
    setKind(wanted);
    setDialog("new");
  };
  return (
    <Card
      title="On a date"
      note={
        isReadOnly ? null : (
          <div className="acts">
            <Button variant="text" size="small" startIcon={<Icon name="plus" size={14} />} onClick={() => open("off")}>
              Day off
            </Button>
            <Button
              variant="text"
              size="small"
              startIcon={<Icon name="plus" size={14} />}
              onClick={() => open("hours")}
            >
              Other hours
            </Button>
          </div>
        )
      }
    >
      {coming.length === 0 ? <CardNote>No time off or special hours.</CardNote> : null}
      <Rows inset>
        {coming.map((row) => {
          const day = formatDay(row.date ?? "", formats, "withYear");
          return (
            <li key={row.id}>
              <span className="what">
                <b>{[day, hoursText(row, formats)].filter(Boolean).join(", ")}</b>
                <small>{detailText(row, places)}</small>
              </span>
              {row.starts === null ? (
                <StateChip tone="amber" icon="ban">
                  Off
                </StateChip>
              ) : (
                <StateChip tone="teal" icon="clock">
                  Hours
                </StateChip>
              )}
              {isReadOnly ? null : (
                <>
                  <IconButton aria-label={`Edit ${day}`} onClick={() => setDialog(String(row.id))}>
                    <Icon name="edit" />
                  </IconButton>
                  <IconButton aria-label={`Remove ${day}`} onClick={() => void remove(row, day)}>
                    <Icon name="close" />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </Rows>
      {!isReadOnly && (dialog === "new" || edited) ? (
        <DatedDialog
          coach={coach}
          {...(edited && { row: edited })}
          kind={kind}
          places={places}
          formats={formats}
          onChanged={onChanged}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Card>
  );
}

function hoursText({ starts, ends }: CoachHoursRowFragment, formats: Venue): string {
  if (starts === null || ends === null) return "";
  return `${formatWallTime(starts, formats)}–${ends === "24:00" ? ends : formatWallTime(ends, formats)}`;
}

function detailText({ starts, note, location_id }: CoachHoursRowFragment, places: readonly Venue[]): string {
  const place = places.find(({ id }) => id === location_id)?.name;
  const usual = starts === null ? "All day" : "Instead of the usual hours";
  return [note ?? usual, place].filter(Boolean).join(", ");
}
