import Button from "@mui/material/Button";
import { useState } from "react";
import { ChangePasswordInput } from "#schema/people/sign-in/password-models.ts";
import { usePerson } from "#web/session/session.ts";
import { NewPasswordInput, PasswordUsername } from "#web/session/sign-in/NewPasswordInput.tsx";
import { useFormatDate } from "#web/tenant/use-format-date.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { PasswordInput } from "#web/ui/form/PasswordInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useChangePasswordMutation, usePasswordAgeQuery } from "./account.generated.ts";

export function PasswordCard() {
  const [isOpen, setIsOpen] = useState(false);
  const formatDate = useFormatDate();
  const changedAt = usePasswordAgeQuery().data?.userProfile?.password_changed_at;
  return (
    <Card title="Password">
      <p>
        {changedAt ? `Changed ${formatDate(changedAt)}. ` : null}Changing it signs out your other devices. Forgotten it?
        Sign out and choose “Forgot password?”.
      </p>
      <div className="acts">
        <Button onClick={() => setIsOpen(true)}>Change password</Button>
      </div>
      {isOpen ? <ChangePasswordDialog onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { email } = usePerson();
  const [change] = useChangePasswordMutation();
  const send = async (input: { current_password: string; password: string }) => {
    const { data } = await change({ variables: { input } });
    showToast({ message: data?.changePassword?.message ?? "Your password has been changed", tone: "success" });
  };
  return (
    <FormDialog
      title="Change password"
      schema={ChangePasswordInput}
      defaultValues={{ current_password: "", password: "" }}
      submitLabel="Change password"
      onSubmit={send}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <PasswordUsername email={email} />
          <PasswordInput
            control={control}
            name="current_password"
            label="Current password"
            autoComplete="current-password"
          />
          <NewPasswordInput control={control} name="password" />
        </>
      )}
    </FormDialog>
  );
}
