import { use, useEffect } from "react";
import { LeaveBlocker } from "#web/ui/form/leave-blocker.ts";
import { useAskBeforeUnload } from "#web/ui/form/use-ask-before-leaving.ts";

/** Asks before a screen with unsaved edits is left, by whatever way: a link, Back, the palette or the browser itself. */
export function useUnsavedEdits(isDirty: boolean): void {
  const hold = use(LeaveBlocker);
  useAskBeforeUnload(isDirty);
  useEffect(() => (isDirty ? hold("screen") : undefined), [isDirty, hold]);
}
