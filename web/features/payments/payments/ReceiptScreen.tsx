import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import { useParams } from "react-router-dom";
import { formatMoney } from "#schema/shared/format-money.ts";
import { taxLabel } from "#schema/shared/tax-rules.ts";
import { ACCOUNT_LABELS, methodText } from "#web/features/payments/shared/format-payment.ts";
import type { PaymentItemFragment } from "#web/features/payments/shared/payments.generated.ts";
import { useDocumentTitle } from "#web/screen/use-document-title.ts";
import { idOf } from "#web/screen/use-url-value.ts";
import { LoadFailed, PageLoading } from "#web/screen/WholePage.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { VenueProvider } from "#web/tenant/VenueProvider.tsx";
import { formatDay } from "#web/time/format-day.ts";
import { formatDayTime, PLAIN_FORMATS } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { usePaymentDetailsQuery } from "./payment-list.generated.ts";

/** Printable receipt of one payment; a separate page, so that nothing else is printed. */
export function ReceiptScreen() {
  const { paymentId = "" } = useParams();
  const id = idOf(paymentId) ?? 0;
  useDocumentTitle("Receipt");
  const { data, error, refetch } = usePaymentDetailsQuery({ variables: { id }, fetchPolicy: "network-only" });
  const payment = data?.payment;
  if (payment) {
    return (
      <VenueProvider
        loading={<PageLoading />}
        failed={(problem, retry) => <LoadFailed title="The locations did not load" error={problem} onRetry={retry} />}
      >
        <Receipt payment={payment} />
      </VenueProvider>
    );
  }
  return error ? (
    <LoadFailed title="The receipt did not load" error={error} onRetry={() => void refetch()} />
  ) : (
    <PageLoading />
  );
}

function Receipt({ payment }: { payment: PaymentItemFragment }) {
  const { name, locale } = useCompany();
  const { amount, tip, taxes, refunded, refunded_tip, local_time } = payment;
  const money = (minor: number) => formatMoney(minor, amount.currency, locale);
  const { venue } = useVenues();
  const formats = { ...(venue ?? PLAIN_FORMATS), locale };
  const facts = [
    { label: "Date", value: formatDayTime(local_time, formats, "withYear") },
    { label: "From", value: payment.payer_name },
    { label: "For", value: payment.description },
    { label: "Paid by", value: methodText(payment) },
    { label: "Taken by", value: payment.taken_by_name },
    { label: "Note", value: payment.note },
  ];
  return (
    <Sheet>
      <header>
        <p>{[name, payment.location_name].filter(Boolean).join(", ")}</p>
        <h1>Receipt {payment.number}</h1>
        {payment.voided_time === null ? null : (
          <p className="withdrawn">
            Withdrawn on {formatDay(wallTimeOf(payment.voided_time).date, formats, "year")}: the payment was recorded by
            mistake. This receipt does not count.
          </p>
        )}
      </header>
      <Facts labelWidth={88} facts={facts.filter(({ value }) => Boolean(value))} />
      <dl>
        {taxes.slice(0, 1).map(({ net }) => (
          <Fragment key="net">
            <dt>Without tax</dt>
            <dd>{money(net.amount)}</dd>
          </Fragment>
        ))}
        {taxes.map((tax) => (
          <Fragment key={tax.name}>
            <dt>{taxLabel(tax)}</dt>
            <dd>{money(tax.tax.amount)}</dd>
          </Fragment>
        ))}
        <dt>Amount</dt>
        <dd>{money(amount.amount)}</dd>
        {tip.amount > 0 ? (
          <>
            <dt>Tip</dt>
            <dd>{money(tip.amount)}</dd>
          </>
        ) : null}
        {refunded.amount > 0 ? (
          <>
            <dt>{ACCOUNT_LABELS.refunds}</dt>
            <dd>{money(-refunded.amount)}</dd>
          </>
        ) : null}
        {taxes.map(({ name, refunded: back }) =>
          back.amount > 0 ? (
            <Fragment key={name}>
              <dt className="part">{name} in it</dt>
              <dd className="part">{money(-back.amount)}</dd>
            </Fragment>
          ) : null,
        )}
        {refunded_tip.amount > 0 ? (
          <>
            <dt>Tip refunded</dt>
            <dd>{money(-refunded_tip.amount)}</dd>
          </>
        ) : null}
        <dt className="total">Paid</dt>
        <dd className="total">
          {money(payment.voided_time === null ? amount.amount + tip.amount - refunded.amount - refunded_tip.amount : 0)}
        </dd>
      </dl>
      {taxes.map(({ name, number }) =>
        number === null ? null : (
          <p key={name} className="number">
            {name} number {number}
          </p>
        ),
      )}
      <Button variant="contained" onClick={() => window.print()}>
        Print
      </Button>
    </Sheet>
  );
}

const Sheet = styled("main")({
  display: "grid",
  gap: 24,
  maxWidth: 440,
  margin: "48px auto",
  padding: 32,
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  fontVariantNumeric: "tabular-nums",
  "& header p": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& header .withdrawn": { marginTop: 8, fontWeight: 500, color: "var(--text)" },
  "& > dl:last-of-type": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: "6px 12px",
    paddingTop: 16,
    borderTop: "1px solid var(--line)",
    fontSize: 14,
    lineHeight: "20px",
  },
  "& dd": { textAlign: "right" },
  "& .total": { fontWeight: 600 },
  // Included in the line above, not an additional amount.
  "& .part": { paddingLeft: 16, fontSize: 13, color: "var(--text-2)" },
  "& .number": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)", overflowWrap: "anywhere" },
  "& > .MuiButton-root": { justifySelf: "end" },
  "@media (max-width: 599.95px)": { margin: 16, padding: 24, "& > .MuiButton-root": { height: 44 } },
  "@media print": {
    margin: 0,
    border: 0,
    color: "#000",
    background: "#fff",
    // The grays of the dark color scheme are unreadable on paper.
    "& *": { color: "#000 !important" },
    "& > .MuiButton-root": { display: "none" },
  },
});
