import { fullName } from "#schema/shared/person-name.ts";
import { Coach } from "#schema/venue/coaches/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { keepLabel } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { ConflictingBookings } from "#web/features/bookings/shared/conflicts/ConflictingBookings.tsx";
import { useKeepConflicts } from "#web/features/bookings/shared/conflicts/use-keep-conflicts.ts";
import { PictureField } from "#web/features/venue/shared/pictures/PictureField.tsx";
import { movePath } from "#web/screen/paths.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { CheckboxGroup, FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  AVAILABILITY_MODES,
  coachAnswers,
  CoachForm,
  coachFormValues,
  placeKey,
  type CoachFormSent,
  type CoachFormValues,
} from "./coach-form.ts";
import { useUpdateCoachMutation, type CoachRowFragment } from "./coaches.generated.ts";

interface CoachDialogProps {
  coach: CoachRowFragment;
  venues: readonly Venue[];
  onClose: () => void;
}

/** Edits a coach's profile, locations and availability mode. */
export function CoachDialog({ coach, venues, onClose }: CoachDialogProps) {
  const [update] = useUpdateCoachMutation();
  const { listed, toKeep, look, attempt } = useKeepConflicts(coach.id);
  const opened = coachFormValues(coach, venues);
  const stale = useStaleForm(coachAnswers(venues), { values: opened, version: coach.version });
  const [formats] = venues;
  const save = async (sent: CoachFormSent, keep_bookings: boolean) => {
    await update({ variables: { id: coach.id, input: { ...sent, keep_bookings, version: stale.version } } });
    showToast({ message: `${fullName(sent)} is saved`, tone: "success" });
  };
  return (
    <FormDialog<CoachFormValues, CoachFormSent>
      title={`Edit ${coach.name}`}
      schema={CoachForm}
      defaultValues={opened}
      submitLabel={toKeep.length > 0 ? keepLabel(toKeep) : "Save coach"}
      onSubmit={async (sent, form) => {
        return saveOrMeet(
          Coach,
          () => attempt(form, (keep) => save(sent, keep)),
          (theirs) => stale.meet(form, { values: coachFormValues(theirs, venues), version: theirs.version }),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextInput control={form.control} name="first_name" label="First name" maxLength={100} />
            <TextInput control={form.control} name="last_name" label="Last name" hint="optional" maxLength={100} />
          </FieldRow>
          <TextInput control={form.control} name="phone" label="Phone" hint="optional" type="tel" maxLength={40} />
          <TextInput control={form.control} name="bio" label="For clients" hint="optional" lines={3} maxLength={1000} />
          <PictureField control={form.control} name="picture" purpose="coach" label="Portrait" shape="round" />
          <SelectInput control={form.control} name="availability_mode" label="Works" options={AVAILABILITY_MODES} />
          <CheckboxGroup>
            <legend>Teaches at</legend>
            {venues.map(({ id, name }) => (
              <CheckboxInput key={id} control={form.control} name={`places.${placeKey(id)}`} label={name} />
            ))}
          </CheckboxGroup>
          {formats && listed.length > 0 ? (
            <ConflictingBookings bookings={listed} formats={formats} movePath={movePath} onResolved={look} />
          ) : null}
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this coach" /> : null}
        </>
      )}
    </FormDialog>
  );
}
