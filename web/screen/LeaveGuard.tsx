import { useCallback, useEffect, useRef, type ReactNode } from "react";
import { useBlocker, useLocation, type BlockerFunction, type Location } from "react-router-dom";
import { LEAVE_QUESTION } from "#web/ui/dialog/confirmation.ts";
import { ConfirmProvider, useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { LeaveBlocker, type EditsIn } from "#web/ui/form/leave-blocker.ts";
import { forgetWritten } from "#web/ui/page/use-url-search.ts";

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
  const location = useLocation();
  const held = useRef(new Set<{ edits: EditsIn }>());
  const hold = useCallback((edits: EditsIn) => {
    const entry = { edits };
    held.current.add(entry);
    return () => void held.current.delete(entry);
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>((navigation) => [...held.current].some(({ edits }) => isLeft(edits, navigation)), []),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(LEAVE_QUESTION).then((mayLeave) => {
      if (mayLeave) return blocker.proceed();
      forgetWritten(location);
      blocker.reset();
    });
  }, [blocker, confirm, location]);
  return <LeaveBlocker value={hold}>{children}</LeaveBlocker>;
}

function isLeft(
  edits: EditsIn,
  { currentLocation, nextLocation, historyAction }: Parameters<BlockerFunction>[0],
): boolean {
  if (currentLocation.pathname !== nextLocation.pathname) return true;
  if (edits === "screen") return false;
  if (edits === "dialog") return historyAction === "POP";
  const opened = ({ search }: Location) => new URLSearchParams(search).get(edits.openedBy);
  return opened(currentLocation) !== opened(nextLocation);
}
