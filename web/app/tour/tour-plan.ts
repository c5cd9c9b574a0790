import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { STAFF_GROUPS } from "../layouts/staff-screens.ts";
import { TOUR_STEPS, type TourStep } from "./tour-steps.ts";
import { visibleTarget, waitForElement } from "./wait-for-element.ts";

/**
 * The steps whose element, or the link that opens its screen, is present. All are looked up in parallel to keep the wait
 * short.
 */
export async function planTour(person: SessionPersonFragment, signal: AbortSignal): Promise<readonly TourStep[]> {
  const found = await Promise.all(
    TOUR_STEPS.map((step) => waitForElement(() => visibleTarget(firstTarget(step)), signal)),
  );
  return TOUR_STEPS.filter((step, at) => found[at] !== undefined && isOffered(step, person));
}

/** What must be visible before a step's screen is open. */
const firstTarget = ({ target, group, opens }: TourStep): string => group ?? opens ?? target;

/** Steps for a group's screen are left out for those who may not open it. */
function isOffered({ group, opens }: TourStep, person: SessionPersonFragment): boolean {
  if (group === undefined) return true;
  const screen = STAFF_GROUPS.flatMap(({ screens }) => screens).find(({ path }) => path === opens);
  return screen !== undefined && (screen.isFor?.(person) ?? true);
}

/** In a collapsed sidebar, the group's icon stands in for its screens. */
export function targetOf({ target, group }: TourStep): string {
  return group !== undefined && isSidebarFolded() ? group : target;
}

/** Between the width of the collapsed and the expanded sidebar. */
const FOLDED_BELOW_PX = 120;

const isSidebarFolded = (): boolean => (visibleTarget("sidebar")?.offsetWidth ?? 0) < FOLDED_BELOW_PX;
