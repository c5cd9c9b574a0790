import { DisableTwoFactorInput } from "#schema/people/sign-in/two-factor-models.ts";
import { CodeInput } from "#web/session/sign-in/CodeInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { PasswordInput } from "#web/ui/form/PasswordInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useDisableTwoFactorMutation } from "./account.generated.ts";

/** Requires password and code, so that access to an unlocked screen is not enough. */
export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [disable] = useDisableTwoFactorMutation();
  const send = async (input: { current_password: string; code: string }) => {
    await disable({ variables: { input } });
    showToast({ message: "Two-factor sign-in is off", tone: "success" });
  };
  return (
    <FormDialog
      title="Turn off two-factor sign-in"
      schema={DisableTwoFactorInput}
      defaultValues={{ current_password: "", code: "" }}
      submitLabel="Turn off"
      tone="danger"
      onSubmit={send}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>You will sign in with your password alone, and your recovery codes will stop working.</p>
          <PasswordInput
            control={control}
            name="current_password"
            label="Your password"
            autoComplete="current-password"
          />
          <CodeInput control={control} name="code" label="Authentication code" help="Or one of your recovery codes." />
        </>
      )}
    </FormDialog>
  );
}
