import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { VenueDay } from "../day/venue-day.ts";
import type { BookingFormValues } from "./booking-form.ts";
import type { StartChoice } from "./start-choices.ts";

/**
 * Keeps the start within the chosen day: another day takes the time of day over as soon as its starts are known, if it
 * offers it or the booking already has it; until then no start is chosen. Returns what to call when the day is changed.
 */
export function useStartOnDay(
  { getValues, setValue }: UseFormReturn<BookingFormValues>,
  day: VenueDay | undefined,
  starts: readonly StartChoice[],
  ownStart: number | undefined,
): () => void {
  const [wall, setWall] = useState<string>();

  useEffect(() => {
    if (wall === undefined || !day || getValues("start") !== "") return;
    const same = day.clock
      .instantsOf(wall)
      .find((at) => at === ownStart || starts.some(({ instant }) => instant === at));
    if (same !== undefined) setValue("start", String(same), { shouldDirty: true, shouldValidate: true });
  }, [wall, day, starts, ownStart, getValues, setValue]);

  return () => {
    const { date, start } = getValues();
    if (start === "" || date === day?.date) return;
    setWall(day?.clock.timeAt(Number(start)));
    setValue("start", "", { shouldDirty: true });
  };
}
