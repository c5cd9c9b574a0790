import { useState } from "react";
import { KnownPerson, type AccountRole } from "#schema/people/accounts/models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { AccountForm, accountFormValues, type AccountFormSent } from "./account-form.ts";
import { AccountFields } from "./AccountFields.tsx";

interface InviteDialogProps {
  /** Roles that are preselected. */
  roles: readonly AccountRole[];
  onSave: (sent: AccountFormSent) => Promise<void>;
  onClose: () => void;
}

/** Invites a staff member. If the address belongs to a client or former colleague, asks for confirmation. */
export function InviteDialog({ roles, onSave, onClose }: InviteDialogProps) {
  const [known, setKnown] = useState<KnownPerson>();
  const save = async (sent: AccountFormSent): Promise<FormRefusal | void> => {
    try {
      await onSave(sent);
    } catch (error) {
      const person = knownPersonOf(error);
      setKnown(person);
      if (!person) throw error;
      return { message: "Confirm that it is the same person, or use another address." };
    }
  };
  return (
    <FormDialog
      title="Invite somebody"
      schema={AccountForm}
      defaultValues={accountFormValues(undefined, roles)}
      submitLabel="Send invitation"
      onSubmit={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <AccountFields
            control={control}
            emailHelp="They get a link there to choose a password. It works once, for 7 days."
          />
          {known ? (
            <div>
              <Note tone="amber" icon="person" role="status">
                {known.name} {known.known_as === "client" ? "is a client with" : "had an account with"} this address.
                The history stays with the person.
              </Note>
              <CheckboxInput control={control} name="same_person" label={`It is ${known.name}, the same person`} />
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

/** Returns the existing person if an invitation was refused because of them. */
function knownPersonOf(error: unknown): KnownPerson | undefined {
  const { code, current } = faultOf(error);
  return code === "invalid_state" ? KnownPerson.safeParse(current).data : undefined;
}
