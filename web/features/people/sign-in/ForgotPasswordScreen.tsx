import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { ForgotPasswordInput } from "#schema/people/sign-in/password-models.ts";
import { paths } from "#web/screen/paths.ts";
import { AuthButton, AuthError, AuthForm } from "#web/session/sign-in/AuthForm.tsx";
import { useBackOff } from "#web/session/sign-in/use-back-off.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { useForgotPasswordMutation } from "./passwords.generated.ts";

/** Asks for an address; the response does not reveal whether it is known. */
export function ForgotPasswordScreen() {
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined) {
    return (
      <AuthCard title="Check your email">
        <div className="acts">
          <Note tone="green" icon="mail" role="status">
            {answer}
          </Note>
          <p className="under">
            Nothing there? Check your junk folder, and that this is the address you signed up with.
          </p>
          <Button size="large" onClick={() => setAnswer(undefined)}>
            Try another address
          </Button>
          <Button component={Link} to={paths.login} variant="text">
            Back to sign in
          </Button>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Forgot your password?" under="We’ll email you a link to set a new one. It works for one hour.">
      <AddressForm onAnswer={setAnswer} />
    </AuthCard>
  );
}

function AddressForm({ onAnswer }: { onAnswer: (message: string) => void }) {
  const [forget] = useForgotPasswordMutation();
  const backOff = useBackOff();
  const form = useForm({ resolver: zodResolver(ForgotPasswordInput), defaultValues: { email: "" } });

  const send = async (input: { email: string }): Promise<FormRefusal | void> => {
    try {
      const { data } = await forget({ variables: { input } });
      onAnswer(data?.forgotPassword?.message ?? "If this address has an account here, a link is on its way.");
    } catch (error) {
      if (backOff.noteRefusal(error)) return {};
      throw error;
    }
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => undefined);

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      <AuthError problem={problem} backOff={backOff} tooMany="links requested" />
      <TextInput
        control={form.control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <AuthButton isSending={isSending} refusal={backOff.refusal}>
        Email me a link
      </AuthButton>
      <Button component={Link} to={paths.login} variant="text">
        Back to sign in
      </Button>
    </AuthForm>
  );
}
