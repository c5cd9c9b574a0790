import { zodResolver } from "@hookform/resolvers/zod";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { TwoFactorCodeInput } from "#schema/people/sign-in/two-factor-models.ts";
import { CodeInput } from "#web/session/sign-in/CodeInput.tsx";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { QrCode } from "#web/ui/text/QrCode.tsx";
import { useConfirmTwoFactorMutation, type AppSecretFragment } from "./account.generated.ts";

interface ConfirmAppProps {
  secret: AppSecretFragment;
  onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret as a QR code and as text, and asks for a code that proves the app has it. */
export function ConfirmApp({ secret: { secret, uri }, onCodes }: ConfirmAppProps) {
  const [confirm] = useConfirmTwoFactorMutation();
  const form = useForm({ resolver: zodResolver(TwoFactorCodeInput), defaultValues: { code: "" } });
  const send = async (input: { code: string }) => {
    const { data } = await confirm({ variables: { input } });
    onCodes(data?.confirmTwoFactor?.codes ?? []);
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="qr">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div>
          <p>
            No camera, or on the same phone? Open the app with <a href={uri}>this link</a>, or type in this key:
          </p>
          <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </div>
      </div>
      <CodeInput
        control={form.control}
        name="code"
        label="Authentication code"
        help="Six digits. The app shows a new code every 30 seconds."
      />
      <FormErrors form={form} problem={problem} />
      <div className="acts">
        <Button type="submit" variant="contained" loading={isSending}>
          Turn on
        </Button>
      </div>
    </form>
  );
}
