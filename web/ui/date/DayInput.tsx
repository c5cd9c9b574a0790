import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { FormField } from "../form/FormField.tsx";

interface DayInputProps {
  label: string;
  hint?: string;
  /** "2027-05-04", or "" while incomplete. */
  date: string;
  onDate: (date: string) => void;
  error?: string | undefined;
  /** First and last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A native date field for lists and filters; forms use DateField. A date that cannot be meant is marked. */
export function DayInput({ label, hint, date, onDate, error, min, max }: DayInputProps) {
  const [isWhole, setIsWhole] = useState(true);
  const shown = error ?? (isWhole ? outOfBounds({ date, min, max }) : "Enter a whole date, or none.");
  return (
    <FormField label={label} hint={hint} error={shown}>
      {(wiring) => (
        <OutlinedInput
          type="date"
          fullWidth
          inputProps={{ ...wiring, min, max }}
          error={shown !== undefined}
          value={date}
          onChange={(event) => {
            setIsWhole(true);
            onDate(event.target.value);
          }}
          // A date that does not exist, such as 31 February, is not told as a change.
          onBlur={({ target }) => setIsWhole(!(target instanceof HTMLInputElement && target.validity.badInput))}
        />
      )}
    </FormField>
  );
}

/** Why a whole date is refused; its form is that of the field's value, which every browser shows in its own way. */
function outOfBounds({ date, min, max }: Pick<DayInputProps, "date" | "min" | "max">): string | undefined {
  if (date === "") return undefined;
  if (min !== undefined && date < min) return `Choose ${min} or later.`;
  return max !== undefined && date > max ? `Choose ${max} or earlier.` : undefined;
}
