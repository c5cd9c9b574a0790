import { z } from "zod";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useRemoveFromWaitlistMutation, type WaitingPersonFragment } from "./waiting-list.generated.ts";

const RemoveForm = z.object({ notify: z.boolean() });

/** Takes a person off the waiting list, with or without an email to them. */
export function RemovePersonDialog({ person, onClose }: { person: WaitingPersonFragment; onClose: () => void }) {
  const [remove] = useRemoveFromWaitlistMutation();
  const { id, version, name, email, status } = person;
  return (
    <FormDialog
      title={`Take ${name} off the waiting list?`}
      schema={RemoveForm}
      defaultValues={{ notify: email !== null }}
      submitLabel="Take off the list"
      giveUpLabel="Keep on the list"
      tone="danger"
      onSubmit={async ({ notify }) => {
        await remove({ variables: { id, version, notify } });
        showToast({ message: `${name} is off the waiting list`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {status === "offered" ? <p>The place held for them goes to the next person.</p> : null}
          {email === null ? (
            <p>They have no email address, so they are not told.</p>
          ) : (
            <CheckboxInput control={control} name="notify" label={`Email them at ${email}`} />
          )}
        </>
      )}
    </FormDialog>
  );
}
