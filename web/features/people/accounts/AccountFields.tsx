import type { Control } from "react-hook-form";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import type { AccountFormSent, AccountFormValues } from "./account-form.ts";
import { RolesField } from "./RolesField.tsx";

interface AccountFieldsProps {
  control: Control<AccountFormValues, unknown, AccountFormSent>;
  /** What the address is used for, shown before submitting. */
  emailHelp: string;
}

/** Name, address and roles of a person. */
export function AccountFields({ control, emailHelp }: AccountFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextInput control={control} name="first_name" label="First name" autoComplete="off" maxLength={100} />
        <TextInput
          control={control}
          name="last_name"
          label="Last name"
          hint="optional"
          autoComplete="off"
          maxLength={100}
        />
      </FieldRow>
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="off" help={emailHelp} />
      <RolesField control={control} />
    </>
  );
}
