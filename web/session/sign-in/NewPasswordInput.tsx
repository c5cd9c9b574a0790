import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { PASSWORD_MIN_LENGTH } from "#schema/people/sign-in/password-models.ts";
import { PasswordInput } from "#web/ui/form/PasswordInput.tsx";

interface NewPasswordInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
}

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
      help={`At least ${PASSWORD_MIN_LENGTH} characters. A few unrelated words are easy to remember and hard to guess.`}
    />
  );
}
/** Hidden field that tells the password manager whose password the form sets. */
export function PasswordUsername({ email }: { email: string | null }) {
  return <input type="email" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />;
}
