import { useEffect, useState } from "react";
import { useController, useWatch, type Control } from "react-hook-form";
import { z } from "zod";
import { RefundPaymentInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { formatUsed } from "#web/features/memberships/shared/format-allowance.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { methodText } from "./format-payment.ts";
import { typedPart } from "./payment-form.ts";
import {
  useRefundPaymentMutation,
  type PaymentItemFragment,
  type RefundPaymentMutation,
} from "./payments.generated.ts";
import { WillBeWritten } from "./WillBeWritten.tsx";

interface RefundDialogProps {
  payment: PaymentItemFragment;
  locale: string | undefined;
  onClose: () => void;
}

const refundForm = (currency: string) =>
  z
    .object({
      amount: typedPart(currency),
      tip: typedPart(currency),
      as: RefundPaymentInput.shape.as,
      reason: RefundPaymentInput.shape.reason,
    })
    .refine(({ amount, tip }) => amount.amount + tip.amount > 0, { path: ["amount"], message: "Enter an amount." })
    .transform(({ tip, ...refund }) => ({ ...refund, ...(tip.amount > 0 && { tip }) }));
type RefundValues = z.input<ReturnType<typeof refundForm>>;
type SentRefund = z.output<ReturnType<typeof refundForm>>;

/** What is typed so far, in minor units; what is no amount counts as 0. */
const minorOf = (typed: string, currency: string): number => readTypedMoney(typed, currency) ?? 0;

/** Refunds the amount of a payment unless less is entered, and of its tip what is entered; previews the resulting entries. */
export function RefundDialog({ payment, locale, onClose }: RefundDialogProps) {
  const [refund] = useRefundPaymentMutation();
  const { currency, amount: most } = payment.refundable;
  const { amount: mostTip } = payment.refundable_tip;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <FormDialog<RefundValues, SentRefund>
      title={`Refund receipt ${payment.number}`}
      note={payment.payer_name}
      schema={refundForm(currency)}
      defaultValues={{
        amount: most > 0 ? typedMoney(most, currency) : "",
        tip: most > 0 ? "" : typedMoney(mostTip, currency),
        as: "payment",
        reason: "",
      }}
      submitLabel={(form) =>
        `Refund ${money(minorOf(form.watch("amount"), currency) + minorOf(form.watch("tip"), currency))}`
      }
      tone="danger"
      onSubmit={async (input) => {
        const { data } = await refund({ variables: { id: payment.id, input } });
        const back = money(input.amount.amount + (input.tip?.amount ?? 0));
        showToast(outcomeOf(data?.refundPayment, back, payment.payer_name));
      }}
      onClose={onClose}
      aside={({ control }) => <RefundPreview control={control} payment={payment} locale={locale} />}
    >
      {({ control }) => (
        <>
          <PartsBack control={control} payment={payment} money={money} />
          <SelectInput
            control={control}
            name="as"
            label="Given back"
            options={[
              { value: "payment", label: `As it was paid: ${methodText(payment)}` },
              ...(payment.client_id === null ? [] : [{ value: "credit", label: "As credit for their next visit" }]),
            ]}
          />
          <ReasonInput control={control} name="reason" maxLength={300} />
        </>
      )}
    </FormDialog>
  );
}

type RefundControl = Control<RefundValues, unknown, SentRefund>;

interface PartsBackProps {
  control: RefundControl;
  payment: PaymentItemFragment;
  money: (minor: number) => string;
}

/** How much goes back of the amount and of the tip, each only if any is left of it. */
function PartsBack({ control, payment, money }: PartsBackProps) {
  const parts = [
    { name: "amount", label: "Amount", left: payment.refundable },
    { name: "tip", label: "Tip", left: payment.refundable_tip },
  ] as const;
  const inputs = parts
    .filter(({ left }) => left.amount > 0)
    .map(({ name, label, left }, at) => (
      <TextInput
        key={name}
        control={control}
        name={name}
        label={label}
        hint={left.currency}
        help={`Up to ${money(left.amount)}`}
        inputMode="decimal"
        autoFocus={at === 0}
      />
    ));
  return inputs.length > 1 ? <FieldRow>{inputs}</FieldRow> : inputs;
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
  control: RefundControl;
  payment: PaymentItemFragment;
  locale: string | undefined;
}

/** The same figures as the refund, from the same endpoint. */
function RefundPreview({ control, payment, locale }: RefundPreviewProps) {
  const [typed, typedTip] = useWatch({ control, name: ["amount", "tip"] });
  const { field } = useController({ control, name: "as" });
  const { currency } = payment.refundable;
  const asked = { amount: minorOf(typed, currency), tip: minorOf(typedTip, currency), as: field.value };
  const { preview, problem } = usePreview(payment, asked);
  const balance = preview?.balance.amount ?? 0;
  const figures = preview
    ? [
        ...preview.taxes.flatMap(({ name, tax }) => {
          const label = preview.taxes.length === 1 ? "Tax in it" : `${name} in it`;
          return tax.amount > 0 ? [{ label, value: tax }] : [];
        }),
        { label: "Remaining on this receipt", value: preview.still_refundable },
        ...(payment.tip.amount > 0 ? [{ label: "Left of its tip", value: preview.still_refundable_tip }] : []),
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
        <OfBill payment={payment} used={preview?.allowances ?? []} locale={locale} />
      ) : null}
    </WillBeWritten>
  );
}

interface OfBillProps {
  payment: PaymentItemFragment;
  used: Preview["allowances"];
  locale: string | undefined;
}

/** What is good to know before the bill of a membership is refunded. */
function OfBill({ payment: { credited }, used, locale }: OfBillProps) {
  return (
    <>
      {used.map((one) => (
        <p key={formatUsed(one)}>{formatUsed(one)}</p>
      ))}
      {credited.amount > 0 ? (
        <p>
          {formatMoney(credited.amount, credited.currency, locale)} of this bill was credited, so it cannot be refunded
          as well.
        </p>
      ) : null}
      <p>The bill stays paid and the membership goes on. To end it, cancel it on the client’s page.</p>
    </>
  );
}

const TYPING_MS = 250;

interface Asked {
  /** In minor units, like the tip. */
  amount: number;
  tip: number;
  as: RefundValues["as"];
}

function usePreview(payment: PaymentItemFragment, { amount, tip, as }: Asked) {
  const [ask] = useRefundPaymentMutation();
  const [answer, setAnswer] = useState<{ preview?: Preview | null; problem?: string }>({});
  const { currency } = payment.refundable;
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (amount + tip === 0) return setAnswer({});
      const parts = { amount: { amount, currency }, ...(tip > 0 && { tip: { amount: tip, currency } }) };
      const input = { ...parts, as, reason: "Preview", dry_run: true };
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
  }, [ask, payment.id, amount, tip, currency, as]);
  return answer;
}
