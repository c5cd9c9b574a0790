import { useCallback } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useSession } from "#web/session/session.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Signs out; the guards then redirect to the sign-in screen. Shows an error if the server could not be reached. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  return useCallback(async () => {
    try {
      await signOut();
    } catch (error) {
      showToast({ message: "You are still signed in", detail: explain(error).message, tone: "error" });
    }
  }, [signOut]);
}
