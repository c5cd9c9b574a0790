import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { PickersLocaleText } from "@mui/x-date-pickers/locales";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { ReactNode } from "react";

/** Readable placeholders of empty fields: MUI's own are pattern letters. */
const LABELS: Partial<PickersLocaleText> = {
  fieldMonthPlaceholder: ({ contentType }) => (contentType === "letter" ? "Month" : "MM"),
};

/** Wraps each picker, so that pages without one load no picker code. */
export function PickerLocale({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={LABELS}>
      {children}
    </LocalizationProvider>
  );
}
