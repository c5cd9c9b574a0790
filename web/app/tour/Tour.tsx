import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withTourSeen, type TourEnd } from "#web/screen/tour.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { usePerson } from "#web/session/session.ts";
import { planTour, targetOf } from "./tour-plan.ts";
import type { TourStep } from "./tour-steps.ts";
import { TourCard } from "./TourCard.tsx";
import { isSomethingFloating, POLL_MS, visibleTarget, waitForElement } from "./wait-for-element.ts";

interface Shown {
  step: TourStep;
  element: HTMLElement;
  at: number;
}

/** The step that is wanted, and which way to go on where it is not there. */
interface Aim {
  at: number;
  by: 1 | -1;
}

/** Pressed again while its element is awaited, it is still the same wish, and the wait does not begin anew. */
const towards =
  (wanted: Aim) =>
  (aim: Aim): Aim =>
    aim.at === wanted.at && aim.by === wanted.by ? aim : wanted;

/** Runs the tour step by step, skipping steps whose element does not appear. Ends where it began. */
export function Tour({ onBegin, onEnd }: { onBegin: () => void; onEnd: (at: TourEnd) => void }) {
  const steps = usePlan(onBegin);
  const [shown, setShown] = useState<Shown>();
  const isFree = useIsFree();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef(pathname);
  useEffect(() => void (here.current = pathname), [pathname]);
  const [startedAt] = useState(`${pathname}${search}`);
  const rememberSeen = useRememberSeen();
  const opener = useRef<HTMLElement>(undefined);
  const [aim, setAim] = useState<Aim>({ at: 0, by: 1 });

  const end = useCallback(() => {
    rememberSeen();
    const [path = startedAt] = startedAt.split("?");
    if (here.current !== path) void navigate(startedAt);
    onEnd({ path, opener: opener.current });
  }, [rememberSeen, startedAt, navigate, onEnd]);

  useEffect(() => {
    if (!steps || !isFree) return undefined;
    const leaving = new AbortController();
    const show = async () => {
      for (let { at } = aim; at >= 0 && at < steps.length; at += aim.by) {
        const step = steps[at];
        if (!step) break;
        if (step.opens !== undefined && here.current !== step.opens) void navigate(step.opens);
        const element = await waitForElement(() => visibleTarget(targetOf(step)), leaving.signal);
        if (leaving.signal.aborted) return;
        if (element) {
          opener.current ??= focusedElement();
          element.scrollIntoView({ block: "nearest" });
          setShown({ step, element, at });
          return;
        }
      }
      if (aim.by === 1) end();
    };
    void show();
    return () => leaving.abort();
  }, [steps, isFree, aim, navigate, end]);

  useEffect(() => {
    // A narrower window may collapse or hide the sidebar.
    const lookAgain = () => setAim(({ by }) => ({ at: shown?.at ?? 0, by }));
    window.addEventListener("resize", lookAgain);
    return () => window.removeEventListener("resize", lookAgain);
  }, [shown]);

  if (!steps || !shown || !isFree) return null;
  const { at, step, element } = shown;
  return (
    <TourCard
      step={step}
      element={element}
      place={{ at, of: steps.length }}
      onBack={at === 0 ? undefined : () => setAim(towards({ at: at - 1, by: -1 }))}
      onNext={() => (at === steps.length - 1 ? end() : setAim(towards({ at: at + 1, by: 1 })))}
      onEnd={end}
    />
  );
}

/** The element with focus before the tour takes it; undefined if it is the page itself. */
function focusedElement(): HTMLElement | undefined {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

/** The steps available to this person, once known. */
function usePlan(onBegin: () => void): readonly TourStep[] | undefined {
  const person = usePerson();
  const [steps, setSteps] = useState<readonly TourStep[]>();
  useEffect(() => {
    if (steps) return undefined;
    const leaving = new AbortController();
    void planTour(person, leaving.signal).then((planned) => {
      if (leaving.signal.aborted) return;
      setSteps(planned);
      onBegin();
    });
    return () => leaving.abort();
  }, [person, steps, onBegin]);
  return steps;
}

/** False while a dialog or menu is open: those take precedence over the tour at any time. */
function useIsFree(): boolean {
  const [isFree, setIsFree] = useState(() => !isSomethingFloating());
  useEffect(() => {
    const timer = setInterval(() => setIsFree(!isSomethingFloating()), POLL_MS * 4);
    return () => clearInterval(timer);
  }, []);
  return isFree;
}

function useRememberSeen(): () => void {
  const [, changePreferences] = usePreferences();
  return useCallback(() => changePreferences(({ tours }) => ({ tours: withTourSeen(tours) })), [changePreferences]);
}
