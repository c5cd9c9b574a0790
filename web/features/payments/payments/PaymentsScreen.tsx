import useMediaQuery from "@mui/material/useMediaQuery";
import type { GridColDef } from "@mui/x-data-grid";
import { useMemo } from "react";
import { BillingTabs } from "#web/features/payments/shared/BillingTabs.tsx";
import { METHOD_LOOKS, methodText, paymentLook } from "#web/features/payments/shared/format-payment.ts";
import type { PaymentItemFragment } from "#web/features/payments/shared/payments.generated.ts";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { useUrlId, useUrlValue } from "#web/screen/use-url-value.ts";
import { useReportToday, useVenues, venueLabel } from "#web/tenant/venue.ts";
import { WIDE } from "#web/theme/theme.ts";
import { formatDayTime, PLAIN_FORMATS, type VenueFormats } from "#web/time/format.ts";
import { DayRange } from "#web/ui/date/DayRange.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { MoreFilters } from "#web/ui/grid/MoreFilters.tsx";
import { RowCard } from "#web/ui/grid/RowCard.ts";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Money } from "#web/ui/text/Money.tsx";
import { DisputesPanel } from "./DisputesPanel.tsx";
import { FailedEventsPanel } from "./FailedEventsPanel.tsx";
import { usePaymentFilters } from "./payment-filters.ts";
import { usePaymentListQuery } from "./payment-list.generated.ts";
import { PaymentNotes } from "./PaymentNotes.tsx";
import { PaymentPanel } from "./PaymentPanel.tsx";
import { ReclaimedGiftCardsPanel } from "./ReclaimedGiftCardsPanel.tsx";
import { UnsettledPanel } from "./UnsettledPanel.tsx";

const ORDER = { sorts: ["created_at", "amount"], sortDir: "desc" } as const;
const EMPTY = { title: "No payments yet", text: "Payments appear here." };

/** Payments by day, method and payer; a row opens next to the list with its ledger entries. */
export function PaymentsScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const [openedId, setOpened] = useUrlId("payment");
  const [shown, setShown] = useUrlValue("show");
  // The essential columns come first; the others are shown only if there is room.
  const isWide = useMediaQuery(WIDE, { noSsr: true }) && openedId === null && shown === null;
  const { venue, venues } = useVenues();
  const formats = venue ?? PLAIN_FORMATS;
  const today = useReportToday(formats);
  const { filters, change, chips, toggle, clear, asked } = usePaymentFilters(today, { venues, formats });
  const variables = { ...pageVariables(query), ...asked };
  const list = useList(usePaymentListQuery, variables, ({ payments }) => payments);
  const columns = useMemo(() => paymentColumns(formats), [formats]);
  return (
    <Screen meta={list.isKnown ? <span className="figures">{list.total.toLocaleString(venue?.locale)}</span> : null}>
      <ListWithPanel
        panel={
          openedId === null ? (
            <AttentionPanel shown={shown} formats={formats} onPaymentOpen={setOpened} onClose={() => setShown(null)} />
          ) : (
            <PaymentPanel key={openedId} paymentId={openedId} formats={formats} onClose={() => setOpened(null)} />
          )
        }
      >
        <BillingTabs current="payments" />
        <PaymentNotes
          formats={formats}
          onOpen={(what) => {
            setOpened(null);
            setShown(what);
          }}
        />
        <ServerGrid
          {...list}
          noun="payments"
          columns={columns}
          columnVisibility={{ number: isWide, location_name: isWide && venues.length > 1, taken_by_name: isWide }}
          query={query}
          onQueryChange={setQuery}
          searchLabel="Payer, receipt number"
          filters={chips}
          onFilterToggle={toggle}
          onClearFilters={clear}
          empty={EMPTY}
          tools={
            <>
              <CsvButton
                path="/api/v1/payments/export"
                filters={{
                  ...asked,
                  search: query.search,
                  refunded: asked.refunded === null ? null : "true",
                  voided: asked.voided === null ? null : "true",
                }}
                rowCount={list.total}
              />
              <MoreFilters count={[filters.from ?? filters.to, filters.location].filter(Boolean).length}>
                <DayRange from={filters.from} to={filters.to} onChange={(days) => change({ ...days, last: null })} />
                {venues.length > 1 ? (
                  <FormField label="Location">
                    {(wiring) => (
                      <PlainSelect
                        {...wiring}
                        value={String(filters.location ?? "")}
                        placeholder="All locations"
                        options={venues.map((one) => ({ value: String(one.id), label: venueLabel(one) }))}
                        onChange={({ target }) => change({ location: Number(target.value) || null })}
                      />
                    )}
                  </FormField>
                ) : null}
              </MoreFilters>
            </>
          }
          openRowId={openedId}
          onRowOpen={({ id }) => setOpened(id)}
          renderCard={(row) => <PaymentCard row={row} formats={formats} />}
        />
      </ListWithPanel>
    </Screen>
  );
}

