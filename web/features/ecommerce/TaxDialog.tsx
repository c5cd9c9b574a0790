import { styled } from "@mui/material/styles";
import { type UseFormReturn } from "react-hook-form";
import { priceWithTax, taxLabel, taxLine } from "#schema/shared/tax-rules.ts";
import { useCompany } from "#web/tenant/company.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { formatMoney } from "#schema/shared/format-money.ts";
import { readTypedMoney } from "#schema/shared/typed-money.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { ShownTaxFragment } from "./ecommerce.generated.ts";
import { readTypedRate, TaxForm, taxFormValues, type TaxFormSent, type TaxFormValues } from "./tax-form.ts";

interface TaxDialogProps {
  tax: ShownTaxFragment | null;
  onSave: (tax: TaxFormSent) => Promise<void>;
  onClose: () => void;
}

/** Edits the tax on future sales, with a sample price. */
export function TaxDialog({ tax, onSave, onClose }: TaxDialogProps) {
  return (
    <FormDialog<TaxFormValues, TaxFormSent>
      title={tax === null ? "Set up tax" : "Change the tax"}
      note="From now on. What was sold keeps its own."
      schema={TaxForm}
      defaultValues={taxFormValues(tax)}
      submitLabel="Save tax"
      onSubmit={async (sent) => {
        await onSave(sent);
        showToast({ message: `${taxLabel(sent)} is charged from now on`, tone: "success" });
      }}
      onClose={onClose}
      aside={(form) => <Example form={form} />}
    >
      {({ control }) => (
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
            help="Of services, classes and membership plans. Fees for late cancellations and no-shows always contain it."
            options={[
              { value: "with", label: "Contain the tax" },
              { value: "without", label: "Exclude it: the tax comes on top" },
            ]}
          />
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

function Example({ form }: { form: UseFormReturn<TaxFormValues, unknown, TaxFormSent> }) {
  const { currency, locale } = useCompany();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const listed = readTypedMoney("60", currency) ?? 0;
  const { name, rate: typed, listed: kind } = form.watch();
  const rate = readTypedRate(typed);
  if (Number.isNaN(rate) || rate === 0) return <p>Enter a rate to see what a price comes to.</p>;
  const paid = priceWithTax(listed, { rate, is_inclusive: kind === "with" });
  const { net, tax } = taxLine({ amount: paid, currency }, { name, rate });
  return (
    <Figures aria-label="Example" aria-live="polite">
      <h3>A listed price of {money(listed)}</h3>
      <dl>
        <dt>Without tax</dt>
        <dd>{money(net.amount)}</dd>
        <dt>{taxLabel({ name: name.trim() || "Tax", rate })}</dt>
        <dd>{money(tax.amount)}</dd>
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
  "& h3": { fontSize: 13, lineHeight: "20px", fontWeight: 500, color: "var(--text-2)" },
  "& dl": { display: "grid", gridTemplateColumns: "1fr auto", gap: "6px 12px" },
  "& dt": { color: "var(--text-2)", overflowWrap: "anywhere" },
  "& dd": { textAlign: "right" },
  "& .total": { fontWeight: 600, color: "var(--text)" },
});
