import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { FormField } from "./FormField.tsx";

interface TextInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  type?: HTMLInputTypeAttribute;
  /** Makes it multi-line, with this initial height in lines. */
  lines?: number;
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search";
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  /** Focused when the form opens. */
  autoFocus?: boolean;
  /** Inside the field, before or after the text: a currency, an icon. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Text field of a form; shows the schema's message as its error. */
export function TextInput<Values extends FieldValues, Sent = Values>(props: TextInputProps<Values, Sent>) {
  const { control, name, label, hint, help, lines, before, after, type = "text", ...native } = props;
  const { field, fieldState } = useController({ control, name });
  const { autoComplete, inputMode, placeholder, maxLength, disabled, autoFocus } = native;
  return (
    <FormField label={label} hint={hint} help={help} error={fieldState.error?.message}>
      {(wiring) => (
        <OutlinedInput
          fullWidth
          name={field.name}
          value={field.value ?? ""}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.invalid}
          type={type}
          multiline={lines !== undefined}
          minRows={lines}
          disabled={disabled}
          autoFocus={autoFocus}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputProps={{ ...wiring, inputMode, maxLength }}
          startAdornment={before ? <InputAdornment position="start">{before}</InputAdornment> : undefined}
          endAdornment={after ? <InputAdornment position="end">{after}</InputAdornment> : undefined}
        />
      )}
    </FormField>
  );
}
