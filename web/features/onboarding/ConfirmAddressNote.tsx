import { useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { usePerson } from "#web/session/session.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useMailConfirmationMutation } from "./onboarding.generated.ts";

/** The link of the first mail was not followed yet. */
export function ConfirmAddressNote() {
  const { email } = usePerson();
  const [mail, { loading }] = useMailConfirmationMutation();
  const [answer, setAnswer] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  if (email === null) return null;
  const send = async () => {
    const { data, error } = await mail({ variables: { input: { email } }, errorPolicy: "all" });
    setIsSent(!error);
    setAnswer(error ? explain(error).message : (data?.requestEmailChange?.message ?? "A link is on its way."));
  };
  return (
    <Note tone="blue" icon="mail">
      <span role="status">{answer ?? `We mailed a link to ${email}. Follow it to confirm your email address.`}</span>{" "}
      {isSent ? null : (
        <button type="button" disabled={loading} onClick={() => void send()}>
          Send it again
        </button>
      )}
    </Note>
  );
}
