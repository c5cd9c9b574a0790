import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { FormField } from "../form/FormField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { PickerLocale } from "./PickerLocale.tsx";
import { pickerFieldStyle } from "./picker-field-style.ts";

interface DateFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  /** First and last selectable day, "2027-05-04". */
  min?: string;
  max?: string;
  /** The venue's date format in day.js tokens. */
  format: string;
  /** Called when another date was chosen, after the form has it. */
  onChange?: () => void;
}

const STORED_FORMAT = "YYYY-MM-DD";

/** A date at the venue. The form value is "2027-05-04", or "" while incomplete. */
export function DateField<Values extends FieldValues, Sent = Values>(props: DateFieldProps<Values, Sent>) {
  const { control, name, label, hint, help, disabled, min, max, format, onChange } = props;
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? "";
  return (
    <PickerLocale>
      <FormField label={label} hint={hint} help={help} error={fieldState.error?.message}>
        {(wiring) => (
          <DatePicker
            value={value === "" ? null : dayjs(value, STORED_FORMAT)}
            onChange={(day) => {
              field.onChange(day?.isValid() ? day.format(STORED_FORMAT) : "");
              onChange?.();
            }}
            disabled={disabled}
            format={format}
            minDate={min === undefined ? undefined : dayjs(min)}
            maxDate={max === undefined ? undefined : dayjs(max)}
            inputRef={field.ref}
            slots={{ openPickerIcon: PickerIcon }}
            slotProps={{
              textField: {
                ...wiring,
                fullWidth: true,
                error: fieldState.invalid,
                onBlur: field.onBlur,
                sx: pickerFieldStyle,
              },
            }}
          />
        )}
      </FormField>
    </PickerLocale>
  );
}

function PickerIcon() {
  return <Icon name="calendar" />;
}
