import { z } from "zod";
import { SellGiftCardInput } from "#schema/memberships/gift-cards/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { DESK_METHODS } from "#web/features/memberships/shared/format-membership.ts";
import { useDayFormats } from "#web/features/memberships/shared/use-day-formats.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useSellGiftCardMutation } from "./gift-cards.generated.ts";
import type { PlanRowFragment } from "./membership-plans.generated.ts";

const { shape } = SellGiftCardInput;

const optional = <Sent,>(asSent: z.ZodType<Sent, string>) =>
  z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => undefined),
    asSent,
  ]);

const sellForm = ({ price, own_amount }: PlanRowFragment, bounds: string) =>
  z.object({
    amount: z.string().transform((typed, { addIssue }) => {
      const amount = readTypedMoney(typed, price.currency);
      const isOffered =
        amount === price.amount ||
        (amount !== undefined && own_amount && own_amount.least.amount <= amount && amount <= own_amount.most.amount);
      if (amount !== undefined && isOffered) return { amount, currency: price.currency };
      addIssue({ code: "custom", message: `Choose an amount ${bounds}.` });
      return z.NEVER;
    }),
    buyer_name: shape.buyer_name,
    recipient_name: shape.recipient_name,
    recipient_email: optional(shape.recipient_email.unwrap()),
    message: optional(shape.message.unwrap()),
    method: shape.method,
  });
type SellForm = ReturnType<typeof sellForm>;

/** Sells a gift card at the desk: who pays and how, and whom it is for. */
export function SellGiftCardDialog({ plan, onClose }: { plan: PlanRowFragment; onClose: () => void }) {
  const [sell] = useSellGiftCardMutation();
  const { venue } = useVenues();
  const { locale } = useDayFormats();
  const { price, own_amount } = plan;
  const { currency } = price;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const bounds = own_amount ? `from ${money(own_amount.least.amount)} to ${money(own_amount.most.amount)}` : "";
  return (
    <FormDialog<z.input<SellForm>, z.output<SellForm>>
      title={`Sell ${plan.name}`}
      schema={sellForm(plan, bounds)}
      defaultValues={{
        amount: typedMoney(price.amount, currency),
        buyer_name: "",
        recipient_name: "",
        recipient_email: "",
        message: "",
        method: "cash",
      }}
      submitLabel={(form) => {
        const amount = readTypedMoney(form.watch("amount"), currency);
        return amount === undefined ? "Take payment" : `Take ${money(amount)}`;
      }}
      onSubmit={async ({ recipient_email, message, ...sent }) => {
        await sell({
          variables: {
            input: {
              plan_id: plan.id,
              ...sent,
              ...(recipient_email && { recipient_email }),
              ...(message && { message }),
              ...(venue && { location_id: venue.id }),
            },
          },
        });
        const detail = recipient_email ? `Its code is mailed to ${recipient_email}` : "Show the code and hand it over";
        showToast({ message: "The gift card is sold", detail, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {own_amount ? (
            <TextInput
              control={control}
              name="amount"
              label="Amount"
              hint={currency}
              help={bounds.replace(/^f/, "F")}
              inputMode="decimal"
            />
          ) : null}
          <TextInput control={control} name="buyer_name" label="Who pays" maxLength={120} autoFocus />
          <SelectInput control={control} name="method" label="Paid by" options={DESK_METHODS} />
          <TextInput control={control} name="recipient_name" label="Who it is for" maxLength={120} />
          <TextInput
            control={control}
            name="recipient_email"
            label="Their email"
            hint="optional"
            help="We email the code right away"
            inputMode="email"
            maxLength={254}
          />
          <TextInput control={control} name="message" label="Message" hint="optional" lines={2} maxLength={500} />
        </>
      )}
    </FormDialog>
  );
}
