import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { useClientSearchQuery } from "../choices/choices.generated.ts";
import type { BookingFormValues, Who } from "./booking-form.ts";

const SEARCH_DEBOUNCE_MS = 300;

interface ClientPickerProps {
  control: Control<BookingFormValues>;
  /** Somebody who is no client: what was typed may be a name. */
  onGuest: (typed: string) => void;
}

/** Finds a client by name, email address or telephone number; the last entry books for a guest. */
export function ClientPicker({ control, onGuest }: ClientPickerProps) {
  const { field, fieldState } = useController({ control, name: "who" });
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim());
  const { data, previousData, loading } = useClientSearchQuery({ variables: { search }, skip: search === "" });
  const found = search === "" ? [] : ((data ?? previousData)?.clients?.data ?? []);
  const options: Who[] = [
    ...found.map(({ id, name, email, contact_email, phone }) => ({
      kind: "client" as const,
      id,
      name,
      reach: [email ?? contact_email, phone].filter(Boolean).join(", "),
    })),
    { kind: "guest" },
  ];
  return (
    <FormField label="Client" error={fieldState.error?.message}>
      {(wiring) => (
        <Autocomplete<Who>
          id={wiring.id}
          options={options}
          // The server has filtered already.
          filterOptions={(all) => all}
          loading={loading}
          value={field.value}
          inputValue={typed}
          onInputChange={(_event, text) => setTyped(text)}
          getOptionLabel={(who) => (who.kind === "client" ? who.name : "")}
          getOptionKey={(who) => (who.kind === "client" ? who.id : "guest")}
          isOptionEqualToValue={(a, b) => a.kind === "client" && b.kind === "client" && a.id === b.id}
          onChange={(_event, who) => {
            field.onChange(who);
            if (who?.kind === "guest") onGuest(typed.trim());
          }}
          onBlur={field.onBlur}
          popupIcon={null}
          // Inside the dialog, where the focus and the screen reader are.
          disablePortal
          renderOption={({ key, ...item }, who) => (
            <Entry key={key} {...item}>
              {who.kind === "client" ? (
                <>
                  <b>{who.name}</b>
                  <small>{who.reach}</small>
                </>
              ) : (
                <>
                  <Icon name="person-add" />
                  <b>{typed.trim() === "" ? "Book for a guest" : `Book for a guest, “${typed.trim()}”`}</b>
                </>
              )}
            </Entry>
          )}
          renderInput={({ slotProps, disabled }) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              onMouseDown={slotProps.input.onMouseDown}
              fullWidth
              disabled={disabled}
              error={fieldState.invalid}
              inputRef={field.ref}
              autoFocus
              placeholder="Name, email or telephone"
              endAdornment={slotProps.input.endAdornment}
              inputProps={{ ...slotProps.htmlInput, ...wiring }}
            />
          )}
        />
      )}
    </FormField>
  );
}

/** A text once typing has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, SEARCH_DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

const Entry = styled("li")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: 13,
  "& b": { fontWeight: 500 },
  "& small": { flex: 1, minWidth: 0, textAlign: "right", color: "var(--text-3)", fontSize: 12 },
});
