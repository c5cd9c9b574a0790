import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import Link from "@mui/material/Link";
import { useEffect, useId, useState } from "react";
import { useCompany } from "#web/tenant/company.ts";
import { DialogBody } from "#web/ui/dialog/DialogBody.ts";
import { Quiet } from "#web/ui/text/Quiet.ts";
import type { SessionPersonFragment } from "../session.generated.ts";
import { useSession, type SecondStep } from "../session.ts";
import { CodeStep } from "../sign-in/CodeStep.tsx";
import { PasswordStep } from "../sign-in/PasswordStep.tsx";

interface SignInAgainDialogProps {
  /** Whose screens are kept. */
  person: SessionPersonFragment;
  /** The sign-in page, for every other way to sign in. */
  signInPath: string;
}

/** Over a page whose session has ended: the same person signs in and goes on where they were. */
export function SignInAgainDialog({ person, signInPath }: SignInAgainDialogProps) {
  const { abandon } = useSession();
  const { name, google_sign_in } = useCompany();
  const [step, setStep] = useState<SecondStep>();
  const titleId = useId();
  useTitleWhileShown(`Sign in · ${name}`);
  return (
    <Dialog
      open
      data-sign-in-again
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 416 } }, backdrop: { sx: { background: "var(--bg)" } } }}
    >
      <DialogBody>
        <h2 id={titleId}>Your session ended</h2>
        <Quiet>
          Sign in to go on where you were. What you typed is still there. If somebody else signs in, the page starts
          over without it.
        </Quiet>
        {step ? (
          <CodeStep step={step} onBack={() => setStep(undefined)} />
        ) : (
          <PasswordStep email={person.email ?? ""} onSecondStep={setStep} />
        )}
        <Quiet>
          {google_sign_in ? "With Google, or if you forgot your password, use " : "If you forgot your password, use "}
          <Link href={signInPath} target="_blank" rel="noopener">
            a new tab
          </Link>{" "}
          and then come back to this one.
        </Quiet>
        <Button variant="text" onClick={() => void abandon()}>
          Leave without saving
        </Button>
      </DialogBody>
    </Dialog>
  );
}

/** The page's own title may name a client. */
function useTitleWhileShown(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
