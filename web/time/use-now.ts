import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** Epoch milliseconds, renewed at each full minute and when the page is looked at again. */
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
