import { type Control, useController } from "react-hook-form";
import { ClientSearch } from "../choices/ClientSearch.tsx";
import type { BookingFormValues } from "./booking-form.ts";

interface ClientPickerProps {
  control: Control<BookingFormValues>;
  /** Somebody who is no client: what was typed may be a name. */
  onGuest: (typed: string) => void;
}

/** Finds a client; the last entry books for a guest. */
export function ClientPicker({ control, onGuest }: ClientPickerProps) {
  const { field, fieldState } = useController({ control, name: "who" });
  return (
    <ClientSearch
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      onGuest={onGuest}
    />
  );
}
