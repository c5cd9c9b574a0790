import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { CodeStep } from "./CodeStep.tsx";
import { GoogleSignIn } from "./GoogleSignIn.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import { pendingSignInOf } from "./pending-sign-in.ts";

interface SignInFormProps {
  /** The path to open afterwards. */
  returnTo: string;
  /** Shown next to the password. */
  help?: ReactNode;
}

/** Email and password, or Google; then a code if the account requires one. The guards redirect afterwards. */
export function SignInForm({ returnTo, help }: SignInFormProps) {
  const pending = pendingSignInOf(useLocation().state);
  const [step, setStep] = useState(pending.second_step);
  if (step) return <CodeStep step={step} onBack={() => setStep(undefined)} />;
  return (
    <>
      <PasswordStep help={help} toLink={pending.to_link} onSecondStep={setStep} />
      {pending.to_link ? null : <GoogleSignIn returnTo={returnTo} />}
    </>
  );
}
