import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { LoginInput } from "#schema/auth/models.ts";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { SignInError, useSession } from "./session.ts";

/** E-mail and password. What happens after is the guards' business: the session changes. */
export function SignInForm() {
  const { signIn } = useSession();
  const [isShown, setIsShown] = useState(false);
  const form = useForm({ resolver: zodResolver(LoginInput), defaultValues: { email: "", password: "" } });

  const send = async ({ email, password }: { email: string; password: string }): Promise<FormRefusal | void> => {
    try {
      await signIn(email, password);
    } catch (error) {
      return error instanceof SignInError ? { message: error.message } : refusalOf(error);
    }
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, stay);
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {problem ? (
        <Note tone="red" icon="warning" role="alert">
          {problem}
        </Note>
      ) : null}
      <TextInput
        control={form.control}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <TextInput
        control={form.control}
        name="password"
        label="Password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        after={
          <Button
            variant="text"
            size="small"
            sx={{ mr: "-6px" }}
            aria-pressed={isShown}
            aria-label={isShown ? "Hide password" : "Show password"}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </Button>
        }
      />
      <Button type="submit" variant="contained" size="xl" fullWidth loading={isSending}>
        Sign in
      </Button>
    </Form>
  );
}

function stay(): void {
  // The guards lead on as soon as somebody is signed in.
}

const Form = styled("form")({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  marginTop: 24,
  "& .MuiOutlinedInput-root": { minHeight: 44 },
  "& .MuiButton-sizeXl": { marginTop: 4 },
});
