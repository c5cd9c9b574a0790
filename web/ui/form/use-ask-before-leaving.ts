import { useEffect } from "react";
import { useConfirm } from "../dialog/ConfirmProvider.tsx";

/** Leaves at once when nothing was changed, else asks; the browser asks when the page itself is left. */
export function useAskBeforeLeaving(isDirty: boolean, leave: () => void): () => Promise<void> {
  const confirm = useConfirm();
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return async () => {
    const mayLeave =
      !isDirty ||
      (await confirm({
        title: "Leave without saving?",
        text: "What you changed here is not saved yet.",
        confirmLabel: "Discard changes",
        cancelLabel: "Keep editing",
        tone: "danger",
      }));
    if (mayLeave) leave();
  };
}
