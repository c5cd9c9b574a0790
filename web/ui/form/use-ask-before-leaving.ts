import { useEffect } from "react";
import type { Confirmation } from "../dialog/confirmation.ts";
import { useConfirm } from "../dialog/ConfirmProvider.tsx";

/** The one question about edits that would be lost. */
export const LEAVE_QUESTION: Confirmation = {
  title: "Leave without saving?",
  text: "What you changed here is not saved yet.",
  confirmLabel: "Discard changes",
  cancelLabel: "Keep editing",
  tone: "danger",
};

/** Leaves at once when nothing was changed, else asks; the browser asks when the page itself is left. */
export function useAskBeforeLeaving(isDirty: boolean, leave: () => void): () => Promise<void> {
  const confirm = useConfirm();
  useAskBeforeUnload(isDirty);
  return async () => {
    if (!isDirty || (await confirm(LEAVE_QUESTION))) leave();
  };
}

/** The browser asks when the page itself is left with something unsaved. */
export function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
}
