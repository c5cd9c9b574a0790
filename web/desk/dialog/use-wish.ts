import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ServiceChoiceFragment } from "../choices.generated.ts";
import type { BookingFormValues } from "./booking-form.ts";
import type { Choices } from "./use-choices.ts";
import { type Wish, wishOf } from "./wish.ts";

/** What the form asks for now. */
export function useWish(
  { control }: UseFormReturn<BookingFormValues>,
  choices: Choices,
  service: ServiceChoiceFragment | undefined,
): Wish {
  const [resource_id, coach_id, party_size, bay_ids] = useWatch({
    control,
    name: ["resource_id", "coach_id", "party_size", "bay_ids"],
  });
  return wishOf({ resource_id, coach_id, party_size, bay_ids }, choices, service);
}
