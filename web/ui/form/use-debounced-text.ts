import { useEffect, useState } from "react";

const REST_MS = 300;

/** Debounces a value. */
export function useDebouncedText<Text extends string | undefined>(value: Text): Text {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
