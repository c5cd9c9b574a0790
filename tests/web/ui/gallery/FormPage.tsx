import { useState } from "react";
import { z } from "zod";
import { fixedClock } from "#web/time/wall-clock.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { TimeField } from "#web/ui/date/TimeField.tsx";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";

const VANCOUVER = { timezone: "America/Vancouver", ...fixedClock("-07:00") };

const BookingForm = z.object({
  name: z.string().min(1, "Who is it for?"),
  service: z.string().min(1, "Choose a service"),
  date: z.iso.date("Choose a day"),
  time: z.string().min(1, "Choose a time"),
  note: z.string(),
  repeat: z.boolean(),
});

/** A form dialog whose "server" refuses one field. */
export function FormPage() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <p>Closed</p>;
  return (
    <FormDialog
      title="New booking"
      note="Times in Vancouver, UTC−7. You are in Toronto, 3 h ahead."
      schema={BookingForm}
      defaultValues={{ name: "", service: "", date: "2027-05-11", time: "19:00", note: "", repeat: true }}
      submitLabel="Book 5 lessons"
      onSubmit={async () => ({ fields: { time: "The venue opens at 9:00 on Tuesdays" } })}
      onClose={() => setIsOpen(false)}
      aside={() => <p>Free at 19:00</p>}
    >
      {({ control }) => (
        <>
          <TextInput control={control} name="name" label="Client" />
          <SelectInput
            control={control}
            name="service"
            label="Service"
            placeholder="Choose…"
            options={[{ value: "lesson", label: "Lesson with coach" }]}
          />
          <FieldRow>
            <DateField
              control={control}
              name="date"
              label="Date"
              formats={{ locale: "en-CA", dateformat: "D MMM YYYY" }}
            />
            <TimeField control={control} name="time" label="Starts" venue={VANCOUVER} />
          </FieldRow>
          <CheckboxInput control={control} name="repeat" label="Repeat" look="switch" />
          <TextInput
            control={control}
            name="note"
            label="Note"
            hint="optional"
            lines={3}
            placeholder="Seen by staff and the coach, not by the client"
          />
        </>
      )}
    </FormDialog>
  );
}
