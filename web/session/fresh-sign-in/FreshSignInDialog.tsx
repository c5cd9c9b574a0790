import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { ConfirmSignInInput } from "#schema/people/sign-in/fresh-sign-in-models.ts";
import type { SignInProof } from "#schema/shared/errors.ts";
import { useCompany } from "#web/tenant/company.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { PasswordInput } from "#web/ui/form/PasswordInput.tsx";
import { useConfirmSignInMutation } from "../session.generated.ts";
import { usePerson } from "../session.ts";
import { CodeInput } from "../sign-in/CodeInput.tsx";
import { goToGoogle } from "../sign-in/google-redirect.ts";
import { PasswordUsername } from "../sign-in/NewPasswordInput.tsx";

interface FreshSignInDialogProps {
  proof: SignInProof;
  onEnd: (isConfirmed: boolean) => void;
}

const { shape } = ConfirmSignInInput;
const WithPassword = z.object({ password: shape.password.unwrap() });
const WithCode = z.object({ code: shape.code.unwrap() });

/** Asks the person to confirm their sign-in, then continues the pending operation. */
export function FreshSignInDialog({ proof, onEnd }: FreshSignInDialogProps) {
  const [confirm] = useConfirmSignInMutation();
  const isConfirmed = useRef(false);
  const send = async (input: { password: string } | { code: string }) => {
    await confirm({ variables: { input } });
    isConfirmed.current = true;
  };
  const dialog = {
    title: "Confirm that it is you",
    submitLabel: "Confirm",
    onClose: () => onEnd(isConfirmed.current),
  };
  if (proof === "google") return <ByGoogle {...dialog} />;
  if (proof === "code") {
    return (
      <FormDialog {...dialog} schema={WithCode} defaultValues={{ code: "" }} onSubmit={send}>
        {({ control }) => (
          <>
            <p>
              Before you change who can sign in, or download data, we ask for a code. What you started then continues by
              itself.
            </p>
            <CodeInput
              control={control}
              name="code"
              label="Authentication code"
              help="The six digits in your authenticator app, or one of your recovery codes."
              autoFocus
            />
          </>
        )}
      </FormDialog>
    );
  }
  return (
    <FormDialog {...dialog} schema={WithPassword} defaultValues={{ password: "" }} onSubmit={send}>
      {({ control }) => (
        <>
          <p>
            Before you change who can sign in, or download data, we ask for your password again. What you started then
            continues automatically.
          </p>
          <Username />
          <PasswordInput
            control={control}
            name="password"
            label="Your password"
            autoComplete="current-password"
            autoFocus
          />
        </>
      )}
    </FormDialog>
  );
}

/** For password managers, which store a password by its account. */
function Username() {
  return <PasswordUsername email={usePerson().email} />;
}

/** The page is left and reloaded, so the pending operation must be started again. */
function ByGoogle(dialog: { title: string; onClose: () => void }) {
  const client = useApolloClient();
  const { id } = useCompany();
  const { pathname, search } = useLocation();
  const leave = async () => {
    await goToGoogle(client, id, `${pathname}${search}`);
    await new Promise(() => undefined);
  };
  return (
    <FormDialog
      {...dialog}
      schema={z.object({})}
      defaultValues={{}}
      submitLabel="Continue with Google"
      onSubmit={leave}
    >
      {() => (
        <p>
          Before you change who can sign in, or download data, we ask you to sign in with Google again. You come back to
          this page and start once more.
        </p>
      )}
    </FormDialog>
  );
}
