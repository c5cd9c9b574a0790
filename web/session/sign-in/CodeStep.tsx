import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { TwoFactorCodeInput } from "#schema/people/sign-in/two-factor-models.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { SignInError, useSession, type SecondStep } from "../session.ts";
import { AuthButton, AuthError, AuthForm } from "./AuthForm.tsx";
import { CodeInput } from "./CodeInput.tsx";
import { useBackOff } from "./use-back-off.ts";

interface CodeStepProps {
  step: SecondStep;
  /** Returns to the password step: another account, or the time is up. */
  onBack: () => void;
}

/** Second step of a sign-in: the app's code, or a recovery code. */
export function CodeStep({ step, onBack }: CodeStepProps) {
  const { completeSignIn } = useSession();
  const backOff = useBackOff();
  const [isOver, setIsOver] = useState(false);
  const form = useForm({ resolver: zodResolver(TwoFactorCodeInput), defaultValues: { code: "" } });

  const send = async ({ code }: { code: string }): Promise<FormRefusal | void> => {
    try {
      await completeSignIn(step, code);
    } catch (error) {
      if (backOff.noteRefusal(error)) return {};
      if (faultOf(error).code === "link_expired") setIsOver(true);
      if (error instanceof SignInError) return { message: error.message };
      throw error;
    }
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, stay);

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)} aria-label="Second step">
      <AuthError problem={problem} backOff={backOff} tooMany="wrong codes" />
      <CodeInput
        control={form.control}
        name="code"
        label="Authentication code"
        help="The six digits in your authenticator app, or one of your recovery codes."
        autoFocus
      />
      <AuthButton isSending={isSending} refusal={isOver ? "Start again with your password." : backOff.refusal}>
        Continue
      </AuthButton>
      <Button variant="text" onClick={onBack}>
        Back to password
      </Button>
    </AuthForm>
  );
}

function stay(): void {
  // The guards redirect as soon as somebody is signed in.
}
