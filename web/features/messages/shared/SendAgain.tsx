import { attempt } from "#web/apollo/show-failure.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { ActButton } from "#web/ui/button/ActButton.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useResendMailMutation } from "./mail.generated.ts";

interface SendAgainProps {
  messageId: number;
  /** The recipient's present address. */
  address: string;
}

/** Sends a mail that was given up again, and says where it goes. */
export function SendAgain({ messageId, address }: SendAgainProps) {
  const refusal = useRefusal("communications.send");
  const [resend] = useResendMailMutation();
  const send = () =>
    attempt("The mail was not sent again", async () => {
      const { data } = await resend({ variables: { id: messageId } });
      showToast({ message: `The mail is on its way to ${data?.resendMail?.sent_to ?? address}`, tone: "success" });
    });
  return (
    <div className="acts">
      <ActButton size="small" refusal={refusal} onAct={send}>
        Send again
      </ActButton>
      <small>to {address}</small>
    </div>
  );
}
