import { ImpersonationReasonInput } from "#schema/people/impersonation/models.ts";
import { useSession } from "#web/session/session.ts";
import { AppTheme } from "#web/theme/AppTheme.tsx";
import { ConfirmProvider } from "#web/ui/dialog/ConfirmProvider.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useGiveImpersonationReasonMutation } from "./impersonation.generated.ts";

/** Asks for the reason before making changes while impersonating; recorded in the audit log. */
export function ReasonDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [give] = useGiveImpersonationReasonMutation();
  const { renew } = useSession();
  const save = async (input: ImpersonationReasonInput) => {
    await give({ variables: { input } });
    await renew();
  };
  return (
    // The booking page provides neither the theme nor a ConfirmProvider.
    <AppTheme>
      <ConfirmProvider>
        <FormDialog
          title={`Change something for ${name}`}
          schema={ImpersonationReasonInput}
          defaultValues={{ reason: "" }}
          submitLabel="Go on"
          onSubmit={save}
          onClose={onClose}
        >
          {({ control }) => (
            <TextInput
              control={control}
              name="reason"
              label="Reason"
              maxLength={300}
              help="Recorded in the audit log, with both names, beside everything you change."
            />
          )}
        </FormDialog>
      </ConfirmProvider>
    </AppTheme>
  );
}
