import OutlinedInput from "@mui/material/OutlinedInput";
import { FormField } from "../form/FormField.tsx";

interface DayInputProps {
  label: string;
  hint?: string;
  /** "2027-05-04", or "" while it is not whole. */
  date: string;
  onDate: (date: string) => void;
  error?: string | undefined;
  /** First and last day that can be picked. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day in the browser's own field, for lists and filters; a form's is the DateField. */
export function DayInput({ label, hint, date, onDate, error, min, max }: DayInputProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(wiring) => (
        <OutlinedInput
          type="date"
          fullWidth
          inputProps={{ ...wiring, min, max }}
          error={error !== undefined}
          value={date}
          onChange={(event) => onDate(event.target.value)}
        />
      )}
    </FormField>
  );
}
