import { use, useEffect } from "react";
import { useAskBeforeUnload } from "#web/ui/dialog/use-ask-before-unload.ts";
import { LeaveBlocker } from "#web/ui/form/leave-blocker.ts";

/** Asks for confirmation before a screen with unsaved edits is left: by a link, Back, the palette or closing the tab. */
export function useUnsavedEdits(isDirty: boolean): void {
  const hold = use(LeaveBlocker);
  useAskBeforeUnload(isDirty);
  useEffect(() => (isDirty ? hold("screen") : undefined), [isDirty, hold]);
}
