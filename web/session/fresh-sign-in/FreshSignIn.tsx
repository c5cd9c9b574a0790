import { lazy, Suspense, useEffect, useState } from "react";
import { type FreshSignInQuestion, onAskedAgain } from "./ask-again.ts";

// Most people are never asked: the form comes when it is needed.
const FreshSignInDialog = lazy(async () => ({ default: (await import("./FreshSignInDialog.tsx")).FreshSignInDialog }));

/** The one place where somebody who is signed in is asked again who they are; what was refused then goes on by itself. */
export function FreshSignIn() {
  const [question, setQuestion] = useState<FreshSignInQuestion>();
  useEffect(() => onAskedAgain(setQuestion), []);
  if (!question) return null;
  const end = (isConfirmed: boolean) => {
    setQuestion(undefined);
    question.answer(isConfirmed);
  };
  return (
    <Suspense fallback={null}>
      <FreshSignInDialog proof={question.proof} onEnd={end} />
    </Suspense>
  );
}
