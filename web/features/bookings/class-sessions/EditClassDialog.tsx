import { useMemo, useState } from "react";
import { Controller, useWatch, type Control } from "react-hook-form";
import { z } from "zod";
import { EditScope } from "#schema/bookings/bookings/series-models.ts";
import { typedMoney } from "#schema/shared/typed-money.ts";
import type { UpdateClassSessionInput } from "#web/apollo/schema-types.generated.ts";
import { ScopeCards } from "#web/features/bookings/shared/weekly/ScopeCards.tsx";
import { useCompany } from "#web/tenant/company.ts";
import { timesNote, type Venue } from "#web/tenant/venue.ts";
import { minutesBetween, wallTimeOf } from "#web/time/wall-clock.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { heldFields } from "./class-form.ts";
import type { ClassDetailsFragment } from "./class-sessions.generated.ts";
import { PlaceFields, SeatFields, TimeFields, type HeldValues } from "./HeldFields.tsx";
import { useClassChanges } from "./use-class-changes.ts";

interface EditClassDialogProps {
  one: ClassDetailsFragment;
  venue: Venue;
  onClose: () => void;
}

const editForm = (currency: string) =>
  z.object({
    ...heldFields(currency),
    scope: EditScope,
    notify: z.boolean(),
    message: z.string().trim().max(1000, "Enter at most 1000 characters."),
  });
type EditValues = z.input<ReturnType<typeof editForm>>;
type EditSent = z.output<ReturnType<typeof editForm>>;

const SCOPES = EditScope.options;

/** Changes a class date, the following ones too, or all upcoming ones. Seats move with their class. */
export function EditClassDialog({ one: latest, venue, onClose }: EditClassDialogProps) {
  // As opened: compared with a later edition, what somebody else changed would count as changed here.
  const [one] = useState(latest);
  const { currency } = useCompany();
  const { update } = useClassChanges();
  const schema = useMemo(() => editForm(currency), [currency]);
  return (
    <FormDialog<EditValues, EditSent>
      title={`Edit ${one.name}`}
      note={timesNote(venue, wallTimeOf(one.local_start).date)}
      schema={schema}
      defaultValues={editValues(one)}
      submitLabel="Save class"
      onSubmit={(sent) => update(one, changesOf(schema.parse(editValues(one)), sent, one.version))}
      onClose={onClose}
    >
      {({ control }) => {
        // The fields shared with scheduling a class.
        const held = control as unknown as Control<HeldValues, unknown, HeldValues>;
        return (
          <>
            {one.series_id === null ? null : (
              <Controller
                control={control}
                name="scope"
                render={({ field }) => (
                  <ScopeCards label="Change" scopes={SCOPES} value={field.value} onChange={field.onChange} />
                )}
              />
            )}
            <PlaceFields control={held} venue={venue} />
            <TimeFields control={held} venue={venue} />
            <SeatFields control={held} currency={currency} />
            <NotifyFields control={control} before={editValues(one)} />
          </>
        );
      }}
    </FormDialog>
  );
}

interface NotifyFieldsProps {
  control: Control<EditValues, unknown, EditSent>;
  before: EditValues;
}

/** Offered once something is changed that concerns whoever has a seat. */
function NotifyFields({ control, before }: NotifyFieldsProps) {
  const told = useWatch({ control, name: TOLD });
  if (TOLD.every((field, index) => told[index] === before[field])) return null;
  return (
    <>
      <CheckboxInput control={control} name="notify" label="Mail everybody who has a seat or waits for one" />
      <TextInput control={control} name="message" label="Message" hint="optional, in the mail" lines={3} />
    </>
  );
}

function editValues(one: ClassDetailsFragment): EditValues {
  return {
    coach_id: String(one.coach_id ?? ""),
    resource_id: String(one.resource_id ?? ""),
    start: wallTimeOf(one.local_start).time,
    duration_minutes: String(minutesBetween(one.start_time, one.end_time)),
    capacity: String(one.capacity),
    price_amount: typedMoney(one.price.amount, one.price.currency),
    level: one.level ?? "",
    scope: "this",
    notify: one.attendees.length > 0,
    message: "",
  };
}

/** What the mail to whoever has a seat is about. */
const TOLD = ["coach_id", "start", "duration_minutes"] as const;
const HELD = [...TOLD, "resource_id", "capacity", "price_amount", "level"] as const;

/** Returns only the changed fields, so that the other dates of a series keep their own values. */
function changesOf(before: EditSent, after: EditSent, version: number): UpdateClassSessionInput {
  const changed = HELD.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]);
  const { scope } = after;
  const notify = after.notify && TOLD.some((field) => before[field] !== after[field]);
  return { version, scope, notify, message: (notify && after.message) || null, ...Object.fromEntries(changed) };
}
