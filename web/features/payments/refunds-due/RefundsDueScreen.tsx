import useMediaQuery from "@mui/material/useMediaQuery";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo, useState } from "react";
import { BillingTabs } from "#web/features/payments/shared/BillingTabs.tsx";
import { METHOD_LOOKS, methodText } from "#web/features/payments/shared/format-payment.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { WIDE } from "#web/theme/theme.ts";
import { formatDayTime, PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { RefundDueDialog } from "./RefundDueDialog.tsx";
import { useRefundsDueQuery, type RefundDueRowFragment } from "./refunds-due.generated.ts";

const ORDER = { sorts: ["due_since"], sortDir: "asc" } as const;
const EMPTY = { title: "No refunds due", text: "What is paid for a booking and no longer owed appears here." };
const NO_SELECTION: ReadonlySet<number | string> = new Set();

/** What the venue owes for bookings, that due longest first; one or many are refunded at once. */
export function RefundsDueScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const { venue, venues } = useVenues();
  const formats = venue ?? PLAIN_FORMATS;
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const list = useList(useRefundsDueQuery, pageVariables(query), ({ refundsDue }) => refundsDue);
  const columns = useMemo(() => refundColumns(formats), [formats]);
  const [selectedIds, setSelectedIds] = useState(NO_SELECTION);
  const [refunding, setRefunding] = useState<readonly RefundDueRowFragment[]>([]);
  const selected = list.rows.filter(({ id }) => selectedIds.has(id));
  return (
    <Screen
      title="Refunds due"
      meta={list.isKnown ? <span className="figures">{list.total.toLocaleString(venue?.locale)}</span> : null}
    >
      <ListWithPanel panel={null}>
        <BillingTabs current="refundsDue" />
        <ServerGrid
          {...list}
          noun="refunds due"
          columns={columns}
          columnVisibility={{ location_name: isWide && venues.length > 1 }}
          query={query}
          onQueryChange={setQuery}
          searchLabel="Who booked"
          empty={EMPTY}
          selectedIds={selectedIds}
          onSelectedIdsChange={setSelectedIds}
          bulkActions={
            <RefusableButton
              variant="text"
              startIcon={<Icon name="undo" size={14} />}
              onClick={() => setRefunding(selected)}
            >
              Refund
            </RefusableButton>
          }
          onRowOpen={(row) => setRefunding([row])}
          renderCard={(row) => <RefundDueCard row={row} formats={formats} />}
        />
      </ListWithPanel>
      {refunding.length > 0 ? (
        <RefundDueDialog
          due={refunding}
          locale={venue?.locale}
          onRefunded={() => setSelectedIds(NO_SELECTION)}
          onClose={() => setRefunding([])}
        />
      ) : null}
    </Screen>
  );
}

const paidWith = ({ payments }: RefundDueRowFragment): string =>
  [...new Set(payments.map(methodText))].join(", ") || "Nothing left to refund";

function RefundFailed({ row }: { row: RefundDueRowFragment }) {
  if (!row.payments.some(({ refund_failure }) => refund_failure !== null)) return null;
  return (
    <StateChip tone="red" icon="warning">
      Refund failed
    </StateChip>
  );
}

function refundColumns(formats: VenueFormats): readonly GridColDef<RefundDueRowFragment>[] {
  return [
    {
      field: "client_name",
      headerName: "Who booked and what",
      flex: 3,
      minWidth: 156,
      sortable: false,
      renderCell: ({ row }) => (
        <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
          <b style={{ fontWeight: 500 }}>{row.client_name}</b>{" "}
          <small style={{ color: "var(--text-3)" }}>
            {`${row.description}, ${formatDayTime(row.start_local, formats)}`}
          </small>
        </span>
      ),
    },
    { field: "location_name", headerName: "Location", flex: 1, minWidth: 110, sortable: false },
    {
      field: "due_since",
      headerName: "Due since",
      width: 172,
      sortable: false,
      valueGetter: (_value, { due_since }) => formatDayTime(due_since, formats),
    },
    {
      field: "payments",
      headerName: "Paid with",
      flex: 2,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <span style={{ display: "inline-flex", alignItems: "center", gap: 6 }}>
          {row.payments[0] ? <Icon name={METHOD_LOOKS[row.payments[0].method].icon} /> : null}
          {paidWith(row)}
          <RefundFailed row={row} />
        </span>
      ),
    },
    {
      field: "amount",
      headerName: "Amount",
      width: 104,
      align: "right",
      headerAlign: "right",
      sortable: false,
      renderCell: ({ row }) => <Money {...row.amount} locale={formats.locale} />,
    },
  ];
}

function RefundDueCard({ row, formats }: { row: RefundDueRowFragment; formats: VenueFormats }) {
  return (
    <RowCard>
      <span className="line">
        <b>{row.client_name}</b>
        <Money {...row.amount} locale={formats.locale} />
      </span>
      <span className="quiet">{`${paidWith(row)} · ${row.description}`}</span>
      <span className="quiet">{`Due since ${formatDayTime(row.due_since, formats)}`}</span>
      <span className="states">
        <RefundFailed row={row} />
      </span>
    </RowCard>
  );
}
