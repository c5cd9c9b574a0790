import { type ReactNode } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { FormField } from "./FormField.tsx";
import { PlainSelect, type Option } from "./PlainSelect.tsx";

interface SelectInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  options: readonly Option[];
  hint?: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  /** First option, with the empty value. */
  placeholder?: string;
}

/** Select field of a form: native, which works best on phones and with screen readers. */
export function SelectInput<Values extends FieldValues, Sent = Values>(props: SelectInputProps<Values, Sent>) {
  const { control, name, label, options, hint, help, disabled, placeholder } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField label={label} hint={hint} help={help} error={fieldState.error?.message}>
      {(wiring) => (
        <PlainSelect
          {...wiring}
          ref={field.ref}
          name={field.name}
          value={String(field.value ?? "")}
          onChange={field.onChange}
          onBlur={field.onBlur}
          disabled={disabled}
          options={options}
          placeholder={placeholder}
        />
      )}
    </FormField>
  );
}
