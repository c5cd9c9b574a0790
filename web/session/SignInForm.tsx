import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { begunElsewhere } from "./begun-elsewhere.ts";
import { CodeStep } from "./CodeStep.tsx";
import { GoogleSignIn } from "./GoogleSignIn.tsx";
import { PasswordStep } from "./PasswordStep.tsx";

interface SignInFormProps {
  /** The path that is gone on to. */
  next: string;
  /** Beside the password. */
  help?: ReactNode;
}

/**
 * E-mail and password, or Google; then a code where the account asks for one. What happens after is the guards' business.
 */
export function SignInForm({ next, help }: SignInFormProps) {
  const begun = begunElsewhere(useLocation().state);
  const [step, setStep] = useState(begun.second_step);
  if (step) return <CodeStep step={step} onBack={() => setStep(undefined)} />;
  return (
    <>
      <PasswordStep help={help} toLink={begun.to_link} onSecondStep={setStep} />
      {begun.to_link ? null : <GoogleSignIn next={next} />}
    </>
  );
}
