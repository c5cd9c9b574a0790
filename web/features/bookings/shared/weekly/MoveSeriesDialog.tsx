import { skipToken } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { EditScope, IsoWeekdayName } from "#schema/bookings/bookings/series-models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { WEEKDAYS } from "#schema/venue/locations/weekdays.ts";
import type { UpdateBookingSeriesInput } from "#web/apollo/schema-types.generated.ts";
import { useSendsEmail } from "#web/tenant/company.ts";
import { timesNote, type Venue } from "#web/tenant/venue.ts";
import { countsToTwelve } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { TimeField } from "#web/ui/date/TimeField.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { countText } from "#web/ui/text/count-text.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { syncSchedule } from "../actions/booking-cache.ts";
import { toldSentence } from "../actions/who-is-told.ts";
import { fittingCoaches, fittingResources, useChoices } from "../choices/use-choices.ts";
import type { BookingDetailsFragment } from "../panel/booking-details.generated.ts";
import { bookerName, contactOf } from "../rows/format-booking.ts";
import { useDateCounts, type DateCounts } from "./date-counts.ts";
import { DatesList } from "./DatesList.tsx";
import { ScopeCards } from "./ScopeCards.tsx";
import { usePreviewBookingSeriesUpdateQuery, useUpdateBookingSeriesMutation } from "./weekly.generated.ts";

type SeriesBooking = BookingDetailsFragment & { series_id: number };

interface MoveSeriesDialogProps {
  booking: SeriesBooking;
  venue: Venue;
  onClose: () => void;
}

const LONGEST_MESSAGE = 1000;

const MoveForm = z.object({
  scope: EditScope,
  weekday: IsoWeekdayName,
  start: z.string().min(1, "Enter a start."),
  resource_id: z.string(),
  coach_id: z.string(),
  message: z.string().trim().max(LONGEST_MESSAGE, `Write at most ${LONGEST_MESSAGE} letters.`),
});
type MoveValues = z.infer<typeof MoveForm>;

const DAYS = WEEKDAYS.flatMap(({ value, label }) => (value === "holiday" ? [] : [{ value, label }]));

/** Moves one booking of a weekly series, it and the following ones, or all to come; previews each new date. */
export function MoveSeriesDialog({ booking, venue, onClose }: MoveSeriesDialogProps) {
  const name = bookerName(booking);
  const [update] = useUpdateBookingSeriesMutation();
  const [counts, setCounts] = useState<DateCounts>();
  const send = async (values: MoveValues) => {
    const input = inputOf(booking, values);
    if (!input) return { message: "Choose another day, time, bay or coach first." };
    if (counts?.held === 0) return { message: "None of these dates is free. Choose another time or bay." };
    const { data } = await update({
      // Exactly the dates that the preview showed as taken stay: one taken in the meantime is refused.
      variables: {
        id: booking.series_id,
        input: {
          ...input,
          skip_dates: counts?.leftOut ?? [],
          ...(values.message === "" ? {} : { message: values.message }),
        },
      },
      update: (cache, { data: moved }) => {
        for (const each of moved?.updateBookingSeries?.data ?? []) syncSchedule(cache, each);
      },
    });
    const { data: moved = [], left_out = [] } = data?.updateBookingSeries ?? {};
    showToast({
      message: `${countText(moved.length, "booking")} of ${name} moved`,
      detail: left_out.length > 0 ? `${countText(left_out.length, "date")} left as before` : undefined,
      tone: "success",
    });
    return undefined;
  };
  return (
    <FormDialog<MoveValues>
      title={`Move bookings of ${name}`}
      note={timesNote(venue, wallTimeOf(booking.local_start).date)}
      schema={MoveForm}
      defaultValues={valuesOf(booking)}
      submitLabel={submitLabel(counts)}
      onSubmit={send}
      onClose={onClose}
      aside={(form) => <MovedDates form={form} booking={booking} venue={venue} onCounts={setCounts} />}
    >
      {(form) => <MoveFields form={form} booking={booking} venue={venue} />}
    </FormDialog>
  );
}

interface FieldsProps {
  form: UseFormReturn<MoveValues>;
  booking: SeriesBooking;
  venue: Venue;
}

