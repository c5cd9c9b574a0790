import { useWatch, type UseFormReturn } from "react-hook-form";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { fittingCoaches, fittingResources, type Choices } from "../choices/use-choices.ts";
import type { VenueDay } from "../day/venue-day.ts";
import type { BookingFormValues } from "./booking-form.ts";
import { suits, useBookingRequest } from "./booking-request.ts";
import type { StartChoice } from "./start-choices.ts";
import { useStartOnDay } from "./use-start-on-day.ts";

interface WhenFieldsProps {
  form: UseFormReturn<BookingFormValues>;
  choices: Choices;
  service: ServiceChoiceFragment | undefined;
  day: VenueDay | undefined;
  starts: readonly StartChoice[];
  own: OwnTime | undefined;
  venue: Venue;
}

/** The time a booking already has: neither free nor taken for the booking itself. */
export interface OwnTime {
  start: number;
  end: number;
}

/** Day and start in the venue's wall time; taken starts are marked. */
export function WhenFields({ form, choices, service, day, starts, own, venue }: WhenFieldsProps) {
  const { control } = form;
  const start = useWatch({ control, name: "start" });
  const request = useBookingRequest(form, choices, service);
  const today = useVenueToday(venue);
  const ownDay = own ? wallTimeAt(own.start, venue).date : today;
  // A booking that has begun may stay where it is.
  const earliest = ownDay < today ? ownDay : today;
  const leaveDay = useStartOnDay(form, day, starts, own?.start);
  const isListed = starts.some(({ instant }) => String(instant) === start);
  const isOwn = (instant: number) => own !== undefined && own.start <= instant && instant < own.end;
  const options = starts.map(({ instant, free }) => ({
    value: String(instant),
    label: `${day?.formatTime(instant) ?? ""}${suits(free, request) || isOwn(instant) ? "" : ", not free"}`,
  }));
  if (start !== "" && day && !isListed) {
    const words = isOwn(Number(start)) ? "" : ", not offered";
    options.unshift({ value: start, label: `${day.formatTime(Number(start))}${words}` });
  }
  return (
    <FieldRow>
      <DateField control={control} name="date" label="Day" min={earliest} formats={venue} onChange={leaveDay} />
      <SelectInput
        control={control}
        name="start"
        label="Starts"
        placeholder={day && day.open.length === 0 ? "Closed that day" : "Choose a start"}
        options={options}
      />
    </FieldRow>
  );
}

interface WhereFieldsProps {
  form: UseFormReturn<BookingFormValues>;
  choices: Choices;
  service: ServiceChoiceFragment | undefined;
  starts: readonly StartChoice[];
  own: OwnTime | undefined;
  /** Why the bay of this booking cannot be changed. */
  bayRefusal?: string;
}

/** Bay and coach, each marked free or taken at the chosen start; if left open, the first free one is used. */
export function WhereFields({ form: { control }, choices, service, starts, own, bayRefusal }: WhereFieldsProps) {
  const start = useWatch({ control, name: "start" });
  const chosen = starts.find(({ instant }) => String(instant) === start);
  const optionsOf = (all: readonly { id: number; name: string }[], freeIds: readonly number[] | undefined) =>
    all.map(({ id, name }) => ({
      value: String(id),
      label: chosen && !own && !freeIds?.includes(id) ? `${name}, taken` : name,
    }));
  const bays = fittingResources(choices, service);
  const coaches = fittingCoaches(choices, service);
  if (bays.length === 0 && coaches.length === 0) return null;
  return (
    <FieldRow>
      {bays.length > 0 ? (
        <SelectInput
          control={control}
          name="resource_id"
          label="Bay"
          placeholder={own ? undefined : "Any free bay"}
          disabled={bayRefusal !== undefined}
          help={bayRefusal}
          options={optionsOf(bays, chosen?.free?.resource_ids)}
        />
      ) : null}
      {coaches.length > 0 ? (
        <SelectInput
          control={control}
          name="coach_id"
          label="Coach"
          placeholder={own ? undefined : "Any free coach"}
          options={optionsOf(coaches, chosen?.free?.coach_ids)}
        />
      ) : null}
    </FieldRow>
  );
}
