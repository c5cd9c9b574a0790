import { useCallback } from "react";
import { attempt } from "#web/apollo/show-failure.ts";
import { useSession } from "./session.ts";

/** Signs out; the guards then redirect to the sign-in screen. Shows an error if the server could not be reached. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  return useCallback(async () => {
    await attempt("You are still signed in", () => signOut());
  }, [signOut]);
}
