import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { z } from "zod";
import { NewPassword } from "#schema/people/sign-in/password-models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { AuthButton, AuthError, AuthForm } from "#web/session/sign-in/AuthForm.tsx";
import { NewPasswordInput } from "#web/session/sign-in/NewPasswordInput.tsx";
import { useSignOut } from "#web/session/use-sign-out.ts";
import { useCompany } from "#web/tenant/company.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { AuthCard } from "../AuthCard.tsx";
import { useMailedToken } from "../use-mailed-token.ts";
import { useConfirmRegistrationMutation } from "./registration.generated.ts";

/** The target of a registration link: setting the first password creates the account. */
export function ConfirmRegistrationScreen() {
  const { name } = useCompany();
  const token = useMailedToken();
  const [isSpent, setIsSpent] = useState(false);
  if (isSpent || token === "") return <SpentLink />;
  return (
    <AuthCard
      title={`Welcome to ${name}`}
      under="Choose the password that you sign in with. Then your account is ready."
    >
      <PasswordForm token={token} onSpent={() => setIsSpent(true)} />
    </AuthCard>
  );
}

const Form = z.object({ password: NewPassword });
const SPENT: readonly unknown[] = ["link_expired", "bad_argument"];

function PasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const navigate = useNavigate();
  const { session, signIn } = useSession();
  const signOut = useSignOut();
  const inThisBrowser = session.status === "signed_in" ? session.person : undefined;
  const [confirm] = useConfirmRegistrationMutation();
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { password: "" } });

  const send = async ({ password }: z.infer<typeof Form>): Promise<FormRefusal | void> => {
    try {
      const { data } = await confirm({ variables: { input: { token, password } } });
      const done = data?.confirmRegistration;
      if (inThisBrowser) await signOut();
      else if (done) await signIn({ email: done.email, password }).catch(() => undefined);
      if (done) showToast({ message: done.message, tone: "success" });
    } catch (error) {
      if (!SPENT.includes(faultOf(error).code)) throw error;
      onSpent();
      return {};
    }
  };
  // Signed in by now: the sign-in page redirects to the right screen.
  const { submit, isSending, problem } = useFormSubmit(form, send, () => void navigate(paths.login, { replace: true }));

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      <AuthError problem={problem} />
      {inThisBrowser ? (
        <Note tone="blue" icon="person">
          {inThisBrowser.name} is signed in here and will be signed out when you create this account.
        </Note>
      ) : null}
      <NewPasswordInput control={form.control} name="password" />
      <AuthButton isSending={isSending}>Create account</AuthButton>
    </AuthForm>
  );
}

function SpentLink() {
  return (
    <AuthCard title="This link no longer works">
      <div className="acts">
        <Note tone="amber" icon="clock">
          It was already used or has expired. If you have an account, sign in with it.
        </Note>
        <Button component={Link} to={paths.register} variant="contained" size="xl">
          Create an account
        </Button>
        <Button component={Link} to={paths.login} variant="text">
          Sign in
        </Button>
      </div>
    </AuthCard>
  );
}
