import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { MailReceiptInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import {
  isRefundable,
  KIND_LABELS,
  methodText,
  mistakeText,
  paymentLook,
  refundedText,
} from "#web/features/payments/shared/format-payment.ts";
import { LedgerEntries } from "#web/features/payments/shared/LedgerEntries.tsx";
import { useBookingAccountQuery, type PaymentItemFragment } from "#web/features/payments/shared/payments.generated.ts";
import { RefundDialog } from "#web/features/payments/shared/RefundDialog.tsx";
import { VoidPaymentButton } from "#web/features/payments/shared/VoidPaymentDialog.tsx";
import { bookingPath, clientPath, receiptPath } from "#web/screen/paths.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { formatDayTime, type VenueFormats } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { DISPUTE_LOOKS } from "./format-dispute.ts";
import { useMailReceiptMutation, usePaymentDetailsQuery } from "./payment-list.generated.ts";

interface PaymentPanelProps {
  paymentId: number;
  formats: VenueFormats;
  onClose: () => void;
}

/** One payment next to the list: who, for what, and its ledger entries. */
export function PaymentPanel({ paymentId, formats, onClose }: PaymentPanelProps) {
  const { data, error, refetch } = usePaymentDetailsQuery({
    variables: { id: paymentId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <LoadedPanel
      title="Payment"
      failure="The payment did not load"
      data={data?.payment}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(payment) => <PaymentDetails payment={payment} formats={formats} onClose={onClose} />}
    </LoadedPanel>
  );
}

interface PaymentDetailsProps extends Omit<PaymentPanelProps, "paymentId"> {
  payment: PaymentItemFragment;
}

function PaymentDetails({ payment, formats, onClose }: PaymentDetailsProps) {
  const [isMailing, setIsMailing] = useState(false);
  const [isRefunding, setIsRefunding] = useState(false);
  const refusal = useRefusal("payments.refund");
  const { tone, icon, label } = paymentLook(payment);
  const { locale } = formats;
  return (
    <SidePanel
      title={formatMoney(payment.amount.amount, payment.amount.currency, locale)}
      subtitle={
        <div className="acts">
          <StateChip tone={tone} icon={icon}>
            {label}
          </StateChip>
        </div>
      }
      onClose={onClose}
      actions={
        <div className="acts">
          {isRefundable(payment) ? (
            <RefusableButton refusal={refusal} onClick={() => setIsRefunding(true)}>
              Refund
            </RefusableButton>
          ) : null}
          <VoidPaymentButton payment={payment} locale={locale} />
          <Button component={Link} to={receiptPath(payment.id)} target="_blank">
            Receipt
          </Button>
          {payment.voided_time === null ? <Button onClick={() => setIsMailing(true)}>Mail receipt</Button> : null}
        </div>
      }
    >
      <PaymentFacts payment={payment} formats={formats} />
      {payment.booking_id === null ? null : (
        <EntriesOf paymentId={payment.id} bookingId={payment.booking_id} locale={locale} />
      )}
      {isMailing ? <MailReceiptDialog payment={payment} onClose={() => setIsMailing(false)} /> : null}
      {isRefunding ? <RefundDialog payment={payment} locale={locale} onClose={() => setIsRefunding(false)} /> : null}
    </SidePanel>
  );
}

function MailReceiptDialog({ payment, onClose }: { payment: PaymentItemFragment; onClose: () => void }) {
  const [mail] = useMailReceiptMutation();
  return (
    <FormDialog
      title={`Mail receipt ${payment.number}`}
      note={payment.payer_name}
      schema={MailReceiptInput}
      defaultValues={{ email: "" }}
      submitLabel="Mail it"
      onSubmit={async ({ email }) => {
        await mail({ variables: { id: payment.id, email } });
        showToast({ message: `Receipt ${payment.number} is on its way to ${email}`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => <TextInput control={control} name="email" label="Email" autoFocus />}
    </FormDialog>
  );
}

function PaymentFacts({ payment, formats }: { payment: PaymentItemFragment; formats: VenueFormats }) {
  const { client_id, booking_id, tip, refunding, local_time } = payment;
  const money = ({ amount, currency }: PaymentItemFragment["amount"]) => formatMoney(amount, currency, formats.locale);
  const facts = [
    { label: "Receipt", value: String(payment.number) },
    { label: "When", value: formatDayTime(local_time, formats) },
    {
      label: "Payer",
      value:
        client_id === null ? payment.payer_name : <TextLink to={clientPath(client_id)}>{payment.payer_name}</TextLink>,
    },
    {
      label: "For",
      value:
        booking_id === null ? (
          payment.description
        ) : (
          <TextLink to={bookingPath(booking_id)}>{payment.description}</TextLink>
        ),
    },
    { label: "Method", value: methodText(payment) },
    { label: "Taken by", value: payment.taken_by_name },
    { label: "Location", value: payment.location_name },
    { label: "Tip", value: tip.amount > 0 ? money(tip) : null },
    { label: "Withdrawn", value: mistakeText(payment, formats) },
    { label: "Refunded", value: refundedText(payment, formats.locale) },
    { label: "On its way back", value: refunding.amount > 0 ? money(refunding) : null },
    {
      label: "Last refund",
      value: payment.refund_failure === null ? null : `Did not go through. ${payment.refund_failure}`,
    },
    { label: "Dispute", value: disputeText(payment, formats) },
    { label: "Note", value: payment.note },
  ];
  return <Facts labelWidth={80} facts={facts.filter(({ value }) => Boolean(value))} />;
}

function disputeText({ dispute, dispute_due }: PaymentItemFragment, formats: VenueFormats): string | null {
  if (dispute === null) return null;
  const { label } = DISPUTE_LOOKS[dispute];
  if (dispute !== "needs_response" || dispute_due === null) return label;
  return `${label} by ${formatDayTime(dispute_due, formats)}`;
}

/** Ledger entries of this payment, its refunds and its disputes. */
function EntriesOf({ paymentId, bookingId, locale }: { paymentId: number; bookingId: number; locale: string }) {
  const { data } = useBookingAccountQuery({ variables: { id: bookingId }, fetchPolicy: "cache-and-network" });
  const own = data?.bookingAccount?.transactions.filter(({ payment_id }) => payment_id === paymentId) ?? [];
  if (own.length === 0) return null;
  return (
    <PanelSection aria-label="Ledger">
      <h3>Ledger</h3>
      {own.map(({ id, kind, reason, created_by_name, entries }) => (
        <div key={id}>
          <small>{[KIND_LABELS[kind], reason, created_by_name].filter(Boolean).join(" · ")}</small>
          <LedgerEntries label={KIND_LABELS[kind]} entries={entries} locale={locale} />
        </div>
      ))}
    </PanelSection>
  );
}

const TextLink = styled(Link)({
  color: "var(--primary-text)",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  "@media (max-width: 599.95px)": { display: "inline-block", padding: "12px 0", margin: "-12px 0" },
});
