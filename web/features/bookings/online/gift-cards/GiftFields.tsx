import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { DayInput } from "#web/ui/date/DayInput.tsx";
import { ChoiceCards } from "#web/ui/form/ChoiceCards.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import { Fields } from "../who/PersonFields.tsx";
import {
  cardOfChoice,
  formatBounds,
  isOwnChoice,
  ownChoice,
  type GiftSale,
  type GiftSent,
  type GiftValues,
} from "./gift-form.ts";

interface GiftFieldsProps {
  form: UseFormReturn<GiftValues, unknown, GiftSent>;
  sale: GiftSale;
}

/** Amount, recipient, message and date. */
export function GiftFields({ form, sale }: GiftFieldsProps) {
  const { control } = form;
  return (
    <>
      <Card style={{ padding: 16 }}>
        <CardTitle style={{ marginBottom: 12 }}>How much</CardTitle>
        <AmountChoice form={form} sale={sale} />
      </Card>
      <Card style={{ padding: 16 }}>
        <CardTitle style={{ marginBottom: 12 }}>Who it is for</CardTitle>
        <Fields>
          <TextInput control={control} name="recipient_name" label="Their name" maxLength={120} />
          <TextInput
            control={control}
            name="recipient_email"
            label="Their email"
            type="email"
            inputMode="email"
            help="The code goes here"
          />
          <SendDay form={form} sale={sale} />
          <div className="wide">
            <TextInput control={control} name="message" label="Message" hint="optional" lines={3} maxLength={500} />
          </div>
        </Fields>
      </Card>
    </>
  );
}

/** Today unless another day is chosen. */
function SendDay({ form: { control, trigger }, sale: { cards, today } }: GiftFieldsProps) {
  const { field, fieldState } = useController({ control, name: "send_on" });
  const choice = useWatch({ control, name: "choice" });
  const choose = (day: string) => {
    field.onChange(day);
    // The error refers to the previous day.
    if (fieldState.invalid) void trigger("send_on");
  };
  return (
    <DayInput
      label="Day to send it"
      {...hintOf(field.value, today)}
      date={field.value}
      onDate={choose}
      error={fieldState.error?.message}
      min={today}
      max={cardOfChoice(cards, choice)?.send_until}
    />
  );
}

function hintOf(day: string, today: string): { hint?: string } {
  if (day === today) return { hint: "today: at once" };
  return day > today ? { hint: "in the morning" } : {};
}

function AmountChoice({ form: { control }, sale: { cards } }: GiftFieldsProps) {
  const { locale } = useCompany();
  const { field } = useController({ control, name: "choice" });
  const choice = useWatch({ control, name: "choice" });
  const chosen = cardOfChoice(cards, choice);
  const offered = cards.flatMap((card) => [
    {
      value: String(card.plan_id),
      label: formatMoney(card.amount.amount, card.amount.currency, locale),
      detail: card.name,
    },
    ...(card.own_amount
      ? [{ value: ownChoice(card.plan_id), label: "Another amount", detail: formatBounds(card, locale) }]
      : []),
  ]);
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <ChoiceCards
        label="Amount"
        cards={offered}
        value={[choice]}
        onChange={([value]) => field.onChange(value ?? choice)}
      />
      {chosen?.description ? <p style={{ color: "var(--text-2)" }}>{chosen.description}</p> : null}
      {isOwnChoice(choice) && chosen ? (
        <Fields>
          <TextInput
            control={control}
            name="own"
            label="Your amount"
            hint={chosen.amount.currency}
            help={`${formatBounds(chosen, locale).replace(/^f/, "F")}`}
            inputMode="decimal"
          />
        </Fields>
      ) : null}
    </div>
  );
}
