import { styled } from "@mui/material/styles";
import type { GridColDef } from "@mui/x-data-grid";
import { Money } from "#web/ui/text/Money.tsx";
import type { BookingRowFragment, NamedBookingRowFragment } from "./booking-row.generated.ts";
import { BookingState, PaymentState } from "./BookingStates.tsx";
import { bookerName, lengthText, serviceText, startText } from "./format-booking.ts";

/** Columns of all lists of bookings; each list picks from them. The server sorts by start and status. */
function bookingColumns<Row extends BookingRowFragment>() {
  const columns = {
    number: { field: "id", headerName: "Booking", width: 112, sortable: false, cellClassName: "quiet" },
    start: {
      field: "start_time",
      headerName: "Starts",
      width: 148,
      renderCell: ({ row }) => <b style={{ fontWeight: 500 }}>{startText(row)}</b>,
    },
    startAndLength: {
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
    service: {
      field: "service",
      headerName: "Service",
      flex: 3,
      minWidth: 108,
      sortable: false,
      valueGetter: (_value, row) => serviceText(row),
      cellClassName: "quiet",
    },
    bay: {
      field: "resource",
      headerName: "Bay",
      flex: 1,
      minWidth: 96,
      sortable: false,
      valueGetter: (_value, row) => row.resource?.name ?? "No bay",
      cellClassName: ({ row }) => (row.resource ? "" : "quiet"),
    },
    location: {
      field: "location",
      headerName: "Location",
      flex: 2,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => row.location?.name ?? "",
      cellClassName: "quiet",
    },
    state: {
      field: "status",
      headerName: "State",
      width: 120,
      renderCell: ({ row }) => <BookingState booking={row} />,
    },
    money: {
      field: "payment_status",
      headerName: "Money",
      width: 132,
      sortable: false,
      renderCell: ({ row }) => <PaymentState status={row.payment_status} />,
    },
    price: {
      field: "price",
      headerName: "Price",
      width: 92,
      align: "right",
      headerAlign: "right",
      sortable: false,
      renderCell: ({ row }) => <Money {...row.price} locale={row.location?.locale} />,
    },
  } satisfies Record<string, GridColDef<Row>>;
  return columns;
}

const named = bookingColumns<NamedBookingRowFragment>();

const CLIENT: GridColDef<NamedBookingRowFragment> = {
  field: "client",
  headerName: "Client",
  flex: 3,
  minWidth: 112,
  sortable: false,
  valueGetter: (_value, row) => bookerName(row),
  cellClassName: "strong",
};

/** Bookings of all clients, with all columns of a wide list. */
export const WIDE_COLUMNS: readonly GridColDef<NamedBookingRowFragment>[] = [
  named.number,
  named.startAndLength,
  CLIENT,
  named.service,
  named.bay,
  named.location,
  named.state,
  named.money,
  named.price,
];

/** Columns on a tablet, or in a list next to a panel. */
export const NARROW_COLUMNS: readonly GridColDef<NamedBookingRowFragment>[] = [
  named.start,
  CLIENT,
  named.bay,
  named.state,
  named.money,
  named.price,
];

const { start, service, bay, state, money, price } = bookingColumns<BookingRowFragment>();

/** Bookings of one client, in the order of the selected period. */
export const COLUMNS_OF_CLIENT: readonly GridColDef<BookingRowFragment>[] = [
  start,
  service,
  bay,
  state,
  money,
  price,
].map((column) => ({ ...column, sortable: false }));

const Starts = styled("span")({
  display: "flex",
  alignItems: "baseline",
  gap: 6,
  minWidth: 0,
  "& b": { fontWeight: 500 },
  "& span": { fontSize: 12, color: "var(--text-3)" },
});
