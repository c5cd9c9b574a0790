import { RowCard } from "#web/ui/grid/RowCard.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { BookingRowFragment } from "./booking-row.generated.ts";
import { BookingState, PaymentState } from "./BookingStates.tsx";
import { lengthText, serviceText, startText } from "./format-booking.ts";

interface BookingRowCardProps {
  booking: BookingRowFragment;
  /** Name of the booker; omitted if all bookings belong to one person. */
  name?: string;
}

/** A booking in a list on phones: who and when, where and what, status and payment. */
export function BookingRowCard({ booking, name }: BookingRowCardProps) {
  const { price, location, resource, start_time, end_time, payment_status } = booking;
  const start = startText(booking);
  const length = lengthText(start_time, end_time);
  const place = [resource?.name, serviceText(booking)];
  const lines = name === undefined ? [[...place, length]] : [[start, length], place];
  return (
    <RowCard>
      <span className="line">
        <b>{name ?? start}</b>
        <Money {...price} locale={location?.locale} />
      </span>
      {lines.map((parts) => {
        const line = parts.filter(Boolean).join(" · ");
        return (
          <span key={line} className="quiet">
            {line}
          </span>
        );
      })}
      <span className="states">
        <BookingState booking={booking} />
        <PaymentState status={payment_status} />
      </span>
    </RowCard>
  );
}
