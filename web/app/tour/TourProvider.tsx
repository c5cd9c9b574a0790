import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { usePerson } from "#web/session/session.ts";
import { paths } from "../paths.ts";
import { isTourToCome, TourContext, type TourEnd } from "./tour.ts";

const Tour = lazy(async () => ({ default: (await import("./Tour.tsx")).Tour }));

/** Where newcomers arrive: on another screen somebody is at work already. */
const BEGINS_AT: readonly string[] = [paths.dashboard, paths.onboarding];

/** The guided tour: shown once to whoever begins at a new company, and to all who ask for it. */
export function TourProvider({ children }: { children: ReactNode }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [{ tours }] = usePreferences();
  const { impersonation } = usePerson();
  const { pathname } = useLocation();
  // It leads over other screens once it has begun.
  const [hasBegun, setHasBegun] = useState(false);
  const isToCome = isTourToCome(tours) && !impersonation && (hasBegun || BEGINS_AT.includes(pathname));
  const start = useCallback(() => setIsAskedFor(true), []);
  const begin = useCallback(() => setHasBegun(true), []);
  const left = useRef<TourEnd>(undefined);
  const end = useCallback((at: TourEnd) => {
    left.current = at;
    setIsAskedFor(false);
  }, []);
  const isRunning = isAskedFor || isToCome;
  useEffect(() => {
    // After the screen itself, which takes the focus where it is gone to.
    if (isRunning || left.current?.path !== pathname) return;
    if (left.current.opener?.isConnected) left.current.opener.focus();
    left.current = undefined;
  }, [isRunning, pathname]);
  return (
    <TourContext value={start}>
      {children}
      {isRunning ? (
        <Suspense fallback={null}>
          <Tour onBegin={begin} onEnd={end} />
        </Suspense>
      ) : null}
    </TourContext>
  );
}
