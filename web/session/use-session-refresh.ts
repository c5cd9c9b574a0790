import { useEffect, type RefObject } from "react";
import { onFault } from "#web/apollo/fault-events.ts";
import { dropAccessToken } from "./access-token.ts";
import { onOtherTab } from "./other-tabs.ts";

const PROFILE_FRESH_MS = 5 * 60_000;

/**
 * Loads the session initially, whenever another tab or a refused call suggests that it has changed, and when it is five
 * minutes old.
 */
export function useSessionRefresh(
  load: () => Promise<void>,
  loadedAt: RefObject<number>,
  hasSignedOut: RefObject<boolean>,
): void {
  useEffect(() => {
    void load();
    const stopListening = onOtherTab((change) => {
      hasSignedOut.current = change === "signed_out";
      void load();
    });
    const stopHearing = onFault((fault) => {
      if (fault.status !== 401 || fault.code === "invalid_credentials") return;
      dropAccessToken();
      // The cookie may still be valid; a 401 of this request is handled by the request itself.
      void load();
    });
    return () => {
      stopListening();
      stopHearing();
    };
  }, [load, hasSignedOut]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible" && Date.now() - loadedAt.current > PROFILE_FRESH_MS) void load();
    };
    const timer = setInterval(refresh, PROFILE_FRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [load, loadedAt]);
}
