import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import {
  CANCELLATION_REASONS,
  CancellationReason,
  LONGEST_CANCEL_NOTE,
} from "#schema/bookings/bookings/cancellation.ts";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";

/** Why something is cancelled; empty if no reason was given. */
export interface CancelWhy {
  reason?: CancellationReason;
  note?: string;
}

const OPTIONS = CancellationReason.options.map((value) => ({ value, label: CANCELLATION_REASONS[value] }));

/** Asks for a reason from a short list, and for a note once one is chosen. */
export function CancelReason({ onChange }: { onChange: (why: CancelWhy) => void }) {
  const [why, setWhy] = useState<CancelWhy>({});
  const change = (next: CancelWhy) => {
    setWhy(next);
    onChange(next);
  };
  const choose = (value: string) => {
    const { data } = CancellationReason.safeParse(value);
    change(data ? { ...why, reason: data } : {});
  };
  const write = ({ note: _note, ...rest }: CancelWhy, note: string) =>
    change(note.trim() === "" ? rest : { ...rest, note });
  return (
    <Stack>
      <FormField label="Reason">
        {(control) => (
          <PlainSelect
            {...control}
            options={OPTIONS}
            placeholder="No reason given"
            value={why.reason ?? ""}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </FormField>
      {why.reason ? (
        <FormField label="Note for the venue (optional)">
          {(control) => (
            <OutlinedInput
              inputProps={{ ...control, maxLength: LONGEST_CANCEL_NOTE }}
              fullWidth
              value={why.note ?? ""}
              onChange={(event) => write(why, event.target.value)}
            />
          )}
        </FormField>
      ) : null}
    </Stack>
  );
}
