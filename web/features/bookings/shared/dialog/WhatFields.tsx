import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTaxesOn } from "#web/tenant/company.ts";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { lengthLabel } from "../choices/length-price.ts";
import { fittingCoaches, fittingResources, type Choices } from "../choices/use-choices.ts";
import type { VenueDay } from "../day/venue-day.ts";
import type { BookingFormValues } from "./booking-form.ts";
import { largestParty, peopleInBay } from "./booking-request.ts";

interface WhatFieldsProps {
  form: UseFormReturn<BookingFormValues>;
  choices: Choices;
  service: ServiceChoiceFragment | undefined;
  /** An existing booking keeps its service. */
  isServiceFixed: boolean;
  /** The chosen day, once loaded. */
  day: VenueDay | undefined;
  locale: string;
}

/** Service, people and length: the inputs for finding a time. */
export function WhatFields({ form, choices, service, isServiceFixed, day, locale }: WhatFieldsProps) {
  const { control } = form;
  const tax = useTaxesOn(service?.kind ?? "resource");
  const start = useWatch({ control, name: "start" });
  const at = day && start !== "" ? { day, start: Number(start) } : undefined;
  useFittingAnswers(form, choices, service);
  const inBay = peopleInBay(choices, service);
  // An existing booking cannot become a party; a party of several bays is booked as such.
  const most = isServiceFixed ? inBay : largestParty(choices, service);
  const people = Array.from({ length: most }, (_item, at) => at + 1);
  return (
    <>
      <SelectInput
        control={control}
        name="service_id"
        label="Service"
        disabled={isServiceFixed}
        help={isServiceFixed ? "Cancel and book again to change the service." : undefined}
        options={choices.services.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FieldRow data-short>
        <SelectInput
          control={control}
          name="duration"
          label="Length"
          options={(service?.durations ?? []).map((length) => ({
            value: String(length.duration_minutes),
            label: service ? lengthLabel(service, length, at, { locale, tax }) : "",
          }))}
        />
        <SelectInput
          control={control}
          name="party_size"
          label="People"
          options={people.map((count) => ({
            value: String(count),
            label: count > inBay ? `${count}, ${Math.ceil(count / inBay)} bays` : String(count),
          }))}
        />
      </FieldRow>
    </>
  );
}

/** Another service may have other lengths, bays, coaches and capacity: corrects values that no longer fit. */
function useFittingAnswers(
  { getValues, setValue }: UseFormReturn<BookingFormValues>,
  choices: Choices,
  service: ServiceChoiceFragment | undefined,
): void {
  useEffect(() => {
    if (!service) return;
    const { duration, party_size, resource_id, coach_id, bay_ids } = getValues();
    const lengths = service.durations.map(({ duration_minutes }) => String(duration_minutes));
    if (!lengths.includes(duration)) setValue("duration", lengths.includes("60") ? "60" : (lengths[0] ?? ""));
    const most = largestParty(choices, service);
    if (Number(party_size) > most) setValue("party_size", String(most));
    const fits = (all: readonly { id: number }[], id: string) => all.some((each) => String(each.id) === id);
    if (!fits(fittingResources(choices, service), resource_id)) setValue("resource_id", "");
    const bays = bay_ids.filter((id) => fits(fittingResources(choices, service), id));
    if (bays.length < bay_ids.length) setValue("bay_ids", bays);
    if (!fits(fittingCoaches(choices, service), coach_id)) setValue("coach_id", "");
  }, [service, choices, getValues, setValue]);
}

export function useChosenService(
  { control }: UseFormReturn<BookingFormValues>,
  { services }: Choices,
): ServiceChoiceFragment | undefined {
  const serviceId = useWatch({ control, name: "service_id" });
  return services.find(({ id }) => String(id) === serviceId);
}
