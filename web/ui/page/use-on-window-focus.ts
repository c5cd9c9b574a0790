import { useEffect } from "react";

/** Calls `look` whenever the tab or window regains focus. Disabled if undefined. */
export function useOnWindowFocus(look: (() => void) | undefined): void {
  useEffect(() => {
    if (!look) return;
    const seen = () => {
      if (document.visibilityState === "visible") look();
    };
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("focus", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("focus", seen);
    };
  }, [look]);
}
