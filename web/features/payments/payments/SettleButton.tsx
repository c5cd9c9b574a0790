import { useState } from "react";
import { SettleUnsettledPaymentInput } from "#schema/payments/card-attempts/unsettled-payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import {
  useSettleUnsettledPaymentMutation,
  type UnsettledPaymentItemFragment,
} from "#web/features/payments/shared/unsettled-payments.generated.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { ReasonInput } from "#web/ui/form/ReasonInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";

interface SettleProps {
  payment: Pick<UnsettledPaymentItemFragment, "id" | "payer_name" | "amount">;
  locale: string | undefined;
}

/** Asks how the payer got the money, or explains why the caller may not say so. */
export function SettleButton(props: SettleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const refusal = useRefusal("payments.refund");
  return (
    <>
      <RefusableButton size="small" {...(refusal !== undefined && { refusal })} onClick={() => setIsOpen(true)}>
        Mark as settled
      </RefusableButton>
      {isOpen ? <SettleDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function SettleDialog({ payment, locale, onClose }: SettleProps & { onClose: () => void }) {
  const { id, payer_name, amount } = payment;
  const [settle] = useSettleUnsettledPaymentMutation();
  return (
    <FormDialog
      title={`Mark ${formatMoney(amount.amount, amount.currency, locale)} of ${payer_name} as settled`}
      schema={SettleUnsettledPaymentInput}
      defaultValues={{ how: "" }}
      submitLabel="Mark as settled"
      onSubmit={async (input) => {
        await settle({ variables: { id, input } });
        showToast({ message: "The payment is marked as settled", tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>
            For money that was given back another way, or was never paid. No money moves, and the card is not refunded
            automatically any more.
          </p>
          <ReasonInput control={control} name="how" label="How it was settled" maxLength={300} autoFocus />
        </>
      )}
    </FormDialog>
  );
}
