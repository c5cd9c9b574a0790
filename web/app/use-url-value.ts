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

/** The same for an id; what is none in a hand-typed address counts as absent. */
export function useUrlId(name: string): readonly [number | null, (id: number | null) => void] {
  const [text, set] = useUrlValue(name);
  const setId = useCallback((id: number | null) => set(id === null ? null : String(id)), [set]);
  return [text === null ? null : idOf(text), setId];
}

/** An id as an address writes it, or null. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
