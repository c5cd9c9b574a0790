import { z } from "zod";
import { PayOutCreditInput } from "#schema/memberships/gift-cards/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import type { Money } from "#schema/shared/money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { usePayOutCreditMutation } from "./credit.generated.ts";
import { DESK_METHODS } from "./format-membership.ts";
import { useDayFormats } from "./use-day-formats.ts";

const { method, reason } = PayOutCreditInput.shape;

const payOutForm = (left: Money, most: string) =>
  z.object({
    amount: z.string().transform((typed, { addIssue }) => {
      const amount = readTypedMoney(typed, left.currency);
      if (amount !== undefined && amount > 0 && amount <= left.amount) return { amount, currency: left.currency };
      addIssue({ code: "custom", message: `Enter an amount up to ${most}.` });
      return z.NEVER;
    }),
    method,
    reason,
  });
type PayOutForm = ReturnType<typeof payOutForm>;

interface PayOutCreditDialogProps {
  clientId: number;
  clientName: string;
  left: Money;
  onClose: () => void;
}

/** Pays out a client's credit at the desk. */
export function PayOutCreditDialog({ clientId, clientName, left, onClose }: PayOutCreditDialogProps) {
  const [payOut] = usePayOutCreditMutation();
  const { venue } = useVenues();
  const { locale } = useDayFormats();
  const { currency } = left;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <FormDialog<z.input<PayOutForm>, z.output<PayOutForm>>
      title={`Pay out the credit of ${clientName}`}
      schema={payOutForm(left, money(left.amount))}
      defaultValues={{ amount: typedMoney(left.amount, currency), method: "cash", reason: "" }}
      submitLabel={(form) => {
        const amount = readTypedMoney(form.watch("amount"), currency);
        return amount === undefined ? "Pay out" : `Pay out ${money(amount)}`;
      }}
      onSubmit={async (sent) => {
        await payOut({ variables: { id: clientId, input: { ...sent, ...(venue && { location_id: venue.id }) } } });
        const detail = sent.method === "cash" ? "Take it from the drawer" : "Send it to them now";
        showToast({ message: `${money(sent.amount.amount)} is recorded as paid out`, detail, tone: "success" });
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
            help={`${money(left.amount)} of credit is left`}
            inputMode="decimal"
          />
          <SelectInput control={control} name="method" label="Paid out by" options={DESK_METHODS} />
          <TextInput control={control} name="reason" label="Reason" maxLength={300} autoFocus />
        </>
      )}
    </FormDialog>
  );
}
