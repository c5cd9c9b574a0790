import { z } from "zod";
import { WaiveBalanceInput } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { typedMoney } from "#schema/shared/typed-money.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { typedAmount } from "./payment-form.ts";
import { useWaiveBalanceMutation } from "./payments.generated.ts";
import type { PaymentOf } from "./PaymentShares.tsx";

interface WaiveBalanceDialogProps {
  of: PaymentOf & { bookingId: number };
  onClose: () => void;
}

/** Waives part of the outstanding amount, with the reason. */
export function WaiveBalanceDialog({ of, onClose }: WaiveBalanceDialogProps) {
  const [waive] = useWaiveBalanceMutation();
  const { name, balance, currency, locale, bookingId } = of;
  const schema = z.object({ amount: typedAmount(currency), reason: WaiveBalanceInput.shape.reason });
  return (
    <FormDialog
      title="Waive an amount"
      note={name}
      schema={schema}
      defaultValues={{ amount: typedMoney(balance, currency), reason: "" }}
      submitLabel="Waive"
      onSubmit={async (input) => {
        await waive({ variables: { id: bookingId, input } });
        const amount = formatMoney(input.amount.amount, currency, locale);
        showToast({ message: `${amount} of ${name} is waived`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextInput
            control={control}
            name="amount"
            label="Amount"
            hint={currency}
            help={`${formatMoney(balance, currency, locale)} is owed`}
            inputMode="decimal"
          />
          <ReasonInput control={control} name="reason" maxLength={300} autoFocus />
        </>
      )}
    </FormDialog>
  );
}
