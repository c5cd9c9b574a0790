import { useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { LEAVE_QUESTION, useAskBeforeUnload } from "#web/ui/form/use-ask-before-leaving.ts";

const toAnotherScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/** Asks before a screen with unsaved edits is left, by whatever way: a link, Back, the palette or the browser itself. */
export function useUnsavedEdits(isDirty: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(isDirty ? toAnotherScreen : false);
  useAskBeforeUnload(isDirty);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(LEAVE_QUESTION).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
}
