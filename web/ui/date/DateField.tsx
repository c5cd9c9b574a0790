import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import dayjs, { type Dayjs } from "dayjs";
import { useState } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { dayPattern, formatDay, weekdayNames, type DayFormats } from "#web/time/format-day.ts";
import { isDate } from "#web/time/wall-clock.ts";
import { FormField } from "../form/FormField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { pickerFieldStyle } from "./picker-field-style.ts";
import { PickerLocale } from "./PickerLocale.tsx";

interface DateFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  /** First and last selectable day, "2027-05-04". */
  min?: string;
  max?: string;
  /** How the venue writes dates. */
  formats: DayFormats;
  /** Called when another date was chosen, after the form has it. */
  onChange?: () => void;
}

const STORED_FORMAT = "YYYY-MM-DD";
/** A year that is being typed begins with 2, 20 and 202. */
const FIRST_YEAR = 1000;

const textOf = (day: Dayjs | null): string =>
  day?.isValid() && day.year() >= FIRST_YEAR ? day.format(STORED_FORMAT) : "";

/** A date at the venue. The form value is "2027-05-04", or "" while incomplete. A date that cannot be meant is marked. */
export function DateField<Values extends FieldValues, Sent = Values>(props: DateFieldProps<Values, Sent>) {
  const { control, name, label, min, max, formats, onChange } = props;
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? "";
  // What is typed is no date for a while: the picker then keeps it, and the form has none.
  const [typed, setTyped] = useState<Dayjs | null>(null);
  const known = value === "" ? null : dayjs(value, STORED_FORMAT);
  const [isTyping, setIsTyping] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isPart, setIsPart] = useState(false);
  const marked = isTyping ? undefined : faultSentence(isPart && value === "" ? "part" : fault, props);
  const error = fieldState.error?.message ?? marked;
  return (
    <PickerLocale>
      <FormField label={label} hint={weekdayOf(value, formats)} error={error}>
        {(wiring) => (
          <DatePicker
            value={textOf(typed) === value ? typed : known}
            onChange={(day) => {
              setTyped(day);
              field.onChange(textOf(day));
              onChange?.();
            }}
            onError={setFault}
            format={dayPattern(formats)}
            minDate={min === undefined ? undefined : dayjs(min)}
            maxDate={max === undefined ? undefined : dayjs(max)}
            inputRef={field.ref}
            slots={{ openPickerIcon: PickerIcon }}
            slotProps={{
              textField: {
                ...wiring,
                fullWidth: true,
                error: error !== undefined,
                onFocus: () => setIsTyping(true),
                onBlur: ({ target }) => {
                  setIsTyping(false);
                  setIsPart(isPartlyFilled(target));
                  field.onBlur();
                },
                sx: pickerFieldStyle,
              },
            }}
          />
        )}
      </FormField>
    </PickerLocale>
  );
}

/** The picker takes half a date for none. */
function isPartlyFilled(part: Element): boolean {
  const parts = [...(part.closest('[role="group"]')?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const filled = parts.filter((one) => one.hasAttribute("aria-valuenow"));
  return filled.length > 0 && filled.length < parts.length;
}

type Bounds = Pick<DateFieldProps<FieldValues, unknown>, "formats" | "min" | "max">;

/** The picker's own name of a fault as a sentence with the way out. */
function faultSentence(fault: string | null, { formats, min, max }: Bounds): string | undefined {
  if (fault === null) return undefined;
  if (fault === "minDate" && min !== undefined) return `Choose ${formatDay(min, formats, "year")} or later.`;
  if (fault === "maxDate" && max !== undefined) return `Choose ${formatDay(max, formats, "year")} or earlier.`;
  return `Enter a whole date, for example ${formatDay(SAMPLE_DATE, formats, "year")}.`;
}

const SAMPLE_DATE = "2026-12-24";

/** "Thursday" beside the label: it shows a slip of the finger, and cannot be typed itself. */
function weekdayOf(date: string, formats: DayFormats): string | undefined {
  return isDate(date) ? weekdayNames(date, formats).long : undefined;
}

function PickerIcon() {
  return <Icon name="calendar" />;
}
