import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import type { TakenMethod } from "#schema/payments/payments/models.ts";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney, typedMoney } from "#schema/shared/typed-money.ts";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import { likelyNotes, splitAgain, type PaymentValues, type SentPayment } from "./payment-form.ts";

export interface PaymentOf {
  /** Person who booked. */
  name: string;
  partySize: number;
  locale: string | undefined;
  /** Outstanding amount in minor units. */
  balance: number;
  currency: string;
  /** The client's remaining credit. */
  credit: number;
}

type Form = UseFormReturn<PaymentValues, unknown, SentPayment>;

/** Who pays how much, and how. */
export function PaymentShares({ form, of }: { form: Form; of: PaymentOf }) {
  const shares = useWatch({ control: form.control, name: "shares" });
  const most = Math.max(2, Math.min(20, of.partySize));
  const [proposed, setProposed] = useState(() => shares.map(({ amount }) => amount));
  const split = (people: number) => {
    const { balance, currency } = of;
    const next = splitAgain(shares, { balance, people, currency, proposed });
    setProposed(next.map((share, at) => (share === shares[at] ? (proposed[at] ?? "") : share.amount)));
    form.setValue("shares", next, { shouldDirty: true });
  };
  return (
    <>
      <FormField label="Paid by">
        {(wiring) => (
          <PlainSelect
            {...wiring}
            value={String(shares.length)}
            onChange={(event) => split(Number(event.target.value))}
            options={Array.from({ length: most }, (_, at) => ({
              value: String(at + 1),
              label: at === 0 ? "One person" : `Split between ${at + 1} people`,
            }))}
          />
        )}
      </FormField>
      {shares.map((_, at) => (
        // Shares have no id: their index in the party identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <Share key={`${shares.length} ${at}`} form={form} of={of} at={at} isOnly={shares.length === 1} />
      ))}
    </>
  );
}

function Share({ form, of, at, isOnly }: { form: Form; of: PaymentOf; at: number; isOnly: boolean }) {
  const { control } = form;
  const { field } = useController({ control, name: `shares.${at}.method` });
  const methods: TakenMethod[] = ["cash", "card_terminal", "transfer", "other"];
  if (of.credit > 0) methods.push("credit");
  const person = at === 0 ? of.name : `Person ${at + 1}`;
  const amount = (
    <TextInput
      control={control}
      name={`shares.${at}.amount`}
      label={isOnly ? "Amount" : `Amount of ${person}`}
      hint={of.currency}
      inputMode="decimal"
      autoFocus={isOnly}
    />
  );
  return (
    <ShareBox role="group" aria-label={person} data-plain={isOnly}>
      {isOnly ? (
        amount
      ) : (
        <FieldRow>
          <TextInput
            control={control}
            name={`shares.${at}.payer_name`}
            label="Name"
            placeholder={person}
            hint="optional"
          />
          {amount}
        </FieldRow>
      )}
      <MethodChoice label={`How ${person} pays`} methods={methods} value={field.value} onChange={field.onChange} />
      {field.value === "cash" && isOnly ? <Given form={form} of={of} /> : null}
      {field.value === "other" ? (
        <TextInput
          control={control}
          name={`shares.${at}.note`}
          label="How was it paid?"
          placeholder="Voucher 4711, invoice to the club"
          help="Shown on the receipt"
          maxLength={300}
        />
      ) : null}
    </ShareBox>
  );
}

/** Cash received, and change. */
function Given({ form, of: { currency, locale } }: { form: Form; of: PaymentOf }) {
  const { control, setValue } = form;
  const [given, amount, tip] = useWatch({ control, name: ["given", "shares.0.amount", "tip"] });
  const due = (readTypedMoney(amount, currency) ?? 0) + (readTypedMoney(tip, currency) ?? 0);
  const change = (readTypedMoney(given, currency) ?? 0) - due;
  return (
    <Handed>
      <TextInput control={control} name="given" label="Given" hint="optional" inputMode="decimal" />
      <div className="notes">
        {due > 0
          ? likelyNotes(due, currency).map((note) => (
              <Button key={note} onClick={() => setValue("given", typedMoney(note, currency))}>
                {formatMoney(note, currency, locale)}
              </Button>
            ))
          : null}
      </div>
      <p role="status">
        {given !== "" && change >= 0 ? (
          <>
            Change <b>{formatMoney(change, currency, locale)}</b>
          </>
        ) : null}
      </p>
    </Handed>
  );
}

const ShareBox = styled("div")({
  display: "grid",
  gap: 12,
  padding: 12,
  border: "1px solid var(--line)",
  borderRadius: "var(--r)",
  "&[data-plain=true]": { padding: 0, border: 0, gap: 16 },
});

const Handed = styled("div")({
  display: "grid",
  gridTemplateColumns: "120px minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 12,
  fontVariantNumeric: "tabular-nums",
  "& .notes": { display: "flex", flexWrap: "wrap", gap: 6 },
  "& .notes .MuiButton-root": { minWidth: 0, padding: "0 10px" },
  "& p": { minHeight: 32, fontSize: 12, lineHeight: "16px", color: "var(--text-2)", textAlign: "right" },
  "& b": { display: "block", fontSize: 20, lineHeight: "24px", color: "var(--text)" },
  "@media (max-width: 599.95px)": {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    "& .notes": { gridColumn: "1 / -1", gridRow: 2 },
    "& p": { gridColumn: 2, gridRow: 1 },
  },
});
