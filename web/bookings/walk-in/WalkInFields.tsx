import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import type { Venue } from "#web/tenant/venue.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { lengthLabel } from "../choices/length-price.ts";
import type { VenueDay } from "../day/venue-day.ts";
import type { WalkInValues } from "./walk-in-form.ts";
import { usualLength, type FreeBay } from "./free-bays.ts";

interface WalkInFieldsProps {
  form: UseFormReturn<WalkInValues>;
  places: readonly FreeBay[];
  day: VenueDay;
  venue: Venue;
}

/** Name, bay, length and people; each has an answer already, so that Enter is enough. */
export function WalkInFields({ form, places, day, venue }: WalkInFieldsProps) {
  const { control, setValue } = form;
  const { field, fieldState } = useController({ control, name: "resource_id" });
  const minutes = useWatch({ control, name: "minutes" });
  const place = places.find(({ resourceId }) => String(resourceId) === field.value);

  const choose = (chosen: string) => {
    field.onChange(chosen);
    const next = places.find(({ resourceId }) => String(resourceId) === chosen);
    const fits = next?.durations.some(({ duration_minutes }) => String(duration_minutes) === minutes);
    if (next && !fits) setValue("minutes", String(usualLength(next)));
  };
  const people = Array.from({ length: place?.service.max_party_size ?? 1 }, (_item, at) => String(at + 1));
  return (
    <>
      <TextInput
        control={control}
        name="name"
        label="Name"
        hint="optional"
        placeholder="Walk-in"
        autoComplete="off"
        autoFocus
      />
      <ChoiceCards
        label="Free now"
        cards={places.map(({ resourceId, name, service, until }) => ({
          value: String(resourceId),
          label: name,
          detail: `${service.name}, free until ${day.formatTime(until)}`,
        }))}
        value={[field.value]}
        onChange={([chosen = ""]) => choose(chosen)}
        error={fieldState.error?.message}
      />
      <FieldRow data-short>
        <SelectInput
          control={control}
          name="minutes"
          label="Length"
          options={(place?.durations ?? []).map((length) => ({
            value: String(length.duration_minutes),
            label: place ? lengthLabel(place.service, length, { day, start: place.start }, venue.locale) : "",
          }))}
        />
        <SelectInput
          control={control}
          name="people"
          label="People"
          options={people.map((count) => ({ value: count, label: count }))}
        />
      </FieldRow>
    </>
  );
}
