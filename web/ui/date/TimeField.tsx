import { TimePicker } from "@mui/x-date-pickers/TimePicker";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { FormField } from "../form/FormField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { PickerLocale } from "./PickerLocale.tsx";
import { pickerFieldStyle } from "./picker-field-style.ts";

interface TimeFieldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
  label: string;
  /** The venue's IANA time zone; named next to the label if the browser's differs. */
  zone: string;
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
  const { control, name, label, zone, hint, help, disabled, stepMinutes = STEP_MINUTES, twelveHours = false } = props;
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? "";
  return (
    <PickerLocale>
      <FormField label={label} hint={hint ?? zoneHint(zone)} help={help} error={fieldState.error?.message}>
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

/** "Vancouver, UTC−7" if the venue's offset differs from this browser's at that instant, otherwise undefined. */
function zoneHint(zone: string, at: Date = new Date()): string | undefined {
  const venue = offsetName(at, zone);
  if (venue === offsetName(at, undefined)) return undefined;
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  return `${city}, ${venue}`;
}

function offsetName(at: Date, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  return name.replace("GMT", "UTC").replace("-", "−");
}
