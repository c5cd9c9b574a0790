import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import type { z } from "zod";
import { RegisterClientInput } from "#schema/people/registration/models.ts";
import { paths } from "#web/screen/paths.ts";
import { AuthButton, AuthError, AuthForm } from "#web/session/sign-in/AuthForm.tsx";
import { useBackOff } from "#web/session/sign-in/use-back-off.ts";
import { useCompany } from "#web/tenant/company.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { NEWS_CONSENT, OWN_FIRST_NAME, OWN_LAST_NAME, OWN_PHONE } from "#web/ui/form/person-inputs.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { AuthCard } from "../AuthCard.tsx";
import { useRegisterClientMutation } from "./registration.generated.ts";

/** Asks for registration details; the response does not reveal whether the address is known. */
export function RegisterScreen() {
  const { name } = useCompany();
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined) return <LookIntoMail answer={answer} onBack={() => setAnswer(undefined)} />;
  return (
    <AuthCard
      title="Create an account"
      under={`At ${name}. We’ll email you a link to choose your password. It works for one day.`}
    >
      <RegisterForm onAnswer={setAnswer} />
    </AuthCard>
  );
}

function LookIntoMail({ answer, onBack }: { answer: string; onBack: () => void }) {
  return (
    <AuthCard title="Check your email">
      <div className="acts">
        <Note tone="green" icon="mail" role="status">
          {answer}
        </Note>
        <p className="under">Nothing there? Check your junk folder, and that you typed the address correctly.</p>
        <Button size="large" onClick={onBack}>
          Try another address
        </Button>
        <Button component={Link} to={paths.login} variant="text">
          Back to sign in
        </Button>
      </div>
    </AuthCard>
  );
}

const EMPTY = { first_name: "", last_name: "", email: "", phone: "", agrees: false, agrees_to_marketing: false };

function RegisterForm({ onAnswer }: { onAnswer: (message: string) => void }) {
  const { name } = useCompany();
  const [register] = useRegisterClientMutation();
  const backOff = useBackOff();
  const form = useForm({ resolver: zodResolver(RegisterClientInput), defaultValues: EMPTY });
  const { control } = form;

  const send = async (values: z.infer<typeof RegisterClientInput>): Promise<FormRefusal | void> => {
    try {
      const input = { ...values, phone: values.phone || null };
      const { data } = await register({ variables: { input } });
      onAnswer(data?.registerClient?.message ?? "Look for a mail with a link, and follow it to choose your password.");
    } catch (error) {
      if (backOff.noteRefusal(error)) return {};
      throw error;
    }
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => undefined);
  const disagreement = form.formState.errors.agrees?.message;

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      <AuthError problem={problem} backOff={backOff} tooMany="accounts asked for" />
      <TextInput control={control} {...OWN_FIRST_NAME} />
      <TextInput control={control} {...OWN_LAST_NAME} />
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <TextInput control={control} {...OWN_PHONE} />
      <div>
        <CheckboxInput control={control} name="agrees" label={`${name} may keep these details for my bookings`} />
        {disagreement ? (
          <FormHelperText error role="alert">
            {disagreement}
          </FormHelperText>
        ) : null}
      </div>
      <CheckboxInput control={control} name="agrees_to_marketing" label={NEWS_CONSENT} />
      <AuthButton isSending={isSending} refusal={backOff.refusal}>
        Create account
      </AuthButton>
      <Button component={Link} to={paths.login} variant="text">
        Back to sign in
      </Button>
    </AuthForm>
  );
}
