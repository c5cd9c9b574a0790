import { keepLabel } from "#web/bookings/conflicts/conflicting-bookings.ts";
import { useKeepConflicts } from "#web/bookings/conflicts/use-keep-conflicts.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { AccountForm, type AccountFormSent, accountFormValues } from "./account-form.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";
import { AccountFields } from "./AccountFields.tsx";
import { LessonsToCome } from "./LessonsToCome.tsx";

interface EditAccountDialogProps {
  account: AccountRowFragment;
  onSave: (sent: AccountFormSent, keepBookings: boolean) => Promise<void>;
  onClose: () => void;
}

/**
 * Edits a person's details and roles. Before a coach loses that role, their upcoming lessons are listed; saving again keeps
 * them.
 */
export function EditAccountDialog({ account, onSave, onClose }: EditAccountDialogProps) {
  const { listed, toKeep, attempt } = useKeepConflicts(account.id);
  return (
    <FormDialog
      title={`Edit ${account.name}`}
      schema={AccountForm}
      defaultValues={accountFormValues(account)}
      submitLabel={toKeep.length > 0 ? keepLabel(toKeep) : "Save account"}
      onSubmit={(sent, form) => attempt(form, (keep) => onSave(sent, keep))}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <AccountFields
            control={control}
            emailHelp={
              account.status === "invited"
                ? "Another address gets a new invitation; the old link stops working."
                : "It signs in. A new one is confirmed by a link that we email there; until then the old one signs in."
            }
          />
          {listed.length > 0 ? (
            <Note tone="amber" icon="warning" role="status">
              {account.first_name} still has lessons to come:
              <LessonsToCome lessons={listed} />
            </Note>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
