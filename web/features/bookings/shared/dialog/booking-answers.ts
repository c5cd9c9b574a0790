import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatWallTime } from "#web/time/format.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import type { Choices } from "../choices/use-choices.ts";
import { minutesText, peopleText } from "../rows/format-booking.ts";
import type { BookingFormValues } from "./booking-form.ts";

/** The values of the edit dialog as text, for comparison with what somebody else saved. */
export function bookingAnswers(
  { resources, coaches }: Choices,
  venue: Venue,
): readonly ComparedAnswer<BookingFormValues>[] {
  const startText = ({ start }: BookingFormValues) => {
    const { date, time } = wallTimeAt(Number(start), venue);
    return `${formatDay(date, venue)}, ${formatWallTime(time, venue)}`;
  };
  return [
    { label: "Start", names: ["date", "start"], text: startText },
    { label: "Length", names: ["duration"], text: ({ duration }) => minutesText(Number(duration)) },
    { label: "Bay", names: ["resource_id"], text: ({ resource_id }) => nameOf(resources, resource_id, "no bay") },
    { label: "Coach", names: ["coach_id"], text: ({ coach_id }) => nameOf(coaches, coach_id, "no coach") },
    { label: "People", names: ["party_size"], text: ({ party_size }) => peopleText(Number(party_size)) },
    {
      label: "Client's note",
      names: ["client_note"],
      text: ({ client_note }) => (client_note.trim() === "" ? "none" : `“${client_note.trim()}”`),
    },
  ];
}

function nameOf(all: readonly { id: number; name: string }[], id: string, none: string): string {
  if (id === "") return none;
  return all.find((each) => String(each.id) === id)?.name ?? `number ${id}`;
}
