import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { PAYMENT_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { OpenCharges } from "./card/OpenCharges.tsx";
import { isRefundable, KIND_LABELS, METHOD_LOOKS, methodText, mistakeText, refundedText } from "./format-payment.ts";
import { LedgerEntries } from "./LedgerEntries.tsx";
import {
  useBookingAccountQuery,
  type BookingAccountShownFragment,
  type PaymentItemFragment,
} from "./payments.generated.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { TakePaymentButton } from "./TakePaymentButton.tsx";
import type { PaidBooking } from "./TakePaymentDialog.tsx";
import { VoidPaymentButton } from "./VoidPaymentDialog.tsx";

/** What a booking costs and what was paid; renders nothing if it is free. */
export function BookingMoney({ booking }: { booking: PaidBooking }) {
  const { data } = useBookingAccountQuery({ variables: { id: booking.id }, fetchPolicy: "cache-and-network" });
  const account = data?.bookingAccount;
  if (!account || account.transactions.length === 0) return null;
  const { locale } = booking;
  const { charged, paid, balance } = account;
  const money = (amount: number) => formatMoney(amount, balance.currency, locale);
  return (
    <Section aria-label="Payments">
      <h3>Payments</h3>
      <p className="balance">
        <span>
          {balanceLabel(account)}
          <small>{balance.amount < 0 ? ` of ${money(paid.amount)} paid` : ` of ${money(charged.amount)}`}</small>
        </span>
        {balance.amount === 0 ? null : <b>{money(Math.abs(balance.amount))}</b>}
      </p>
      {account.payments.length > 0 ? (
        <ul>
          {account.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} locale={locale} />
          ))}
        </ul>
      ) : null}
      <OpenCharges booking={booking} />
      {balance.amount > 0 ? <TakePaymentButton booking={booking} /> : null}
      <Ledger transactions={account.transactions} locale={locale} />
    </Section>
  );
}

function balanceLabel({ balance: { amount }, payment_status }: BookingAccountShownFragment): string {
  if (amount === 0) return "Nothing is due";
  if (amount > 0) return "Still due";
  return PAYMENT_LOOKS[payment_status].label;
}

function PaymentRow({ payment, locale }: { payment: PaymentItemFragment; locale: string | undefined }) {
  const [isRefunding, setIsRefunding] = useState(false);
  const refusal = useRefusal("payments.refund");
  const money = ({ amount, currency }: PaymentItemFragment["amount"]) => formatMoney(amount, currency, locale);
  const { venue } = useVenues();
  const mistake = mistakeText(payment, { ...(venue ?? PLAIN_FORMATS), ...(locale && { locale }) });
  const refunded = refundedText(payment, locale);
  const facts = [
    `Receipt ${payment.number}`,
    payment.taken_by_name ? `taken by ${payment.taken_by_name}` : null,
    payment.tip.amount > 0 ? `tip ${money(payment.tip)}` : null,
    refunded && `${refunded} refunded`,
    payment.refunding.amount > 0 ? `${money(payment.refunding)} on its way back` : null,
    payment.refund_failure === null ? null : `the last refund did not go through: ${payment.refund_failure}`,
    payment.note,
  ];
  return (
    <li>
      <Icon name={METHOD_LOOKS[payment.method].icon} />
      <div>
        <b data-withdrawn={mistake === null ? undefined : true}>
          {methodText(payment)}, {money(payment.amount)}
        </b>
        <small>
          {payment.payer_name} · {facts.filter(Boolean).join(" · ")}
        </small>
        {mistake === null ? null : <small>{mistake}</small>}
        <VoidPaymentButton payment={payment} locale={locale} size="small" />
      </div>
      {isRefundable(payment) ? (
        <RefusableButton
          refusal={refusal}
          aria-label={`Refund receipt ${payment.number}`}
          onClick={() => setIsRefunding(true)}
        >
          Refund
        </RefusableButton>
      ) : null}
      {isRefunding ? <RefundDialog payment={payment} locale={locale} onClose={() => setIsRefunding(false)} /> : null}
    </li>
  );
}

interface LedgerProps {
  transactions: BookingAccountShownFragment["transactions"];
  locale: string | undefined;
}

/** The ledger entries the figures above are totals of. */
function Ledger({ transactions, locale }: LedgerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? "Hide the ledger" : `Show the ledger, ${transactions.length}`}
      </Button>
      {isOpen ? (
        <ol>
          {transactions.map(({ id, kind, reason, created_by_name, entries }) => (
            <li key={id}>
              <small>{[KIND_LABELS[kind], reason, created_by_name].filter(Boolean).join(" · ")}</small>
              <LedgerEntries label={KIND_LABELS[kind]} entries={entries} locale={locale} />
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

const Section = styled("section")({
  display: "grid",
  justifyItems: "start",
  gap: 8,
  marginTop: 16,
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& h3": { fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& .balance": { display: "flex", justifyContent: "space-between", gap: 8, width: "100%", fontWeight: 500 },
  "& small": { fontSize: 12, lineHeight: "16px", fontWeight: 400, color: "var(--text-2)" },
  "& > ul, & > ol": { display: "grid", width: "100%", margin: 0, padding: 0, listStyle: "none" },
  "& > ul > li": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    padding: "8px 0",
    borderTop: "1px solid var(--line-soft)",
    "& > svg": { flex: "none", color: "var(--text-3)" },
    "& > div": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
    "& b": { display: "block", fontWeight: 500 },
    "& b[data-withdrawn]": { textDecoration: "line-through", color: "var(--text-2)" },
    "& small": { display: "block" },
    "& small + .MuiButton-root": { marginTop: 6 },
  },
  "& > ol > li": { display: "grid", gap: 2, padding: "8px 0", borderTop: "1px solid var(--line-soft)" },
  "& > .MuiButton-text": { marginLeft: -6 },
});
