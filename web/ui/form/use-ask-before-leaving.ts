import { use, useEffect, useRef } from "react";
import { LEAVE_QUESTION } from "../dialog/confirmation.ts";
import { useConfirm } from "../dialog/ConfirmProvider.tsx";
import { useAskBeforeUnload } from "../dialog/use-ask-before-unload.ts";
import { LeaveBlocker } from "./leave-blocker.ts";

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

/**
 * The same for a dialog above a screen, where Back and the palette ask too; and for a panel, given the name under which
 * the URL's query opens it, where another row asks.
 */
export function useAskBeforeClosing(isDirty: boolean, close: () => void, openedBy?: string): Closing {
  const hold = use(LeaveBlocker);
  const letGo = useRef(() => {});
  useEffect(() => {
    if (!isDirty) return;
    const release = hold(openedBy === undefined ? "dialog" : { openedBy });
    letGo.current = release;
    return release;
  }, [isDirty, hold, openedBy]);
  const done = () => {
    letGo.current();
    close();
  };
  return { leave: useAskBeforeLeaving(isDirty, done), done };
}
