import { useMemo } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { LoadedDialog } from "#web/ui/dialog/LoadedDialog.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { useChoices, type Choices } from "../choices/use-choices.ts";
import { useDayScheduleQuery } from "../day/schedule-day.generated.ts";
import { venueDay, type VenueDay } from "../day/venue-day.ts";
import { bestBay, freeBays, usualLength, walkInStarts } from "./free-bays.ts";
import { useWalkIn } from "./use-walk-in.ts";
import { WalkInForm, walkInInput, type WalkInValues } from "./walk-in-form.ts";
import { WalkInFields } from "./WalkInFields.tsx";

const TITLE = "Walk-in";

interface WalkInDialogProps {
  venue: Venue;
  onClose: () => void;
}

/** Walk-in: books a free bay from this minute and checks in. Opens once the free bays have loaded. */
export function WalkInDialog({ venue, onClose }: WalkInDialogProps) {
  const { choices, error: choicesError, retry } = useChoices(venue.id);
  const date = useVenueToday(venue);
  const {
    data,
    error: dayError,
    refetch,
  } = useDayScheduleQuery({
    variables: { location_id: venue.id, date },
    fetchPolicy: "cache-and-network",
  });
  const schedule = data?.bookingsCompact;
  const rawDay = schedule?.days[0];
  const day = useMemo(() => (rawDay ? venueDay(rawDay, venue) : undefined), [rawDay, venue]);
  const error = choicesError ?? dayError;
  const retryBoth = () => {
    retry();
    void refetch().catch(() => undefined);
  };
  return (
    <LoadedDialog
      title={TITLE}
      data={choices && schedule && day ? { choices, day, bookings: schedule.data } : undefined}
      error={error ? explain(error) : undefined}
      onRetry={retryBoth}
      onClose={onClose}
    >
      {(loaded) => <Dialog venue={venue} onClose={onClose} {...loaded} />}
    </LoadedDialog>
  );
}

interface DialogProps extends WalkInDialogProps {
  choices: Choices;
  day: VenueDay;
  bookings: Parameters<typeof freeBays>[2];
}

function Dialog({ venue, onClose, choices, day, bookings }: DialogProps) {
  const now = useNow();
  const checkIn = useWalkIn();
  const starts = walkInStarts(day, now);
  const bays = {
    now: freeBays(choices, day, bookings, { now, start: starts.now }),
    quarter: freeBays(choices, day, bookings, { now, start: starts.quarter }),
  };
  const begins = bays.now.length > 0 ? "now" : "quarter";
  const best = bestBay(bays[begins], now);

  const send = async (values: WalkInValues) => {
    const place = bays[values.begins].find(({ resourceId }) => String(resourceId) === values.resource_id);
    if (!place) return { message: "This bay is no longer free. Choose another." };
    await checkIn(walkInInput(venue.id, place, values));
  };
  return (
    <FormDialog<WalkInValues>
      title={TITLE}
      note={bays[begins].length > 0 ? "Checked in at once" : undefined}
      schema={WalkInForm}
      defaultValues={{
        begins,
        resource_id: String(best?.resourceId ?? ""),
        minutes: String(best ? usualLength(best) : ""),
        people: "1",
        client: null,
        name: "",
      }}
      submitLabel="Check in"
      submitRefusal={bays[begins].length === 0 ? "No bay is free" : undefined}
      onSubmit={send}
      onClose={onClose}
    >
      {(form) =>
        bays[begins].length === 0 ? (
          <Note tone="amber" icon="clock">
            {day.open.some(({ start, end }) => start <= now && now < end)
              ? "No bay is free now. The schedule shows which is next."
              : "The venue is closed now."}
          </Note>
        ) : (
          <WalkInFields form={form} bays={bays} starts={starts} now={now} day={day} venue={venue} />
        )
      }
    </FormDialog>
  );
}
