import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { usePerson } from "#web/session/session.ts";
import { paths } from "../paths.ts";
import { isTourToCome, TourContext } from "./tour.ts";

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
  const end = useCallback(() => setIsAskedFor(false), []);
  return (
    <TourContext value={start}>
      {children}
      {isAskedFor || isToCome ? (
        <Suspense fallback={null}>
          <Tour onBegin={begin} onEnd={end} />
        </Suspense>
      ) : null}
    </TourContext>
  );
}
