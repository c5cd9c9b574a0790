import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import type { ServiceChoiceFragment } from "../choices/choices.generated.ts";
import { fittingResources, type Choices } from "../choices/use-choices.ts";
import type { BookingFormValues } from "./booking-form.ts";
import type { StartChoice } from "./start-choices.ts";

interface PartyBaysProps {
  form: UseFormReturn<BookingFormValues>;
  choices: Choices;
  service: ServiceChoiceFragment | undefined;
  starts: readonly StartChoice[];
  /** Number of bays the party needs. */
  count: number;
}

/** Bays of a party too large for one: specific ones, or the first free ones. All are booked or none. */
export function PartyBays({ form: { control }, choices, service, starts, count }: PartyBaysProps) {
  const { field, fieldState } = useController({ control, name: "bay_ids" });
  const start = useWatch({ control, name: "start" });
  const chosen = starts.find(({ instant }) => String(instant) === start);
  const stateOf = (id: number) => {
    if (!chosen) return undefined;
    return chosen.free?.resource_ids.includes(id) ? "free" : "taken";
  };
  return (
    <ChoiceCards
      label="Several bays"
      hint={field.value.length === 0 ? `first ${count} free, or choose` : `${field.value.length} chosen`}
      isMany
      cards={fittingResources(choices, service).map(({ id, name, capacity }) => ({
        value: String(id),
        label: name,
        detail: [`up to ${capacity}`, stateOf(id)].filter(Boolean).join(", "),
        isDisabled: stateOf(id) === "taken" && !field.value.includes(String(id)),
      }))}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
