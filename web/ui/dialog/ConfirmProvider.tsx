import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import type { Confirmation } from "./confirmation.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

type Confirm = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

interface Question {
  confirmation: Confirmation;
  answer: (confirmed: boolean) => void;
  fail: (error: unknown) => void;
}

/** Shows confirmation dialogs for the whole page, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const confirm = useCallback<Confirm>(
    (confirmation) =>
      new Promise((resolve, reject) => {
        setQuestion((open) => {
          // A second question means the first was abandoned.
          open?.answer(false);
          return { confirmation, answer: resolve, fail: reject };
        });
      }),
    [],
  );
  const answer = async (confirmed: boolean) => {
    try {
      if (confirmed) await question?.confirmation.act?.();
      question?.answer(confirmed);
    } catch (error) {
      question?.fail(error);
    }
    setQuestion((open) => (open === question ? undefined : open));
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question ? <ConfirmDialog confirmation={question.confirmation} onAnswer={answer} /> : null}
    </ConfirmContext>
  );
}

/** Returns the confirm function, which resolves to true if confirmed, and rejects with what the act threw. Throws outside a ConfirmProvider. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("useConfirm needs a ConfirmProvider above it");
  return confirm;
}
