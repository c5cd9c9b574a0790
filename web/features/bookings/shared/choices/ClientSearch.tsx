import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useState, type Ref } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { explain } from "#web/apollo/explain-fault.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { useDebouncedText } from "#web/ui/form/use-debounced-text.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { useClientSearchQuery } from "./choices.generated.ts";

export interface FoundClient {
  kind: "client";
  id: number;
  name: string;
  reach: string;
}

interface ReachedClient {
  id: number;
  name: string;
  email: string | null;
  contact_email: string | null;
  phone: string | null;
}

export function foundClient({ id, name, email, contact_email, phone }: ReachedClient): FoundClient {
  return { kind: "client", id, name, reach: [email ?? contact_email, phone].filter(Boolean).join(", ") };
}

const GUEST = { kind: "guest" } as const;
type Choice = FoundClient | typeof GUEST;

interface ClientSearchProps {
  label?: string;
  hint?: string;
  placeholder?: string;
  value: Choice | null;
  onChange: (chosen: Choice | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  /** Adds a last entry for somebody who is not a client; receives the typed text, which may be a name. */
  onGuest?: (typed: string) => void;
  /** Accepts the typed text as it stands, as a name: receives each change of it. */
  onTyped?: (typed: string) => void;
}

interface ClientInputProps<Values extends FieldValues, Sent> extends Pick<ClientSearchProps, "onGuest"> {
  control: Control<Values, unknown, Sent>;
  name: FieldPath<Values>;
}

/** The field of a form that finds a client; shows the schema's message as its error. */
export function ClientInput<Values extends FieldValues, Sent = Values>(props: ClientInputProps<Values, Sent>) {
  const { control, name, ...search } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <ClientSearch
      {...search}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** A search that failed has found nobody, which is not to say that there is nobody. */
function noClient({ error }: { error?: unknown }): string {
  return error ? `The clients did not load. ${explain(error).message}` : "No client matches";
}

/** Finds a client by name, email address or phone number. */
export function ClientSearch(props: ClientSearchProps) {
  const { label = "Client", hint, placeholder = "Name, email or phone" } = props;
  const { value, onChange, onBlur, inputRef, error, onGuest, onTyped } = props;
  const [typed, setTyped] = useState("");
  const search = useDebouncedText(typed.trim());
  const query = useClientSearchQuery({ variables: { search }, skip: search === "" });
  const { data, previousData, loading } = query;
  const found = search === "" ? [] : ((data ?? previousData)?.clients?.data ?? []);
  const options: Choice[] = [...found.map(foundClient), ...(onGuest ? [GUEST] : [])];
  return (
    <FormField label={label} hint={hint} error={error}>
      {(wiring) => (
        <Autocomplete<Choice, false, false, boolean>
          id={wiring.id}
          freeSolo={onTyped !== undefined}
          options={options}
          // The server has already filtered.
          filterOptions={(all) => all}
          loading={loading}
          noOptionsText={search === "" ? "Type a name" : noClient(query)}
          // As the text itself where it counts: a value of null would clear it.
          value={onTyped ? (value ?? typed) : value}
          inputValue={typed}
          onInputChange={(_event, text) => {
            setTyped(text);
            onTyped?.(text);
          }}
          getOptionLabel={nameOf}
          getOptionKey={(who) => (typeof who !== "string" && who.kind === "client" ? who.id : "guest")}
          isOptionEqualToValue={isSameClient}
          onChange={(_event, who) => {
            if (typeof who === "string") return;
            onChange(who);
            if (who?.kind === "guest") onGuest?.(typed.trim());
          }}
          onBlur={onBlur}
          popupIcon={null}
          // Rendered inside the dialog, where the focus and the screen reader are.
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
              error={error !== undefined}
              inputRef={inputRef}
              autoFocus
              placeholder={placeholder}
              endAdornment={slotProps.input.endAdornment}
              inputProps={{ ...slotProps.htmlInput, ...wiring }}
            />
          )}
        />
      )}
    </FormField>
  );
}

function nameOf(who: Choice | string): string {
  if (typeof who === "string") return who;
  return who.kind === "client" ? who.name : "";
}

function isSameClient(a: Choice | string, b: Choice | string): boolean {
  if (typeof a === "string" || typeof b === "string") return false;
  return a.kind === "client" && b.kind === "client" && a.id === b.id;
}

const Entry = styled("li")({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: 13,
  "& b": { fontWeight: 500 },
  "& small": { flex: 1, minWidth: 0, textAlign: "right", color: "var(--text-3)" },
});
