import { type ReactNode, useState } from "react";
import { CodeStep } from "./CodeStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import type { SecondStep } from "./session.ts";

/** E-mail and password, then a code where the account asks for one. What happens after is the guards' business. */
export function SignInForm({ help }: { help?: ReactNode }) {
  const [step, setStep] = useState<SecondStep>();
  return step ? (
    <CodeStep step={step} onBack={() => setStep(undefined)} />
  ) : (
    <PasswordStep help={help} onSecondStep={setStep} />
  );
}
