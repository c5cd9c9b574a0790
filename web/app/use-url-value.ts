import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** One value of the address (an open panel or dialog) and the way to set it; null takes it away. */
export function useUrlValue(name: string): readonly [string | null, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setSearch((params) => {
        const next = new URLSearchParams(params);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [name, setSearch],
  );
  return [search.get(name), set];
}
