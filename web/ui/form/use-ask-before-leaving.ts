import { use, useEffect, useRef } from "react";
import type { Confirmation } from "../dialog/confirmation.ts";
import { useConfirm } from "../dialog/ConfirmProvider.tsx";
import { LeaveBlocker } from "./leave-blocker.ts";

/** The confirmation for edits that would be lost. */
export const LEAVE_QUESTION: Confirmation = {
  title: "Leave without saving?",
  text: "What you changed here is not saved yet.",
  confirmLabel: "Discard changes",
  cancelLabel: "Keep editing",
  tone: "danger",
};

/** Leaves at once if nothing was changed, otherwise asks; the browser asks when the page itself is left. */
export function useAskBeforeLeaving(isDirty: boolean, leave: () => void): () => Promise<void> {
  const confirm = useConfirm();
  useAskBeforeUnload(isDirty);
  return async () => {
    if (!isDirty || (await confirm(LEAVE_QUESTION))) leave();
  };
}

interface Closing {
  /** Closes; asks first if something was changed. */
  leave: () => Promise<void>;
  /** Closes without asking, after saving. */
  done: () => void;
}

/** The same for a dialog above a screen, where Back and the palette ask too. */
export function useAskBeforeClosing(isDirty: boolean, close: () => void): Closing {
  const hold = use(LeaveBlocker);
  const letGo = useRef(() => {});
  useEffect(() => {
    if (!isDirty) return;
    const release = hold("dialog");
    letGo.current = release;
    return release;
  }, [isDirty, hold]);
  const done = () => {
    letGo.current();
    close();
  };
  return { leave: useAskBeforeLeaving(isDirty, done), done };
}

/** Has the browser ask when the page itself is left with unsaved edits. */
export function useAskBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
}
