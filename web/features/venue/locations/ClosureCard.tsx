import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import { isDate } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { DayInput } from "#web/ui/date/DayInput.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { DatedForm } from "./dated-card.ts";
import { closureDates, type Closure } from "./hours-draft.ts";

interface ClosureCardProps {
  closures: readonly Closure[];
  isReadOnly: boolean;
  write: (date: string) => string;
  onClosures: (closures: readonly Closure[]) => void;
}

/** Dates on which the whole location is closed, regardless of its hours. */
export function ClosureCard({ closures, isReadOnly, write, onClosures }: ClosureCardProps) {
  const add = (closure: Closure) =>
    onClosures([...closures, closure].toSorted((a, b) => a.from_date.localeCompare(b.from_date)));
  return (
    <Card title="Closures" note="Closed on these days">
      {closures.length === 0 ? <CardNote>No closures.</CardNote> : null}
      <Rows inset>
        {closures.map((closure) => (
          <li key={closure.from_date}>
            <span className="what">
              <b>{closureDates(closure, write)}</b>
              <small>{closure.name}</small>
            </span>
            {isReadOnly ? null : (
              <IconButton
                aria-label={`Remove ${closure.name}, ${closureDates(closure, write)}`}
                onClick={() => onClosures(closures.filter(({ from_date }) => from_date !== closure.from_date))}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </li>
        ))}
      </Rows>
      {isReadOnly ? null : <NewClosure closures={closures} onAdd={add} />}
    </Card>
  );
}

interface Typed {
  from: string;
  to: string;
  name: string;
}

const NOTHING_TYPED: Typed = { from: "", to: "", name: "" };

function NewClosure({ closures, onAdd }: { closures: readonly Closure[]; onAdd: (closure: Closure) => void }) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [wasTried, setWasTried] = useState(false);
  useUnsavedEdits(typed.from !== "" || typed.to !== "" || typed.name !== "");
  const faults = faultsOf(typed, closures);
  const shown = wasTried ? faults : {};
  const put = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  return (
    <DatedForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (Object.keys(faults).length > 0) return;
        onAdd({ from_date: typed.from, to_date: typed.to || typed.from, name: typed.name.trim() });
        setTyped(NOTHING_TYPED);
        setWasTried(false);
      }}
    >
      <DayInput label="First day" date={typed.from} error={shown.from} onDate={(from) => put({ from })} />
      <DayInput label="Last day" hint="optional" date={typed.to} error={shown.to} onDate={(to) => put({ to })} />
      <div className="wide">
        <FormField label="Why" error={shown.name}>
          {(wiring) => (
            <OutlinedInput
              fullWidth
              inputProps={{ ...wiring, maxLength: 100 }}
              error={shown.name !== undefined}
              value={typed.name}
              onChange={(event) => put({ name: event.target.value })}
            />
          )}
        </FormField>
      </div>
      <Button type="submit" startIcon={<Icon name="plus" />}>
        Add closure
      </Button>
    </DatedForm>
  );
}

/** Validation errors by field; a closure without a last day lasts one day. */
function faultsOf({ from, to, name }: Typed, closures: readonly Closure[]): Partial<Record<keyof Typed, string>> {
  const last = to || from;
  const isShared = closures.some(({ from_date, to_date }) => from_date <= last && from <= to_date);
  return {
    ...(isDate(from) ? {} : { from: "Choose the first day." }),
    ...(isDate(from) && isShared ? { from: "These days are closed already." } : {}),
    ...(to !== "" && (!isDate(to) || to < from) ? { to: "Choose a day on or after the first." } : {}),
    ...(name.trim() === "" ? { name: "Enter a reason for the closure." } : {}),
  };
}
