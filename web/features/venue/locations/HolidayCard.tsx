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
import type { Holiday } from "./hours-draft.ts";

interface HolidayCardProps {
  holidays: readonly Holiday[];
  isReadOnly: boolean;
  write: (date: string) => string;
  onHolidays: (holidays: readonly Holiday[]) => void;
}

/** Dates on which the holiday hours replace those of the weekday. */
export function HolidayCard({ holidays, isReadOnly, write, onHolidays }: HolidayCardProps) {
  const add = (holiday: Holiday) =>
    onHolidays(
      [...holidays.filter(({ date }) => date !== holiday.date), holiday].toSorted((a, b) =>
        a.date.localeCompare(b.date),
      ),
    );
  return (
    <Card title="Holidays" note="Holiday hours apply on these dates">
      {holidays.length === 0 ? <CardNote>No holidays.</CardNote> : null}
      <Rows inset>
        {holidays.map(({ date, name }) => (
          <li key={date}>
            <span className="what">
              <b>{write(date)}</b>
              <small>{name}</small>
            </span>
            {isReadOnly ? null : (
              <IconButton
                aria-label={`Remove ${name}, ${write(date)}`}
                onClick={() => onHolidays(holidays.filter((holiday) => holiday.date !== date))}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </li>
        ))}
      </Rows>
      {isReadOnly ? null : <NewHoliday onAdd={add} />}
    </Card>
  );
}

function NewHoliday({ onAdd }: { onAdd: (holiday: Holiday) => void }) {
  const [date, setDate] = useState("");
  const [name, setName] = useState("");
  const [wasTried, setWasTried] = useState(false);
  useUnsavedEdits(date !== "" || name !== "");
  const dateError = wasTried && !isDate(date) ? "Choose the date." : undefined;
  const nameError = wasTried && name.trim() === "" ? "Name the holiday." : undefined;
  return (
    <DatedForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (!isDate(date) || name.trim() === "") return;
        onAdd({ date, name: name.trim() });
        setDate("");
        setName("");
        setWasTried(false);
      }}
    >
      <DayInput label="Date" date={date} onDate={setDate} error={dateError} />
      <FormField label="Holiday" error={nameError}>
        {(wiring) => (
          <OutlinedInput
            fullWidth
            inputProps={{ ...wiring, maxLength: 100 }}
            error={nameError !== undefined}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" startIcon={<Icon name="plus" />}>
        Add holiday
      </Button>
    </DatedForm>
  );
}
