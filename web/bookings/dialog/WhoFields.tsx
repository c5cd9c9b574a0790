import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type Control, useController, type UseFormReturn, useWatch } from "react-hook-form";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import type { BookingFormValues } from "./booking-form.ts";
import { ClientSearch } from "../choices/ClientSearch.tsx";

/** A client of the company, or a guest with whatever details they give. */
export function WhoFields({ form }: { form: UseFormReturn<BookingFormValues> }) {
  const { control, setValue, setFocus } = form;
  const who = useWatch({ control, name: "who" });
  if (who?.kind !== "guest") {
    return (
      <ClientPicker
        control={control}
        onGuest={(typed) => {
          const [first = "", ...rest] = typed.split(" ").filter(Boolean);
          setValue("guest.first_name", first);
          setValue("guest.last_name", rest.join(" "));
          // The field is rendered by the next render.
          setTimeout(() => setFocus("guest.first_name"));
        }}
      />
    );
  }
  return (
    <Guest aria-label="Guest">
      <FieldRow>
        <TextInput control={control} name="guest.first_name" label="First name" autoComplete="off" />
        <TextInput control={control} name="guest.last_name" label="Last name" hint="optional" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextInput control={control} name="guest.email" label="Email" hint="for the confirmation" type="email" />
        <TextInput control={control} name="guest.phone" label="Phone" hint="optional" type="tel" />
      </FieldRow>
      <Button variant="text" size="small" onClick={() => setValue("who", null)}>
        Choose a client instead
      </Button>
    </Guest>
  );
}

interface ClientPickerProps {
  control: Control<BookingFormValues>;
  /** Called for somebody who is not a client; the typed text may be a name. */
  onGuest: (typed: string) => void;
}

/** Finds a client; the last entry books for a guest. */
function ClientPicker({ control, onGuest }: ClientPickerProps) {
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

const Guest = styled("section")({
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  gap: 12,
  "& > button": { alignSelf: "flex-start", marginLeft: -10 },
});
