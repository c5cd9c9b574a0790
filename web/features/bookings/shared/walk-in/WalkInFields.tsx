import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { useTaxesOn } from "#web/tenant/company.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { ClientSearch } from "../choices/ClientSearch.tsx";
import { lengthLabel } from "../choices/length-price.ts";
import type { VenueDay } from "../day/venue-day.ts";
import { BookingPrice } from "../dialog/BookingPrice.tsx";
import { bestBay, isOver, usualLength, type FreeBay } from "./free-bays.ts";
import type { WalkInValues } from "./walk-in-form.ts";

interface WalkInFieldsProps {
  form: UseFormReturn<WalkInValues>;
  /** Bays by the start of the booking. */
  bays: Readonly<Record<WalkInValues["begins"], readonly FreeBay[]>>;
  /** Epoch ms. */
  starts: Readonly<Record<WalkInValues["begins"], number>>;
  now: number;
  day: VenueDay;
  venue: Venue;
}

/** Who, start, bay, length and people; all prefilled, so that Enter is enough. */
export function WalkInFields({ form, bays, starts, now, day, venue }: WalkInFieldsProps) {
  const { control, setValue } = form;
  const { field, fieldState } = useController({ control, name: "resource_id" });
  const { field: begins } = useController({ control, name: "begins" });
  const [minutes, client] = useWatch({ control, name: ["minutes", "client"] });
  const places = bays[begins.value];
  const place = places.find(({ resourceId }) => String(resourceId) === field.value);
  const tax = useTaxesOn("resource");

  const choose = (next: FreeBay | undefined) => {
    field.onChange(String(next?.resourceId ?? ""));
    const fits = next?.durations.some(({ duration_minutes }) => String(duration_minutes) === minutes);
    if (next && !fits) setValue("minutes", String(usualLength(next)));
  };
  const bayOf = (bayId: string, among: readonly FreeBay[]) =>
    among.find(({ resourceId }) => String(resourceId) === bayId);
  const begin = (when: string | undefined) => {
    const next = when === "quarter" ? "quarter" : "now";
    begins.onChange(next);
    choose(bayOf(field.value, bays[next]) ?? bestBay(bays[next], now));
  };
  const people = Array.from({ length: place?.service.max_party_size ?? 1 }, (_item, at) => String(at + 1));
  return (
    <>
      <WhoWalksIn control={control} />
      <ChoiceCards
        label="Starts"
        cards={[
          { value: "now", label: `Now, ${day.formatTime(starts.now)}`, isDisabled: bays.now.length === 0 },
          { value: "quarter", label: day.formatTime(starts.quarter), isDisabled: bays.quarter.length === 0 },
        ]}
        value={[begins.value]}
        onChange={([when]) => begin(when)}
      />
      <ChoiceCards
        label={begins.value === "now" ? "Free now" : `Free at ${day.formatTime(starts.quarter)}`}
        cards={places.map((bay) => ({
          value: String(bay.resourceId),
          label: bay.name,
          detail: bayDetail(bay, day, now),
        }))}
        value={[field.value]}
        onChange={([bayId = ""]) => choose(bayOf(bayId, places))}
        error={fieldState.error?.message}
      />
      <FieldRow data-short>
        <SelectInput
          control={control}
          name="minutes"
          label="Length"
          options={(place?.durations ?? []).map((length) => ({
            value: String(length.duration_minutes),
            label: place
              ? lengthLabel(place.service, length, { day, start: place.start }, { locale: venue.locale, tax })
              : "",
          }))}
        />
        <SelectInput
          control={control}
          name="people"
          label="People"
          options={people.map((count) => ({ value: count, label: count }))}
        />
      </FieldRow>
      {client && place ? (
        <BookingPrice
          offered={undefined}
          venue={venue}
          bays={1}
          booking={{ who: client, service: place.service, day, from: place.start, minutes: Number(minutes) }}
        />
      ) : null}
    </>
  );
}

/** A client's membership counts; any other name books for a guest. */
function WhoWalksIn({ control }: Pick<UseFormReturn<WalkInValues>, "control">) {
  const { field: client } = useController({ control, name: "client" });
  const { field: name, fieldState } = useController({ control, name: "name" });
  return (
    <ClientSearch
      label="Name"
      hint="optional"
      placeholder="A client, or any name"
      value={client.value}
      onChange={client.onChange}
      onTyped={(typed) => {
        name.onChange(typed);
        if (client.value && typed !== client.value.name) client.onChange(null);
      }}
      onBlur={name.onBlur}
      inputRef={name.ref}
      error={fieldState.error?.message}
    />
  );
}

/** "Simulator, free until 19:30", "In use until 18:00", "Still in use, over since 17:45" */
function bayDetail({ service, until, inUseUntil }: FreeBay, day: VenueDay, now: number): string {
  if (inUseUntil === undefined) return `${service.name}, free until ${day.formatTime(until)}`;
  const since = day.formatTime(inUseUntil);
  return isOver(inUseUntil, now) ? `Still in use, over since ${since}` : `In use until ${since}`;
}
