import { useState } from "react";
import type { CoachLesson } from "#schema/coaches/schedule-models.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { AccountForm, type AccountFormSent, accountFormValues } from "./account-form.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";
import { lessonsToComeOf } from "./known-person.ts";
import { LessonsToCome } from "./LessonsToCome.tsx";
import { RolesField } from "./RolesField.tsx";

interface EditAccountDialogProps {
  account: AccountRowFragment;
  onSave: (sent: AccountFormSent, keepBookings: boolean) => Promise<void>;
  onClose: () => void;
}

/** Changes who somebody is here. Lessons to come are listed before a coach is none any more; saving again keeps them. */
export function EditAccountDialog({ account, onSave, onClose }: EditAccountDialogProps) {
  const [asked, setAsked] = useState<{ text: string; lessons: readonly CoachLesson[] }>();
  const save = async (sent: AccountFormSent): Promise<FormRefusal | void> => {
    const text = JSON.stringify(sent);
    try {
      await onSave(sent, asked?.text === text);
    } catch (error) {
      const lessons = lessonsToComeOf(error);
      setAsked(lessons && { text, lessons });
      if (!lessons) throw error;
      return { message: "Save again to leave these lessons as they are." };
    }
  };
  return (
    <FormDialog
      title={`Edit ${account.name}`}
      schema={AccountForm}
      defaultValues={accountFormValues(account)}
      submitLabel="Save account"
      onSubmit={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <FieldRow>
            <TextInput control={control} name="first_name" label="First name" autoComplete="off" maxLength={100} />
            <TextInput control={control} name="last_name" label="Last name" autoComplete="off" maxLength={100} />
          </FieldRow>
          <TextInput
            control={control}
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            help={
              account.status === "invited"
                ? "Another address gets a new invitation; the old link stops working."
                : "It signs in. Links mailed to the old address stop working."
            }
          />
          <RolesField control={control} />
          {asked ? (
            <Note tone="amber" icon="warning" role="status">
              {account.first_name} still has lessons to come:
              <LessonsToCome lessons={asked.lessons} />
            </Note>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
