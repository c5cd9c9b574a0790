import { type RefObject, useEffect } from "react";
import { onFault } from "#web/apollo/fault-events.ts";
import { dropAccessToken } from "./access-token.ts";
import { onOtherTab } from "./other-tabs.ts";

const PROFILE_FRESH_MS = 5 * 60_000;

/**
 * Looks up who is signed in: at first, whenever another tab or a refused call says that it may be somebody else by now, and
 * when the answer is five minutes old.
 */
export function useSessionRefresh(load: () => Promise<void>, loadedAt: RefObject<number>): void {
  useEffect(() => {
    void load();
    const stopListening = onOtherTab(() => void load());
    const stopHearing = onFault((fault) => {
      if (fault.status !== 401 || fault.code === "invalid_credentials") return;
      dropAccessToken();
      // The cookie may still sign in; the look-up's own 401 is answered by the look-up.
      void load();
    });
    return () => {
      stopListening();
      stopHearing();
    };
  }, [load]);

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
