import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { STAFF_GROUPS } from "../layouts/staff-screens.ts";
import { TOUR_STEPS, type TourStep } from "./tour-steps.ts";
import { visibleTarget, waitForElement } from "./wait-for-element.ts";

/** The steps whose element is there, or comes when its screen is opened; looked for all at once, so that nobody waits long. */
export async function planTour(person: SessionPersonFragment, signal: AbortSignal): Promise<readonly TourStep[]> {
  const found = await Promise.all(
    TOUR_STEPS.map((step) => waitForElement(() => visibleTarget(firstTarget(step)), signal)),
  );
  return TOUR_STEPS.filter((step, at) => found[at] !== undefined && isOffered(step, person));
}

/** What is to be seen before a step's screen is open. */
const firstTarget = ({ target, group, opens }: TourStep): string => group ?? opens ?? target;

/** A screen of a group is left out for whom it is not. */
function isOffered({ group, opens }: TourStep, person: SessionPersonFragment): boolean {
  if (group === undefined) return true;
  const screen = STAFF_GROUPS.flatMap(({ screens }) => screens).find(({ path }) => path === opens);
  return screen !== undefined && (screen.isFor?.(person) ?? true);
}

/** Where the sidebar shows icons alone, the group's own stands for its screens. */
export function targetOf({ target, group }: TourStep): string {
  return group !== undefined && isSidebarFolded() ? group : target;
}

/** Between the width of its icons and that of its words. */
const FOLDED_BELOW_PX = 120;

const isSidebarFolded = (): boolean => (visibleTarget("sidebar")?.offsetWidth ?? 0) < FOLDED_BELOW_PX;
