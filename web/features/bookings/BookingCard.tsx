import { styled } from "@mui/material/styles";
import { BookingState, PaymentState } from "#web/bookings/rows/BookingStates.tsx";
import { bookerName, lengthText, serviceText, startText } from "#web/bookings/rows/format-booking.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { BookingRowFragment } from "./bookings.generated.ts";

/** A booking on a phone: who and when, where and what, state and money. */
export function BookingCard({ booking }: { booking: BookingRowFragment }) {
  const { price, location, resource, start_time, end_time, payment_status } = booking;
  return (
    <Card>
      <span className="line">
        <b>{bookerName(booking)}</b>
        <Money {...price} locale={location?.locale} />
      </span>
      <span className="line quiet">
        {startText(booking)} · {lengthText(start_time, end_time)}
      </span>
      <span className="line quiet">{[resource?.name, serviceText(booking)].filter(Boolean).join(" · ")}</span>
      <span className="states">
        <BookingState booking={booking} />
        <PaymentState status={payment_status} />
      </span>
    </Card>
  );
}

const Card = styled("span")({
  display: "grid",
  gap: 2,
  fontSize: 13,
  lineHeight: "20px",
  "& .line": { display: "flex", justifyContent: "space-between", gap: 8, fontVariantNumeric: "tabular-nums" },
  "& .quiet": { color: "var(--text-2)" },
  "& b": { fontSize: 14, fontWeight: 500 },
  "& .states": { display: "flex", gap: 8, marginTop: 4 },
});
