import Button from "@mui/material/Button";
import { useState } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { OpenCharges } from "./card/OpenCharges.tsx";
import { isRefundable, KIND_LABELS, METHOD_LOOKS, methodText, mistakeText, refundedText } from "./format-payment.ts";
import { LedgerEntries } from "./LedgerEntries.tsx";
import { PAYMENT_LOOKS } from "./payment-look.ts";
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
    <PanelSection aria-label="Payments">
      <h3>Payments</h3>
      <p className="head">
        <span>
          {balanceLabel(account)}
          <small>{balance.amount < 0 ? ` of ${money(paid.amount)} paid` : ` of ${money(charged.amount)}`}</small>
        </span>
        {balance.amount === 0 ? null : <b>{money(Math.abs(balance.amount))}</b>}
      </p>
      {account.payments.length > 0 ? (
        <Rows>
          {account.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} locale={locale} />
          ))}
        </Rows>
      ) : null}
      <OpenCharges booking={booking} />
      {balance.amount > 0 ? <TakePaymentButton booking={booking} /> : null}
      <Ledger transactions={account.transactions} locale={locale} />
    </PanelSection>
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
      <div className="what">
        <b style={mistake === null ? undefined : WITHDRAWN}>
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

const WITHDRAWN = { textDecoration: "line-through", color: "var(--text-2)" } as const;

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
        {isOpen ? "Hide the ledger" : `Show ledger (${transactions.length})`}
      </Button>
      {isOpen ? (
        <Rows as="ol">
          {transactions.map(({ id, kind, reason, created_by_name, entries }) => (
            <li key={id}>
              <small>{[KIND_LABELS[kind], reason, created_by_name].filter(Boolean).join(" · ")}</small>
              <LedgerEntries label={KIND_LABELS[kind]} entries={entries} locale={locale} />
            </li>
          ))}
        </Rows>
      ) : null}
    </>
  );
}
