import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { FormField } from "#web/ui/form/FormField.tsx";

export interface ReadableField {
  name: string;
  about: string;
}

interface TokenFieldsInputProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  fields: readonly ReadableField[];
}

/** The query fields that a token is limited to; none means all. */
export function TokenFieldsInput<Values extends FieldValues, Sent>(props: TokenFieldsInputProps<Values, Sent>) {
  const { control, name, fields } = props;
  const { field, fieldState } = useController({ control, name });
  // The form's value of this name is a list of strings.
  const chosen = fields.filter((one) => (field.value as readonly string[]).includes(one.name));
  return (
    <FormField
      label="May read"
      hint="optional"
      help="Leave it empty for all that you may see. A booking's client is read as clientsByIds."
      error={fieldState.error?.message}
    >
      {(wiring) => (
        <Autocomplete<ReadableField, true>
          multiple
          id={wiring.id}
          options={[...fields]}
          value={chosen}
          onChange={(_event, values) => field.onChange(values.map((one) => one.name))}
          onBlur={field.onBlur}
          getOptionLabel={(one) => one.name}
          isOptionEqualToValue={(a, b) => a.name === b.name}
          // Keep the menu inside the dialog, for focus and screen readers.
          disablePortal
          renderOption={({ key, ...item }, one) => (
            <Entry key={key} {...item}>
              <b>{one.name}</b>
              <small>{one.about}</small>
            </Entry>
          )}
          renderInput={({ slotProps, disabled }) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              onMouseDown={slotProps.input.onMouseDown}
              fullWidth
              disabled={disabled}
              error={fieldState.invalid}
              inputRef={field.ref}
              placeholder={chosen.length === 0 ? "All fields" : undefined}
              startAdornment={slotProps.input.startAdornment}
              endAdornment={slotProps.input.endAdornment}
              inputProps={{ ...slotProps.htmlInput, ...wiring }}
            />
          )}
        />
      )}
    </FormField>
  );
}

const Entry = styled("li")({
  display: "block !important",
  fontSize: 13,
  "& b": { display: "block", fontWeight: 500 },
  "& small": { display: "block" },
});
