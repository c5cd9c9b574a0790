import { styled } from "@mui/material/styles";
import type { GridColDef } from "@mui/x-data-grid";
import { BookingState, PaymentState } from "#web/bookings/rows/BookingStates.tsx";
import { bookerName, lengthText, serviceText, startText } from "#web/bookings/rows/format-booking.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { BookingRowFragment } from "./bookings.generated.ts";

type Column = GridColDef<BookingRowFragment>;

/** The list's columns, with all that a wide list has room for. The server sorts by start and state. */
export const WIDE_COLUMNS: readonly Column[] = [
  { field: "id", headerName: "Booking", width: 88, sortable: false, cellClassName: "quiet" },
  {
    field: "start_time",
    headerName: "Starts",
    width: 192,
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
    minWidth: 112,
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
    minWidth: 104,
    sortable: false,
    valueGetter: (_value, row) => row.resource?.name ?? "No bay",
    cellClassName: ({ row }) => (row.resource ? "" : "quiet"),
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
    width: 120,
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

const LEFT_OUT: readonly string[] = ["id", "service", "location"];

/** What a tablet, or a list beside a panel, shows: client, bay, state and money. */
export const NARROW_COLUMNS: readonly Column[] = WIDE_COLUMNS.filter(({ field }) => !LEFT_OUT.includes(field)).map(
  (column) =>
    column.field === "start_time"
      ? { ...column, width: 148, renderCell: ({ row }) => <b style={{ fontWeight: 500 }}>{startText(row)}</b> }
      : column,
);

const Starts = styled("span")({
  display: "flex",
  alignItems: "baseline",
  gap: 6,
  minWidth: 0,
  "& b": { fontWeight: 500 },
  "& span": { fontSize: 12, color: "var(--text-3)" },
});
