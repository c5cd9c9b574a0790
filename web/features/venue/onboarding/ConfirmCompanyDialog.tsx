import type { z } from "zod";
import { CreateCompanyInput } from "#schema/venue/onboarding/models.ts";
import { useCompany, useReloadCompany } from "#web/tenant/company.ts";
import { currencyOptions } from "#web/tenant/currency-options.ts";
import { localeOptions, zoneOptions } from "#web/tenant/place-options.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useConfirmCompanyMutation } from "./onboarding.generated.ts";

const Form = CreateCompanyInput.required();
type Values = z.input<typeof Form>;

/** The sign-up's defaults, to be confirmed once; the currency cannot be changed afterwards. */
export function ConfirmCompanyDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { name, timezone, currency, locale } = useCompany();
  const reloadCompany = useReloadCompany();
  const [confirm] = useConfirmCompanyMutation();
  const save = async (input: z.output<typeof Form>) => {
    await confirm({ variables: { input } });
    await reloadCompany();
    onDone();
    showToast({ message: "Company details confirmed", tone: "success" });
  };
  return (
    <FormDialog<Values, z.output<typeof Form>>
      title="Company details"
      schema={Form}
      defaultValues={{ name, timezone, currency, locale }}
      submitLabel="Confirm details"
      onSubmit={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextInput control={control} name="name" label="Name" maxLength={100} />
          <SelectInput
            control={control}
            name="timezone"
            label="Time zone"
            help="Choose the correct company timezone: used if a location has no zone of its own."
            options={zoneOptions(timezone)}
          />
          <SelectInput
            control={control}
            name="currency"
            label="Currency"
            help="It cannot be changed once something has a price."
            options={currencyOptions()}
          />
          <SelectInput control={control} name="locale" label="Language and formats" options={localeOptions(locale)} />
        </>
      )}
    </FormDialog>
  );
}
