import { use, useEffect } from "react";
import { HoldEdits } from "#web/ui/form/hold-edits.ts";
import { useAskBeforeUnload } from "#web/ui/form/use-ask-before-leaving.ts";

/** Asks before a screen with unsaved edits is left, by whatever way: a link, Back, the palette or the browser itself. */
export function useUnsavedEdits(isDirty: boolean): void {
  const hold = use(HoldEdits);
  useAskBeforeUnload(isDirty);
  useEffect(() => (isDirty ? hold("screen") : undefined), [isDirty, hold]);
}
