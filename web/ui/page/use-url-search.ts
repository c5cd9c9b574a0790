import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams, type Location } from "react-router-dom";

type SearchChange = (now: URLSearchParams) => URLSearchParams;

/** What was last written while a location is still shown; a new one begins with its own. */
const written = new WeakMap<Location, URLSearchParams>();

/** A change was refused: the next one begins again with what the location shows. */
export function forgetWritten(location: Location): void {
  written.delete(location);
}

/**
 * The URL's query, and a function to change it. A change is given the query of now, with what was written a moment ago:
 * React Router's own setter gives the one last rendered, so that a second change undoes the first.
 */
export function useUrlSearch(): readonly [
  URLSearchParams,
  (change: SearchChange, options?: { replace?: boolean }) => void,
] {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  }, [location, navigate]);
  const update = useCallback((change: SearchChange, options?: { replace?: boolean }) => {
    const { location: at, navigate: go } = latest.current;
    const now = written.get(at) ?? new URLSearchParams(at.search);
    const next = change(now);
    // A press that a row and its button both hear is one entry of the history.
    if (next.toString() === now.toString()) return;
    written.set(at, next);
    void go(`?${next}`, options);
  }, []);
  return [search, update];
}
