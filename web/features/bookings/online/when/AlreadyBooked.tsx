import { skipToken } from "@apollo/client/react";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import type { Answers } from "../frame/answers.ts";
import { useCatalogue } from "../frame/catalogue.ts";
import { PublicButton, PublicLink } from "../frame/PublicButton.tsx";
import { managePath } from "../frame/steps.ts";
import { bookedDayAndSpan, formatOf } from "../own/own-booking.ts";
import { useManagedBookingQuery, type OwnBookingFragment } from "../own/own-bookings.generated.ts";

/** The booking last made in this tab: Back leads from it to the time that was chosen for it. */
interface LastBooked {
  token: string;
  service: number;
  start: string;
}

const STORAGE_KEY = "book.booked";

export function keepLastBooked(token: string, { service, start_time }: OwnBookingFragment): void {
  const kept: LastBooked = { token, service: service.id, start: start_time };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}

function lastBooked(): LastBooked | undefined {
  const text = sessionStorage.getItem(STORAGE_KEY);
  // Only keepLastBooked writes this key.
  return text === null ? undefined : (JSON.parse(text) as LastBooked);
}

interface BookedHere {
  token: string;
  booking: OwnBookingFragment;
}

/** The booking made in this tab for just these answers, if it still stands; "loading" until that is known. */
export function useBookedHere({ service, time }: Answers): BookedHere | "loading" | undefined {
  const last = lastBooked();
  const isThis = last !== undefined && last.service === service && isSameTime(last.start, time);
  const { data, error } = useManagedBookingQuery(isThis ? { variables: { token: last.token } } : skipToken);
  if (!isThis || error) return undefined;
  const booking = data?.managedBooking;
  if (!booking) return "loading";
  return booking.status === "confirmed" && isSameTime(booking.start_time, time)
    ? { token: last.token, booking }
    : undefined;
}

const isSameTime = (one: string, other: string | undefined): boolean =>
  other !== undefined && Date.parse(one) === Date.parse(other);

/** Says that this time is booked already, and leads to the booking or to another one. */
export function AlreadyBooked({
  booked: { token, booking },
  onAnother,
}: {
  booked: BookedHere;
  onAnother: () => void;
}) {
  const [day, span] = bookedDayAndSpan(booking, formatOf(useCatalogue(), booking.location.id));
  return (
    <Stack gap={8} style={{ marginTop: 16 }}>
      <Note tone="green" icon="check" role="status">
        You have booked {day}, {span}.
      </Note>
      <div className="acts">
        <PublicLink data-size="small" to={managePath(token)}>
          See your booking
        </PublicLink>
        <PublicButton type="button" data-size="small" onClick={onAnother}>
          Book another time
        </PublicButton>
      </div>
    </Stack>
  );
}
