import { useEffect, useState } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { z } from "zod";
import { RefundPaymentInput } from "#schema/payments/models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { methodText } from "./format-payment.ts";
import { typedAmount } from "./payment-form.ts";
import {
  type PaymentItemFragment,
  type RefundPaymentMutation,
  useRefundPaymentMutation,
} from "./payments.generated.ts";
import { WillBeWritten } from "./WillBeWritten.tsx";

interface RefundDialogProps {
  payment: PaymentItemFragment;
  locale: string | undefined;
  onClose: () => void;
}

const refundForm = (currency: string) =>
  z.object({
    amount: typedAmount(currency),
    as: RefundPaymentInput.shape.as,
    reason: RefundPaymentInput.shape.reason,
  });
type RefundValues = z.input<ReturnType<typeof refundForm>>;
type SentRefund = z.output<ReturnType<typeof refundForm>>;

/** Refunds a payment, in full unless a smaller amount is entered; previews the resulting entries. */
export function RefundDialog({ payment, locale, onClose }: RefundDialogProps) {
  const [refund] = useRefundPaymentMutation();
  const { currency, amount: most } = payment.refundable;
  return (
    <FormDialog<RefundValues, SentRefund>
      title={`Refund receipt ${payment.number}`}
      note={payment.payer_name}
      schema={refundForm(currency)}
      defaultValues={{ amount: typedMoney(most, currency), as: "payment", reason: "" }}
      submitLabel={(form) =>
        `Refund ${formatMoney(readTypedMoney(form.watch("amount"), currency) ?? 0, currency, locale)}`
      }
      tone="danger"
      onSubmit={async (input) => {
        const { data } = await refund({ variables: { id: payment.id, input } });
        const amount = formatMoney(input.amount.amount, currency, locale);
        showToast(outcomeOf(data?.refundPayment, amount, payment.payer_name));
      }}
      onClose={onClose}
      aside={({ control }) => <RefundPreview control={control} payment={payment} locale={locale} />}
    >
      {({ control }) => (
        <>
          <TextInput
            control={control}
            name="amount"
            label="Amount"
            hint={currency}
            help={`Up to ${formatMoney(most, currency, locale)}`}
            inputMode="decimal"
            autoFocus
          />
          <SelectInput
            control={control}
            name="as"
            label="Given back"
            options={[
              { value: "payment", label: `As it was paid: ${methodText(payment)}` },
              ...(payment.client_id === null ? [] : [{ value: "credit", label: "As credit for their next visit" }]),
            ]}
          />
          <TextInput
            control={control}
            name="reason"
            label="Reason"
            help="Kept in the history with your name"
            lines={2}
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Outcome of the refund, as far as the card provider has reported it. */
function outcomeOf(refunded: RefundPaymentMutation["refundPayment"] | undefined, amount: string, name: string) {
  if (refunded?.state === "pending") {
    const message = `The card’s provider is not answering. ${amount} goes back to ${name} as soon as it does, once.`;
    return { message };
  }
  if (refunded?.state === "failed") {
    return {
      message: `The bank of ${name} did not accept the refund of ${amount}. Refund it another way.`,
      tone: "error" as const,
    };
  }
  return { message: `${amount} is refunded to ${name}`, tone: "success" as const };
}

type Preview = NonNullable<RefundPaymentMutation["refundPayment"]>;

interface RefundPreviewProps {
  control: Control<RefundValues, unknown, SentRefund>;
  payment: PaymentItemFragment;
  locale: string | undefined;
}

/** The same figures as the refund, from the same endpoint. */
function RefundPreview({ control, payment, locale }: RefundPreviewProps) {
  const typed = useWatch({ control, name: "amount" });
  const { field } = useController({ control, name: "as" });
  const { currency } = payment.refundable;
  const amount = readTypedMoney(typed, currency) ?? 0;
  const { preview, problem } = usePreview(payment, amount, field.value);
  const balance = preview?.balance.amount ?? 0;
  const figures = preview
    ? [
        ...(preview.tax.amount > 0 ? [{ label: "Tax in it", value: preview.tax }] : []),
        { label: "Left of this payment", value: preview.still_refundable },
        ...(payment.booking_id === null
          ? []
          : [
              {
                label: balance < 0 ? "Still to give back" : "Still due for the booking",
                value: { amount: Math.abs(balance), currency },
              },
            ]),
      ]
    : [];
  return (
    <WillBeWritten
      preview={preview}
      figures={figures}
      instead={problem ?? "Enter an amount to see what is written."}
      locale={locale}
    >
      {payment.booking_id === null ? (
        <p>The bill stays paid and the membership goes on. To end it, cancel it on the client’s page.</p>
      ) : null}
    </WillBeWritten>
  );
}

const TYPING_MS = 250;

function usePreview(payment: PaymentItemFragment, amount: number, as: RefundValues["as"]) {
  const [ask] = useRefundPaymentMutation();
  const [answer, setAnswer] = useState<{ preview?: Preview | null; problem?: string }>({});
  const { currency } = payment.refundable;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (amount === 0) return setAnswer({});
      const input = { amount: { amount, currency }, as, reason: "Preview", dry_run: true };
      try {
        const { data } = await ask({ variables: { id: payment.id, input } });
        if (isCurrent) setAnswer({ preview: data?.refundPayment });
      } catch (error) {
        const { message, fields } = explain(error);
        if (isCurrent) setAnswer({ problem: Object.values(fields)[0] ?? message });
      }
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, payment.id, amount, currency, as]);
  return answer;
}
