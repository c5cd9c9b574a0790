import { styled } from "@mui/material/styles";
import type { GridColDef } from "@mui/x-data-grid";
import { BookingState, PaymentState } from "#web/desk/BookingStates.tsx";
import { bookerName, lengthText } from "#web/desk/booking-words.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { BookingRowFragment } from "./bookings.generated.ts";
import { serviceText, startText } from "./row-words.ts";

/** The list's columns. The server sorts by start and state. */
export const BOOKING_COLUMNS: readonly GridColDef<BookingRowFragment>[] = [
  { field: "id", headerName: "Booking", width: 88, sortable: false, cellClassName: "quiet" },
  {
    field: "start_time",
    headerName: "Starts",
    width: 184,
    renderCell: ({ row }) => (
      <Starts>
        <b>{startText(row)}</b>
        <span>{lengthText(row.start_time, row.end_time)}</span>
      </Starts>
    ),
  },
  {
    field: "client",
    headerName: "Client",
    flex: 3,
    minWidth: 128,
    sortable: false,
    valueGetter: (_value, row) => bookerName(row),
    cellClassName: "strong",
  },
  {
    field: "service",
    headerName: "Service",
    flex: 3,
    minWidth: 120,
    sortable: false,
    valueGetter: (_value, row) => serviceText(row),
    cellClassName: "quiet",
  },
  {
    field: "resource",
    headerName: "Bay",
    flex: 1,
    minWidth: 84,
    sortable: false,
    valueGetter: (_value, row) => row.resource?.name ?? "",
  },
  {
    field: "location",
    headerName: "Location",
    flex: 2,
    minWidth: 120,
    sortable: false,
    valueGetter: (_value, row) => row.location?.name ?? "",
    cellClassName: "quiet",
  },
  {
    field: "status",
    headerName: "State",
    width: 128,
    renderCell: ({ row }) => <BookingState booking={row} />,
  },
  {
    field: "payment_status",
    headerName: "Money",
    width: 124,
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

const Starts = styled("span")({
  display: "flex",
  alignItems: "baseline",
  gap: 6,
  minWidth: 0,
  "& b": { fontWeight: 500 },
  "& span": { fontSize: 12, color: "var(--text-3)" },
});
