import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { PASSWORD_MIN_LENGTH } from "#schema/auth/password-models.ts";
import { PasswordInput } from "#web/ui/form/PasswordInput.tsx";

interface NewPasswordInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
}

/** A password to be; what it must be is said before anything is typed. */
export function NewPasswordInput<Values extends FieldValues, Sent = Values>({
  control,
  name,
}: NewPasswordInputProps<Values, Sent>) {
  return (
    <PasswordInput
      control={control}
      name={name}
      label="New password"
      autoComplete="new-password"
      help={`At least ${PASSWORD_MIN_LENGTH} characters. A few words that have nothing to do with each other are easy to keep and hard to guess.`}
    />
  );
}
