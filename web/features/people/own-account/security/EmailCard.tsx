import Button from "@mui/material/Button";
import { useState } from "react";
import { RequestEmailChangeInput } from "#schema/people/sign-in/email-models.ts";
import { usePerson } from "#web/session/session.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useRequestEmailChangeMutation } from "./account.generated.ts";

/** The sign-in address, with a form to change it. */
export function EmailCard() {
  const [isOpen, setIsOpen] = useState(false);
  const { email } = usePerson();
  return (
    <Card title="Email address">
      <p>You sign in as {email}.</p>
      <div className="acts">
        <Button onClick={() => setIsOpen(true)}>Change email address</Button>
      </div>
      {isOpen ? <ChangeEmailDialog onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [request] = useRequestEmailChangeMutation();
  const send = async (input: { email: string }) => {
    const { data } = await request({ variables: { input } });
    showToast({ message: data?.requestEmailChange?.message ?? "Look for a link in your mail", tone: "success" });
  };
  return (
    <FormDialog
      title="Change email address"
      schema={RequestEmailChangeInput}
      defaultValues={{ email: "" }}
      submitLabel="Email me a link"
      onSubmit={send}
      onClose={onClose}
    >
      {({ control }) => (
        <TextInput
          control={control}
          name="email"
          label="New email address"
          type="email"
          autoComplete="email"
          help="We email a link there. You sign in as before until you confirm it."
          autoFocus
        />
      )}
    </FormDialog>
  );
}
