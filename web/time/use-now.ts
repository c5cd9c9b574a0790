import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Epoch milliseconds, updated every full minute and when the page regains focus. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = Date.now();
      setNow(at);
      clearTimeout(timer);
      timer = setTimeout(tick, MINUTE_MS - (at % MINUTE_MS) + 50);
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
