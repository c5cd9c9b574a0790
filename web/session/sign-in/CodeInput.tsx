import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextInput } from "#web/ui/form/TextInput.tsx";

interface CodeInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  autoFocus?: boolean;
}

/** Code of an authenticator app, with autofill on phones; letters are allowed for recovery codes. */
export function CodeInput<Values extends FieldValues, Sent = Values>(props: CodeInputProps<Values, Sent>) {
  return <TextInput {...props} autoComplete="one-time-code" maxLength={20} placeholder="123 456" />;
}
