import { TimePicker } from "@mui/x-date-pickers/TimePicker";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { isDate, offsetAt, offsetLabel, offsetMinutes, zoneTown, type ZonedClock } from "#web/time/wall-clock.ts";
import { FormField } from "../form/FormField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { pickerFieldStyle } from "./picker-field-style.ts";
import { PickerLocale } from "./PickerLocale.tsx";

interface TimeFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  /** Named next to the label if this browser's clock differs from the venue's. */
  venue: ZonedClock;
  /** The day that the time is of, YYYY-MM-DD; today if left out or incomplete. */
  date?: string;
  hint?: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
  stepMinutes?: number;
  /** "1:30 pm" instead of "13:30". */
  twelveHours?: boolean;
}

const STORED_FORMAT = "HH:mm";
/** Any day without a DST change: only its time of day is used. */
const ANY_DAY = "2027-01-01";
const STEP_MINUTES = 15;

/** A time of day at the venue. The form value is "18:30", or "" while incomplete. */
export function TimeField<Values extends FieldValues, Sent = Values>(props: TimeFieldProps<Values, Sent>) {
  const {
    control,
    name,
    label,
    venue,
    date,
    hint,
    help,
    disabled,
    stepMinutes = STEP_MINUTES,
    twelveHours = false,
  } = props;
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? "";
  return (
    <PickerLocale>
      <FormField label={label} hint={hint ?? zoneHint(venue, date)} help={help} error={fieldState.error?.message}>
        {(wiring) => (
          <TimePicker
            value={value === "" ? null : dayjs(`${ANY_DAY}T${value}`)}
            onChange={(time) => field.onChange(time?.isValid() ? time.format(STORED_FORMAT) : "")}
            disabled={disabled}
            ampm={twelveHours}
            minutesStep={stepMinutes}
            skipDisabled
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
  return <Icon name="clock" />;
}

/** "Vancouver, UTC−7" if the venue's offset differs from this browser's that day, otherwise undefined. */
function zoneHint(venue: ZonedClock, date = ""): string | undefined {
  const at = isDate(date) ? Date.parse(`${date}T12:00:00Z`) : Date.now();
  const offset = offsetAt(at, venue);
  if (offsetMinutes(offset) === -new Date(at).getTimezoneOffset()) return undefined;
  return `${zoneTown(venue.timezone)}, ${offsetLabel(offset)}`;
}
