import { useEffect } from "react";

/** Looks whenever the page is looked at again: its tab comes to the front, or its window. Nothing to look at: undefined. */
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
