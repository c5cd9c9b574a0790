import type { IconName } from "#web/ui/icon/Icon.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { Tone } from "#web/ui/state/tone.ts";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

const STATES: Record<OwnBookingFragment["status"], { tone: Tone; icon: IconName; word: string }> = {
  held: { tone: "violet", icon: "hourglass", word: "Held" },
  confirmed: { tone: "teal", icon: "check-circle", word: "Booked" },
  checked_in: { tone: "blue", icon: "check-in", word: "Checked in" },
  completed: { tone: "grey", icon: "check", word: "Completed" },
  no_show: { tone: "red", icon: "no-show", word: "Missed" },
  cancelled: { tone: "grey", icon: "ban", word: "Cancelled" },
};

/** The state of a booking in the client's terms. */
export function BookingState({ status }: Pick<OwnBookingFragment, "status">) {
  const { tone, icon, word } = STATES[status];
  return (
    <StateChip tone={tone} icon={icon}>
      {word}
    </StateChip>
  );
}
