import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { TwoFactorCodeInput } from "#schema/people/sign-in/two-factor-models.ts";
import { CodeInput } from "#web/session/sign-in/CodeInput.tsx";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { useStartTwoFactorMutation, type AppSecretFragment } from "./account.generated.ts";

const WithoutCode = z.object({ code: z.literal("") });

interface BeginTwoFactorProps {
  /** An app is set up already: replacing it requires one of its codes. */
  isReplacing: boolean;
  onSecret: (secret: AppSecretFragment) => void;
}

export function BeginTwoFactor({ isReplacing, onSecret }: BeginTwoFactorProps) {
  const [start] = useStartTwoFactorMutation();
  const form = useForm({
    resolver: zodResolver(isReplacing ? TwoFactorCodeInput : WithoutCode),
    defaultValues: { code: "" },
  });
  const send = async ({ code }: { code: string }) => {
    const { data } = await start({ variables: { input: isReplacing ? { code } : {} } });
    if (data?.startTwoFactor) onSecret(data.startTwoFactor);
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {isReplacing
          ? "Your current app keeps working until you confirm the new one."
          : "You need an authenticator app: your password manager’s, Google’s, Microsoft’s or any other."}{" "}
        You scan a QR code with it, type the code that it shows, and get recovery codes for when the phone is not at
        hand.
      </p>
      {isReplacing ? (
        <CodeInput
          control={form.control}
          name="code"
          label="Code from your current app"
          help="Or one of your recovery codes."
        />
      ) : null}
      <FormErrors form={form} problem={problem} />
      <div className="acts">
        <Button type="submit" variant="contained" loading={isSending}>
          Begin
        </Button>
      </div>
    </form>
  );
}
