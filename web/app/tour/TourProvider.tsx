import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "#web/screen/paths.ts";
import { isTourToCome, TourContext, type TourEnd } from "#web/screen/tour.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { usePerson } from "#web/session/session.ts";

const Tour = lazy(async () => ({ default: (await import("./Tour.tsx")).Tour }));

/** The tour starts by itself only where newcomers arrive: on other screens somebody is already at work. */
const BEGINS_AT: readonly string[] = [paths.dashboard, paths.onboarding];

/** The guided tour: shown once to people who join a company created by sign-up, and on request. */
export function TourProvider({ children }: { children: ReactNode }) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [{ tours }] = usePreferences();
  const { impersonation } = usePerson();
  const { pathname } = useLocation();
  // Once begun, it continues on other screens.
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
    // Starts after the screen itself, which takes focus on navigation.
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
