import { useWatch } from "react-hook-form";
import { keepLabel } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { ConflictingBookings } from "#web/features/bookings/shared/conflicts/ConflictingBookings.tsx";
import { useKeepConflicts } from "#web/features/bookings/shared/conflicts/use-keep-conflicts.ts";
import { movePath } from "#web/screen/paths.ts";
import { useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { DateField } from "#web/ui/date/DateField.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { DatedForm, datedFormValues, type DatedFormSent, type DatedFormValues } from "./dated-form.ts";
import {
  useCreateCoachAvailabilityMutation,
  useUpdateCoachAvailabilityMutation,
  type CoachHoursRowFragment,
} from "./hours.generated.ts";

interface DatedDialogProps {
  coach: CoachRowFragment;
  /** The row to change; undefined for a new one. */
  row?: CoachHoursRowFragment;
  /** The kind of a new row. */
  kind: "off" | "hours";
  places: readonly Venue[];
  formats: Venue;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

const KINDS = [
  { value: "off", label: "Day off" },
  { value: "hours", label: "Other hours" },
] as const;

/** Edits a date that deviates from the week. */
export function DatedDialog({ coach, row, kind, places, formats, onChanged, onClose }: DatedDialogProps) {
  const [create] = useCreateCoachAvailabilityMutation();
  const [update] = useUpdateCoachAvailabilityMutation();
  const { listed, toKeep, look, attempt } = useKeepConflicts(coach.id);
  const save = async (sent: DatedFormSent, keep_bookings: boolean) => {
    const input = { ...sent, keep_bookings };
    if (row) {
      const { id: availabilityId, version } = row;
      await update({ variables: { id: coach.id, availabilityId, input: { ...input, version } } });
    } else {
      await create({ variables: { id: coach.id, input } });
    }
    await onChanged();
    showToast({ message: `The hours of ${coach.first_name} are saved`, tone: "success" });
  };
  return (
    <FormDialog<DatedFormValues, DatedFormSent>
      title={row ? "Change a date" : "Time off or other hours"}
      schema={DatedForm}
      defaultValues={datedFormValues(row, kind, useVenueToday(formats))}
      submitLabel={toKeep.length > 0 ? keepLabel(toKeep) : "Save date"}
      onSubmit={(sent, form) => attempt(form, (keep) => save(sent, keep))}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <FieldRow>
            <DateField control={control} name="date" label="Date" formats={formats} />
            <SelectInput control={control} name="kind" label="Type" options={KINDS} />
          </FieldRow>
          <HoursFields control={control} places={places} />
          <TextInput control={control} name="note" label="Why" hint="optional, for staff" maxLength={200} />
          {listed.length > 0 ? (
            <ConflictingBookings bookings={listed} formats={formats} movePath={movePath} onResolved={look} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

type Control = Parameters<Parameters<typeof FormDialog<DatedFormValues, DatedFormSent>>[0]["children"]>[0]["control"];

/** Time and place, unless the day is off. */
function HoursFields({ control, places }: { control: Control; places: readonly Venue[] }) {
  if (useWatch({ control, name: "kind" }) === "off") return null;
  const options = places.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FieldRow>
      <TextInput
        control={control}
        name="starts"
        label="From"
        placeholder="9:00"
        help="They replace the usual hours of that date."
      />
      <TextInput control={control} name="ends" label="Until" placeholder="17:00" />
      <SelectInput control={control} name="place" label="Where" placeholder="Any location" options={options} />
    </FieldRow>
  );
}
