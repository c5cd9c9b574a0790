import { useId } from "react";
import { MailItem } from "#web/features/messages/shared/MailItem.tsx";
import { TimedLines } from "#web/features/platform/shared/ActivityList.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useBookingMessagesQuery } from "./booking-mail.generated.ts";

interface BookingMailProps {
  bookingId: number;
  venue: Venue | undefined;
}

/** Mail about the booking that did not arrive; renders nothing if there is none, or to who may not send it again. */
export function BookingMail({ bookingId, venue }: BookingMailProps) {
  const headingId = useId();
  const now = useNow();
  const { data } = useBookingMessagesQuery({
    variables: { id: bookingId },
    skip: useRefusal("communications.send") !== undefined,
    fetchPolicy: "cache-and-network",
  });
  const messages = data?.bookingMessages?.undelivered ?? [];
  if (messages.length === 0) return null;
  return (
    <PanelSection aria-labelledby={headingId}>
      <h3 id={headingId}>Mail that did not arrive</h3>
      <Note tone="amber" icon="mail">
        <TimedLines>
          {messages.map((message) => (
            <MailItem key={message.id} message={message} venue={venue} now={now} />
          ))}
        </TimedLines>
      </Note>
    </PanelSection>
  );
}
