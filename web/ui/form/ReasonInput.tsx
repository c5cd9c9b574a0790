import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

interface ReasonInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label?: string;
  /** As the contract has it. */
  maxLength: number;
  /** Focused when the form opens. */
  autoFocus?: boolean;
}

/** Why money or hours are changed by hand; the audit log keeps it. */
export function ReasonInput<Values extends FieldValues, Sent = Values>({
  label = "Reason",
  ...input
}: ReasonInputProps<Values, Sent>) {
  return <TextInput {...input} label={label} help="Kept in the history with your name" lines={2} />;
}