function MoveFields({ form: { control }, booking, venue }: FieldsProps) {
  const sendsEmail = useSendsEmail();
  const { choices } = useChoices(venue.id);
  const service = choices?.services.find(({ id }) => id === booking.service_id);
  const optionsOf = (rows: readonly { id: number; name: string }[], own: { id: number; name: string } | null) => {
    const known = rows.some(({ id }) => id === own?.id) || !own ? rows : [own, ...rows];
    return known.map(({ id, name }) => ({ value: String(id), label: name }));
  };
  const mayReassign = booking.allowed_actions.includes("reassign");
  return (
    <>
      <Controller
        control={control}
        name="scope"
        render={({ field }) => (
          <ScopeCards label="Move" scopes={EditScope.options} value={field.value} onChange={field.onChange} />
        )}
      />
      <FieldRow>
        <SelectInput control={control} name="weekday" label="Day" options={DAYS} />
        <TimeField control={control} name="start" label="Start" venue={venue} twelveHours={countsToTwelve(venue)} />
      </FieldRow>
      <FieldRow>
        {booking.resource_id === null ? null : (
          <SelectInput
            control={control}
            name="resource_id"
            label="Bay"
            disabled={!mayReassign}
            help={mayReassign ? undefined : refusalWithout("bookings.reassign_resource")}
            options={optionsOf(choices ? fittingResources(choices, service) : [], booking.resource)}
          />
        )}
        {booking.coach_id === null ? null : (
          <SelectInput
            control={control}
            name="coach_id"
            label="Coach"
            options={optionsOf(choices ? fittingCoaches(choices, service) : [], booking.coach)}
          />
        )}
      </FieldRow>
      <p>{toldSentence(booking, sendsEmail)}</p>
      {contactOf(booking).email ? (
        <TextInput control={control} name="message" label="Message" hint="Shown in the email" lines={2} />
      ) : null}
    </>
  );
}

/** Preview of the new dates, each with its conflict, if any, while the form is filled in. */
function MovedDates({ form, booking, venue, onCounts }: FieldsProps & { onCounts: (counts?: DateCounts) => void }) {
  const values = useWatch({ control: form.control }) as MoveValues;
  const asked = inputOf(booking, values);
  const typed = JSON.stringify(asked ?? null);
  const isRested = useDebouncedText(typed) === typed;
  const { data, previousData, error } = usePreviewBookingSeriesUpdateQuery(
    asked && isRested ? { variables: { id: booking.series_id, input: asked }, fetchPolicy: "network-only" } : skipToken,
  );
  const dates = asked ? (data ?? previousData)?.previewBookingSeriesUpdate?.occurrences : undefined;
  const counts = useDateCounts(dates);
  const isCurrent = data !== undefined && !error;
  useEffect(() => {
    onCounts(isCurrent ? counts : undefined);
  }, [isCurrent, counts, onCounts]);
  const missing = asked ? undefined : "Choose another day, time, bay or coach to see the new dates.";
  return <DatesList dates={dates} error={error} venue={venue} missing={missing} />;
}

/** "Move 3 dates, leave 1 as it is" */
function submitLabel(counts: DateCounts | undefined): string {
  if (!counts) return "Move dates";
  const moved = `Move ${countText(counts.held, "date")}`;
  return counts.leftOut.length > 0 ? `${moved}, leave ${counts.leftOut.length}` : moved;
}

const dayOf = (local: string) => DAYS[(new Date(`${wallTimeOf(local).date}T00:00:00Z`).getUTCDay() + 6) % 7]?.value;

function valuesOf({ local_start, resource_id, coach_id }: SeriesBooking): MoveValues {
  return {
    scope: "following",
    weekday: dayOf(local_start) ?? "monday",
    start: wallTimeOf(local_start).time,
    resource_id: String(resource_id ?? ""),
    coach_id: String(coach_id ?? ""),
    message: "",
  };
}

/** Only changed values, so that the other dates keep their own; undefined if nothing was changed. */
function inputOf(booking: SeriesBooking, values: MoveValues): UpdateBookingSeriesInput | undefined {
  const own = valuesOf(booking);
  const change = {
    ...(values.weekday === own.weekday ? {} : { weekday: values.weekday }),
    ...(values.start === own.start || values.start === "" ? {} : { start: values.start }),
    ...(values.resource_id === own.resource_id ? {} : { resource_id: Number(values.resource_id) }),
    ...(values.coach_id === own.coach_id ? {} : { coach_id: Number(values.coach_id) }),
  };
  if (Object.keys(change).length === 0) return undefined;
  return { booking_id: booking.id, version: booking.version, scope: values.scope, ...change };
}
