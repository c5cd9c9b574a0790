import type { ButtonProps } from "@mui/material/Button";
import { useEffect, useState } from "react";
import { VoidPaymentInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useVoidPaymentMutation, type PaymentItemFragment, type VoidPaymentMutation } from "./payments.generated.ts";
import { WillBeWritten } from "./WillBeWritten.tsx";

interface VoidProps {
  payment: PaymentItemFragment;
  locale: string | undefined;
}

type Voided = NonNullable<VoidPaymentMutation["voidPayment"]>;

/** Opens the dialog, or explains why this payment stands; nothing once it was marked. */
export function VoidPaymentButton({ payment, locale, ...button }: VoidProps & Pick<ButtonProps, "size">) {
  const [isOpen, setIsOpen] = useState(false);
  const refusal = useRefusal("payments.refund") ?? payment.void_refusal ?? undefined;
  if (payment.voided_time !== null) return null;
  return (
    <>
      <RefusableButton
        {...button}
        {...(refusal !== undefined && { refusal })}
        aria-label={`Void receipt ${payment.number}`}
        onClick={() => setIsOpen(true)}
      >
        Void…
      </RefusableButton>
      {isOpen ? <VoidPaymentDialog payment={payment} locale={locale} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** What was refunded of it, tip included. */
const backOf = ({ refunded, refunded_tip }: PaymentItemFragment): number => refunded.amount + refunded_tip.amount;

const voidForm = VoidPaymentInput.pick({ reason: true });

/** Marks a payment as recorded by mistake; previews the resulting entries. */
function VoidPaymentDialog({ payment, locale, onClose }: VoidProps & { onClose: () => void }) {
  const [voidPayment] = useVoidPaymentMutation();
  const refunded = backOf(payment);
  return (
    <FormDialog
      title={`Receipt ${payment.number} was recorded by mistake`}
      note={payment.payer_name}
      schema={voidForm}
      defaultValues={{ reason: "" }}
      submitLabel="Void receipt"
      tone="danger"
      onSubmit={async ({ reason }) => {
        const { data } = await voidPayment({ variables: { id: payment.id, input: { reason, refunded } } });
        showToast({ message: outcomeOf(payment, data?.voidPayment, locale), tone: "success" });
      }}
      onClose={onClose}
      aside={() => <VoidPreview payment={payment} locale={locale} />}
    >
      {({ control }) => (
        <>
          <p>
            For a payment that was never made, or was recorded for the wrong booking, amount or method. No money moves,
            and the amount is due again. To give money back to the client, refund the payment instead.
          </p>
          <ReasonInput control={control} name="reason" label="What was wrong" maxLength={300} autoFocus />
        </>
      )}
    </FormDialog>
  );
}

function outcomeOf({ number }: PaymentItemFragment, voided: Voided | null | undefined, locale: string | undefined) {
  const { amount = 0, currency = "" } = voided?.balance ?? {};
  if (amount <= 0) return `Receipt ${number} is withdrawn`;
  return `Receipt ${number} is withdrawn, and ${formatMoney(amount, currency, locale)} is due`;
}

/** The same figures as the deed, from the same endpoint. */
function VoidPreview({ payment, locale }: VoidProps) {
  const { preview, problem } = usePreview(payment);
  const { venue } = useVenues();
  const { currency } = payment.refunded;
  const refunded = backOf(payment);
  const balance = preview?.balance.amount ?? 0;
  return (
    <WillBeWritten
      preview={preview}
      instead={problem ?? "Looking up what it posted…"}
      locale={locale}
      figures={[{ label: balanceLabel(payment, balance), value: { amount: Math.abs(balance), currency } }]}
    >
      {refunded > 0 ? (
        <p>{`Its refund of ${formatMoney(refunded, currency, locale)} is taken back with it, as if it was never given.`}</p>
      ) : null}
      {preview && preview.credit_taken_back.amount > 0 ? (
        <p>{`${formatMoney(preview.credit_taken_back.amount, currency, locale)} comes off the membership’s credit: it was what this bill had left. It returns when the bill is paid.`}</p>
      ) : null}
      {preview?.closed_day ? (
        <p>
          {`The cash-up of ${formatDay(preview.closed_day, venue ?? PLAIN_FORMATS)} stays as it was closed. The cash comes off what is expected in the drawer now.`}
        </p>
      ) : null}
      {preview && preview.receipts_mailed > 0 ? (
        <p>The receipt was mailed. Whoever got it is told by mail that it no longer counts.</p>
      ) : null}
    </WillBeWritten>
  );
}

function balanceLabel({ booking_id }: PaymentItemFragment, balance: number): string {
  if (booking_id === null) return "Due for the bill";
  return balance < 0 ? "Still to give back" : "Due for the booking";
}

function usePreview(payment: PaymentItemFragment) {
  const { id } = payment;
  const refunded = backOf(payment);
  const [ask] = useVoidPaymentMutation();
  const [answer, setAnswer] = useState<{ preview?: Voided | null; problem?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    ask({ variables: { id, input: { reason: "Preview", refunded, dry_run: true } } }).then(
      ({ data }) => isCurrent && setAnswer({ preview: data?.voidPayment ?? null }),
      (error: unknown) => isCurrent && setAnswer({ problem: explain(error).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, id, refunded]);
  return answer;
}
