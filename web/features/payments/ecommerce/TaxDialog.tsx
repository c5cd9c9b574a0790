import FormHelperText from "@mui/material/FormHelperText";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import { type UseFormReturn } from "react-hook-form";
import { formatMoney } from "#schema/shared/format-money.ts";
import { priceWithTax, taxLabel, taxLine, taxLines } from "#schema/shared/tax-rules.ts";
import { TAX_SUBJECTS, taxesOn } from "#schema/shared/tax.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { useCompany } from "#web/tenant/company.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { CheckboxGroup, FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ShownTaxFragment } from "./ecommerce.generated.ts";
import {
  readTypedRate,
  SUBJECT_LABELS,
  TaxForm,
  taxFormValues,
  type TaxFormSent,
  type TaxFormValues,
} from "./tax-form.ts";

interface TaxDialogProps {
  /** Null adds one. */
  tax: ShownTaxFragment | null;
  others: readonly ShownTaxFragment[];
  onSave: (tax: TaxFormSent) => Promise<void>;
  onClose: () => void;
}

/** Edits a tax on future sales, with a sample price. */
export function TaxDialog({ tax, others, onSave, onClose }: TaxDialogProps) {
  return (
    <FormDialog<TaxFormValues, TaxFormSent>
      title={titleOf(tax, others)}
      note="Applies to new sales. Past sales keep their rate."
      schema={TaxForm}
      defaultValues={taxFormValues(tax)}
      submitLabel="Save tax"
      onSubmit={async (sent) => {
        await onSave(sent);
        showToast({ message: `${taxLabel(sent)} is charged from now on`, tone: "success" });
      }}
      onClose={onClose}
      aside={(form) => <Example form={form} others={others} />}
    >
      {({ control, formState: { errors } }) => (
        <>
          <FieldRow data-short>
            <TextInput
              control={control}
              name="name"
              label="Name"
              help="On receipts: VAT, GST, HST"
              maxLength={30}
              autoFocus
            />
            <TextInput control={control} name="rate" label="Rate" hint="%" inputMode="decimal" maxLength={8} />
          </FieldRow>
          <SelectInput
            control={control}
            name="listed"
            label="Listed prices"
            help="Late and no-show fees always include it."
            options={[
              { value: "with", label: "Contain the tax" },
              { value: "without", label: "Exclude it: the tax comes on top" },
            ]}
          />
          <CheckboxGroup>
            <legend>On what</legend>
            {TAX_SUBJECTS.map((subject) => (
              <CheckboxInput key={subject} control={control} name={`on.${subject}`} label={SUBJECT_LABELS[subject]} />
            ))}
            {errors.on ? <FormHelperText error>Choose what the tax applies to.</FormHelperText> : null}
          </CheckboxGroup>
          <TextInput
            control={control}
            name="number"
            label="Registration number"
            hint="optional"
            help="Shown on receipts"
            maxLength={40}
          />
        </>
      )}
    </FormDialog>
  );
}

function titleOf(tax: ShownTaxFragment | null, others: readonly ShownTaxFragment[]): string {
  if (tax) return "Change the tax";
  return others.length === 0 ? "Set up tax" : "Add a tax";
}

interface ExampleProps extends Pick<TaxDialogProps, "others"> {
  form: UseFormReturn<TaxFormValues, unknown, TaxFormSent>;
}

/** A price of the first thing that the tax is on, with the other taxes on it. */
function Example({ form, others }: ExampleProps) {
  const { currency, locale } = useCompany();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const listed = readTypedMoney("60", currency) ?? 0;
  const { name, rate: typed, listed: kind, on } = form.watch();
  const rate = readTypedRate(typed);
  if (Number.isNaN(rate) || rate === 0) return <p>Enter a rate to see what a price comes to.</p>;
  const subject = TAX_SUBJECTS.find((one) => on[one]) ?? "resource";
  const typedTax = { name: name.trim() || "Tax", rate, is_inclusive: kind === "with" };
  const taxes = [...taxesOn(others, subject), typedTax];
  const paid = priceWithTax(listed, taxes);
  const price = { amount: paid, currency };
  return (
    <Figures aria-label="Example" aria-live="polite">
      <h3>
        {others.length === 0 ? "A listed price" : SUBJECT_LABELS[subject]} of {money(listed)}
      </h3>
      <dl>
        <dt>Without tax</dt>
        <dd>{money(taxLine(price, taxes).net.amount)}</dd>
        {taxLines(price, taxes).map((line, at) => (
          <Fragment key={at}>
            <dt>{taxLabel(line)}</dt>
            <dd>{money(line.tax.amount)}</dd>
          </Fragment>
        ))}
        <dt className="total">Clients pay</dt>
        <dd className="total">{money(paid)}</dd>
      </dl>
    </Figures>
  );
}

const Figures = styled("section")({
  display: "grid",
  gap: 12,
  alignContent: "start",
  fontSize: 13,
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
  "& h3": { fontSize: 13, fontWeight: 500, color: "var(--text-2)" },
  "& dl": { display: "grid", gridTemplateColumns: "1fr auto", gap: "6px 12px" },
  "& dt": { color: "var(--text-2)", overflowWrap: "anywhere" },
  "& dd": { textAlign: "right" },
  "& .total": { fontWeight: 600, color: "var(--text)" },
});
