import { movePath } from "#web/app/paths.ts";
import { styled } from "@mui/material/styles";
import { ConflictingBookings } from "#web/bookings/conflicts/ConflictingBookings.tsx";
import { keepLabel } from "#web/bookings/conflicts/conflicting-bookings.ts";
import { useKeepConflicts } from "#web/bookings/conflicts/use-keep-conflicts.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { PictureField } from "#web/pictures/PictureField.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { CoachForm, type CoachFormSent, type CoachFormValues, coachFormValues, placeKey } from "./coach-form.ts";
import { type CoachRowFragment, useUpdateCoachMutation } from "./coaches.generated.ts";

const MODES = [
  { value: "weekly", label: "Every week, with dates that differ" },
  { value: "dates", label: "Named dates only" },
] as const;

interface CoachDialogProps {
  coach: CoachRowFragment;
  venues: readonly Venue[];
  onClose: () => void;
}

/** Edits a coach's profile, locations and availability mode. */
export function CoachDialog({ coach, venues, onClose }: CoachDialogProps) {
  const [update] = useUpdateCoachMutation();
  const { listed, toKeep, look, attempt } = useKeepConflicts(coach.id);
  const [formats] = venues;
  const save = async (sent: CoachFormSent, keep_bookings: boolean) => {
    await update({ variables: { id: coach.id, input: { ...sent, keep_bookings, version: coach.version } } });
    showToast({ message: `${sent.first_name} ${sent.last_name} is saved`, tone: "success" });
  };
  return (
    <FormDialog<CoachFormValues, CoachFormSent>
      title={`Edit ${coach.name}`}
      schema={CoachForm}
      defaultValues={coachFormValues(coach, venues)}
      submitLabel={toKeep.length > 0 ? keepLabel(toKeep) : "Save coach"}
      onSubmit={(sent, form) => attempt(form, (keep) => save(sent, keep))}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <FieldRow>
            <TextInput control={control} name="first_name" label="First name" maxLength={100} />
            <TextInput control={control} name="last_name" label="Last name" maxLength={100} />
          </FieldRow>
          <TextInput control={control} name="phone" label="Phone" hint="optional" type="tel" maxLength={40} />
          <TextInput control={control} name="bio" label="For clients" hint="optional" lines={3} maxLength={1000} />
          <PictureField control={control} name="picture" purpose="coach" label="Portrait" shape="round" />
          <SelectInput control={control} name="availability_mode" label="Works" options={MODES} />
          <Places>
            <legend>Teaches at</legend>
            {venues.map(({ id, name }) => (
              <CheckboxInput key={id} control={control} name={`places.${placeKey(id)}`} label={name} />
            ))}
          </Places>
          {formats && listed.length > 0 ? (
            <ConflictingBookings bookings={listed} formats={formats} movePath={movePath} onResolved={look} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

const Places = styled("fieldset")({
  display: "grid",
  justifyItems: "start",
  margin: 0,
  padding: 0,
  border: 0,
  "& legend": { padding: 0, fontSize: 13, lineHeight: "20px", fontWeight: 500 },
});
