import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { LoginInput } from "#schema/people/sign-in/models.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { PasswordInput } from "#web/ui/form/PasswordInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { SignInError, useSession, type SecondStep } from "../session.ts";
import { AuthButton, AuthError, AuthForm } from "./AuthForm.tsx";
import type { PendingSignIn } from "./pending-sign-in.ts";
import { useBackOff } from "./use-back-off.ts";

interface PasswordStepProps {
  /** The Google account that this sign-in links. */
  toLink?: PendingSignIn["to_link"];
  /** The address to start with. */
  email?: string;
  /** Shown next to the password. */
  help?: ReactNode;
  onSecondStep: (step: SecondStep) => void;
}

export function PasswordStep({ toLink, email = "", help, onSecondStep }: PasswordStepProps) {
  const { signIn } = useSession();
  const backOff = useBackOff();
  const form = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: toLink?.email ?? email, password: "" },
  });

  const send = async ({ email, password }: { email: string; password: string }): Promise<FormRefusal | void> => {
    try {
      const step = await signIn({ email, password, ...(toLink && { link_token: toLink.link_token }) });
      if (step) onSecondStep(step);
    } catch (error) {
      if (backOff.noteRefusal(error)) return {};
      if (error instanceof SignInError) return { message: error.message };
      throw error;
    }
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, stay);

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      {toLink ? (
        <Note tone="blue" icon="link">
          Sign in with your password once to link {toLink.email}. After that you can sign in with Google.
        </Note>
      ) : null}
      <AuthError problem={problem} backOff={backOff} tooMany="failed sign-ins" />
      <TextInput
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordInput
        control={form.control}
        name="password"
        label="Password"
        autoComplete="current-password"
        hint={help}
        autoFocus={email !== ""}
      />
      <AuthButton isSending={isSending} refusal={backOff.refusal}>
        Sign in
      </AuthButton>
    </AuthForm>
  );
}

function stay(): void {
  // The guards redirect as soon as somebody is signed in.
}
