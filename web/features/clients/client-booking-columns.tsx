import { styled } from "@mui/material/styles";
import type { GridColDef } from "@mui/x-data-grid";
import { BookingState, PaymentState } from "#web/bookings/rows/BookingStates.tsx";
import { lengthText, serviceText, startText } from "#web/bookings/rows/format-booking.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { ClientBookingFragment } from "./client-bookings.generated.ts";

/** A client's bookings: when, what, where, state and money. Their order is the period's own. */
export const CLIENT_BOOKING_COLUMNS: readonly GridColDef<ClientBookingFragment>[] = [
  {
    field: "start_time",
    headerName: "Starts",
    width: 156,
    sortable: false,
    renderCell: ({ row }) => <b style={{ fontWeight: 500 }}>{startText(row)}</b>,
  },
  {
    field: "service",
    headerName: "Service",
    flex: 3,
    minWidth: 108,
    sortable: false,
    valueGetter: (_value, row) => serviceText(row),
  },
  {
    field: "resource",
    headerName: "Bay",
    flex: 1,
    minWidth: 96,
    sortable: false,
    valueGetter: (_value, row) => row.resource?.name ?? "No bay",
  },
  {
    field: "status",
    headerName: "State",
    width: 120,
    sortable: false,
    renderCell: ({ row }) => <BookingState booking={row} />,
  },
  {
    field: "payment_status",
    headerName: "Money",
    width: 132,
    sortable: false,
    renderCell: ({ row }) => <PaymentState status={row.payment_status} />,
  },
  {
    field: "price",
    headerName: "Price",
    width: 92,
    align: "right",
    headerAlign: "right",
    sortable: false,
    renderCell: ({ row }) => <Money {...row.price} locale={row.location?.locale} />,
  },
];

/** One of them on a phone. */
export function ClientBookingCard({ booking }: { booking: ClientBookingFragment }) {
  const { price, location, resource, start_time, end_time, payment_status } = booking;
  return (
    <Card>
      <span className="line">
        <b>{startText(booking)}</b>
        <Money {...price} locale={location?.locale} />
      </span>
      <span className="quiet">
        {[serviceText(booking), resource?.name, lengthText(start_time, end_time)].filter(Boolean).join(" · ")}
      </span>
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
