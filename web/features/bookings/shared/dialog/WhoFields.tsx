import Button from "@mui/material/Button";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";
import { ClientInput } from "../choices/ClientSearch.tsx";
import type { BookingFormValues } from "./booking-form.ts";

/** A client of the company, or a guest with whatever details they give. */
export function WhoFields({ form }: { form: UseFormReturn<BookingFormValues> }) {
  const { control, setValue, setFocus } = form;
  const who = useWatch({ control, name: "who" });
  if (who?.kind !== "guest") {
    return (
      <ClientInput
        control={control}
        name="who"
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
    <Stack as="section" aria-label="Guest">
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
    </Stack>
  );
}
