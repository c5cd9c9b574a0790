import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router-dom";
import { ConfirmProvider, useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { type EditsIn, LeaveBlocker } from "#web/ui/form/leave-blocker.ts";
import { LEAVE_QUESTION } from "#web/ui/form/use-ask-before-leaving.ts";

/** Provides confirmation dialogs, and asks for confirmation before navigation that would lose unsaved edits. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      <Guard>{children}</Guard>
    </ConfirmProvider>
  );
}

// One per page: the router supports a single blocker, and a dialog may be open above a screen with edits of its own.
function Guard({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const held = useRef(new Set<{ edits: EditsIn }>());
  const hold = useCallback((edits: EditsIn) => {
    const entry = { edits };
    held.current.add(entry);
    return () => void held.current.delete(entry);
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(({ currentLocation, nextLocation, historyAction }) => {
      const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
      return [...held.current].some(({ edits }) => isElsewhere || (edits === "dialog" && historyAction === "POP"));
    }, []),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(LEAVE_QUESTION).then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  return <LeaveBlocker value={hold}>{children}</LeaveBlocker>;
}
