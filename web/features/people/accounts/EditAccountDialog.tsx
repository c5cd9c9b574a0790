import { Account } from "#schema/people/accounts/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { keepLabel } from "#web/features/bookings/shared/conflicts/conflicting-bookings.ts";
import { useKeepConflicts } from "#web/features/bookings/shared/conflicts/use-keep-conflicts.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { useStaleForm, type Edition } from "#web/ui/form/use-stale-form.ts";
import { Note } from "#web/ui/state/Note.tsx";
import {
  ACCOUNT_ANSWERS,
  AccountForm,
  accountFormValues,
  type AccountFormSent,
  type AccountFormValues,
} from "./account-form.ts";
import { AccountFields } from "./AccountFields.tsx";
import type { AccountRowFragment } from "./accounts.generated.ts";
import { LessonsToCome } from "./LessonsToCome.tsx";

interface EditAccountDialogProps {
  account: AccountRowFragment;
  /** `seen` is what is being changed. */
  onSave: (sent: AccountFormSent, seen: Edition<AccountFormValues>, keepBookings: boolean) => Promise<void>;
  onClose: () => void;
}

/**
 * Edits a person's details and roles. Before a coach loses that role, their upcoming lessons are listed; saving again keeps
 * them.
 */
export function EditAccountDialog({ account, onSave, onClose }: EditAccountDialogProps) {
  const { listed, toKeep, attempt } = useKeepConflicts(account.id);
  const opened = accountFormValues(account);
  const stale = useStaleForm(ACCOUNT_ANSWERS, { values: opened, version: account.version });
  return (
    <FormDialog<AccountFormValues, AccountFormSent>
      title={`Edit ${account.name}`}
      schema={AccountForm}
      defaultValues={opened}
      submitLabel={toKeep.length > 0 ? keepLabel(toKeep) : "Save account"}
      onSubmit={async (sent, form) => {
        const seen = { values: stale.before, version: stale.version };
        return saveOrMeet(
          Account,
          () => attempt(form, (keep) => onSave(sent, seen, keep)),
          (theirs) => stale.meet(form, { values: accountFormValues(theirs), version: theirs.version }),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <AccountFields
            control={form.control}
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
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this account" /> : null}
        </>
      )}
    </FormDialog>
  );
}
