import { styled } from "@mui/material/styles";
import { useId } from "react";
import { MailItem } from "#web/features/messages/shared/MailItem.tsx";
import { ActivitySection } from "#web/features/platform/shared/ActivityList.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
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
    <Section aria-labelledby={headingId}>
      <h3 id={headingId}>Mail that did not arrive</h3>
      <ol>
        {messages.map((message) => (
          <MailItem key={message.id} message={message} venue={venue} now={now} />
        ))}
      </ol>
    </Section>
  );
}

const Section = styled(ActivitySection)({
  marginTop: 16,
  padding: "8px 12px",
  borderRadius: "var(--r-s)",
  background: "var(--amber-f)",
  "& ol > li": { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
});
