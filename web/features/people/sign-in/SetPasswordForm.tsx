import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { NewPassword } from "#schema/people/sign-in/password-models.ts";
import { paths } from "#web/screen/paths.ts";
import { useSession } from "#web/session/session.ts";
import { AuthButton, AuthError, AuthForm } from "#web/session/sign-in/AuthForm.tsx";
import { NewPasswordInput, PasswordUsername } from "#web/session/sign-in/NewPasswordInput.tsx";
import { useSignOut } from "#web/session/use-sign-out.ts";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useResetPasswordMutation } from "./passwords.generated.ts";

const Form = z.object({ password: NewPassword });

interface SetPasswordFormProps {
  token: string;
  isInvited: boolean;
  /** For the browser's password manager. */
  email: string | null;
}

export function SetPasswordForm({ token, isInvited, email }: SetPasswordFormProps) {
  const navigate = useNavigate();
  const { session } = useSession();
  const signOut = useSignOut();
  const inThisBrowser = session.status === "signed_in" ? session.person : undefined;
  const [reset] = useResetPasswordMutation();
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { password: "" } });

  const send = async ({ password }: z.infer<typeof Form>) => {
    const { data } = await reset({ variables: { input: { token, password } } });
    showToast({ message: data?.resetPassword?.message ?? "Password reset successfully!", tone: "success" });
    if (inThisBrowser) await signOut();
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => void navigate(paths.login, { replace: true }));

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      <AuthError problem={problem} />
      {inThisBrowser && inThisBrowser.email !== email ? (
        <Note tone="blue" icon="person">
          {inThisBrowser.name} is signed in here and will be signed out when you set this password.
        </Note>
      ) : null}
      <PasswordUsername email={email} />
      <NewPasswordInput control={form.control} name="password" />
      <AuthButton isSending={isSending}>{isInvited ? "Set password" : "Set new password"}</AuthButton>
      {isInvited ? null : <p className="under">You will be signed out on your other devices.</p>}
    </AuthForm>
  );
}