interface AttentionPanelProps {
  shown: string | null;
  formats: VenueFormats;
  onPaymentOpen: (id: number) => void;
  onClose: () => void;
}

/** The panel opened from a note above the list. */
function AttentionPanel({ shown, formats, onPaymentOpen, onClose }: AttentionPanelProps) {
  if (shown === "failed") return <FailedEventsPanel formats={formats} onClose={onClose} />;
  if (shown === "unsettled") return <UnsettledPanel formats={formats} onClose={onClose} />;
  if (shown === "gifts") return <ReclaimedGiftCardsPanel formats={formats} onClose={onClose} />;
  if (shown !== "disputes") return null;
  return <DisputesPanel formats={formats} onPaymentOpen={onPaymentOpen} onClose={onClose} />;
}

function PaymentState({ row }: { row: PaymentItemFragment }) {
  const { tone, icon, label } = paymentLook(row);
  return (
    <StateChip tone={tone} icon={icon}>
      {label}
    </StateChip>
  );
}

function paymentColumns(formats: VenueFormats): readonly GridColDef<PaymentItemFragment>[] {
  return [
    { field: "number", headerName: "Receipt", width: 84, sortable: false },
    {
      field: "created_at",
      headerName: "Time",
      width: 172,
      valueGetter: (_value, { local_time }) => formatDayTime(local_time, formats),
    },
    {
      field: "payer_name",
      headerName: "Payer and what for",
      flex: 3,
      minWidth: 156,
      sortable: false,
      renderCell: ({ row }) => (
        <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
          <b style={{ fontWeight: 500 }}>{row.payer_name}</b>{" "}
          <small style={{ color: "var(--text-3)" }}>{row.description}</small>
        </span>
      ),
    },
    {
      field: "method",
      headerName: "Method",
      width: 132,
      sortable: false,
      renderCell: ({ row }) => (
        <span style={{ display: "inline-flex", alignItems: "center", gap: 6 }}>
          <Icon name={METHOD_LOOKS[row.method].icon} />
          {methodText(row)}
        </span>
      ),
    },
    { field: "location_name", headerName: "Location", flex: 1, minWidth: 110, sortable: false },
    { field: "taken_by_name", headerName: "By", flex: 1, minWidth: 110, sortable: false },
    {
      field: "amount",
      headerName: "Amount",
      width: 104,
      align: "right",
      headerAlign: "right",
      renderCell: ({ row }) => <Money {...row.amount} locale={formats.locale} />,
    },
    {
      field: "state",
      headerName: "State",
      width: 132,
      sortable: false,
      renderCell: ({ row }) => <PaymentState row={row} />,
    },
  ];
}

function PaymentCard({ row, formats }: { row: PaymentItemFragment; formats: VenueFormats }) {
  return (
    <RowCard>
      <span className="line">
        <b>{row.payer_name}</b>
        <Money {...row.amount} locale={formats.locale} />
      </span>
      <span className="quiet">{`${methodText(row)} · ${row.description}`}</span>
      <span className="quiet">{`${formatDayTime(row.local_time, formats)} · Receipt ${row.number}`}</span>
      <span className="states">
        <PaymentState row={row} />
      </span>
    </RowCard>
  );
}
