import OutlinedInput from "@mui/material/OutlinedInput";
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

/** A native date field for lists and filters; forms use DateField. */
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
