import Button from "@mui/material/Button";
import { Controller } from "react-hook-form";
import type { BookingStart } from "#web/features/bookings/shared/dialog/NewBookingDialog.tsx";
import { ScopeCards } from "#web/features/bookings/shared/weekly/ScopeCards.tsx";
import { timesNote, type Venue } from "#web/tenant/venue.ts";
import { wallTimeAt, wallTimeOf } from "#web/time/wall-clock.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import type { ScheduleUrl } from "../use-schedule-url.ts";
import { BlockedForm, valuesOf, type BlockedSent, type BlockedValues } from "./blocked-form.ts";
import type { BlockedTimeFragment } from "./blocked-times.generated.ts";
import { BlockedConflicts } from "./BlockedConflicts.tsx";
import { BlockedFields, WeeklyFields } from "./BlockedFields.tsx";
import type { BlockedActs } from "./use-blocked-acts.ts";

const HOUR_MS = 3_600_000;
const DATES = ["this", "following"] as const;

interface BlockedDialogsProps {
  venue: Venue;
  url: Pick<ScheduleUrl, "blocking" | "setBlocking">;
  acts: BlockedActs;
  /** The blocked time that was opened. */
  kept: BlockedTimeFragment | undefined;
  onClose: () => void;
}

/** Dialog for the time to block given by the URL, or for an existing blocked time. */
export function BlockedDialogs({ venue, url, acts, kept, onClose }: BlockedDialogsProps) {
  const { blocking, setBlocking } = url;
  if (blocking) {
    const done = () => setBlocking(null);
    return <BlockTimeDialog venue={venue} acts={acts} from={blocking} onClose={done} />;
  }
  return kept ? <EditBlockedTimeDialog venue={venue} acts={acts} blocked={kept} onClose={onClose} /> : null;
}

interface BlockTimeDialogProps {
  venue: Venue;
  acts: BlockedActs;
  /** The place and time the dialog was opened from. */
  from: BookingStart;
  onClose: () => void;
}

/** Blocks bays, a coach or the whole location, after listing what is booked there. */
function BlockTimeDialog({ venue, acts, from, onClose }: BlockTimeDialogProps) {
  return (
    <FormDialog<BlockedValues, BlockedSent>
      title="Block time"
      note={timesNote(venue, from.date)}
      schema={BlockedForm}
      defaultValues={firstValues(from, venue)}
      submitLabel="Block"
      onSubmit={(sent) => acts.create(venue.id, sent)}
      onClose={onClose}
      aside={(form) => <BlockedConflicts form={form} venue={venue} exceptId={undefined} />}
    >
      {(form) => (
        <BlockedFields form={form} venue={venue}>
          <WeeklyFields form={form} venue={venue} />
        </BlockedFields>
      )}
    </FormDialog>
  );
}

interface EditBlockedTimeDialogProps {
  venue: Venue;
  acts: BlockedActs;
  blocked: BlockedTimeFragment;
  onClose: () => void;
}

/** Changes or removes a blocked time. */
function EditBlockedTimeDialog({ venue, acts, blocked, onClose }: EditBlockedTimeDialogProps) {
  return (
    <FormDialog<BlockedValues, BlockedSent>
      title={`Blocked: ${blocked.target}`}
      note={timesNote(venue, wallTimeOf(blocked.local_start).date)}
      schema={BlockedForm}
      defaultValues={valuesOf(blocked)}
      submitLabel="Save"
      onSubmit={(sent) => acts.update(blocked, sent)}
      onClose={onClose}
      aside={(form) => <BlockedConflicts form={form} venue={venue} exceptId={blocked.id} />}
      foot={({ watch }) => {
        const isForFollowing = watch("dates") === "following";
        return (
          <Button
            color="error"
            onClick={() => {
              onClose();
              void acts.remove(blocked, isForFollowing);
            }}
          >
            {isForFollowing ? "Free all of them" : "Free this time"}
          </Button>
        );
      }}
    >
      {(form) => (
        <BlockedFields form={form} venue={venue}>
          {blocked.series_id === null ? null : (
            <Controller
              control={form.control}
              name="dates"
              render={({ field }) => (
                <ScopeCards label="Change" scopes={DATES} value={field.value} onChange={field.onChange} />
              )}
            />
          )}
        </BlockedFields>
      )}
    </FormDialog>
  );
}

/** Initial values: one hour from the place and time clicked. */
function firstValues({ date, start, resourceId, coachId }: BookingStart, venue: Venue): BlockedValues {
  const [from, to] = start === null ? [] : [start, start + HOUR_MS].map((instant) => wallTimeAt(instant, venue));
  return {
    kind: "repair",
    scope: coachId === null ? "resources" : "coach",
    resource_ids: resourceId === null ? [] : [String(resourceId)],
    coach_id: coachId === null ? "" : String(coachId),
    from_date: from?.date ?? date,
    from_time: from?.time ?? "",
    to_date: to?.date ?? date,
    to_time: to?.time ?? "",
    isWholeDays: false,
    isWeekly: false,
    until: "",
    dates: "this",
    reason: "",
    colour: "amber",
  };
}
