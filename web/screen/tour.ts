import { createContext, useContext } from "react";
import { TOUR_KEY, TOUR_VERSION } from "#schema/venue/onboarding/tour.ts";
import type { Preferences } from "#web/session/preferences/preferences.ts";

type SeenTours = Preferences["tours"];

/** Assumed for people without a record: they predate the tour and count as having seen its first version. */
const FIRST_VERSION = 1;

/** Whether the current version of the tour is still to be shown automatically. */
export function isTourToCome(tours: SeenTours): boolean {
  const seen = tours.find(({ key }) => key === TOUR_KEY)?.version ?? FIRST_VERSION;
  return seen < TOUR_VERSION;
}

/** Whether the person joined a company that was created by sign-up. */
export const isNewcomer = (tours: SeenTours): boolean => tours.some(({ key }) => key === TOUR_KEY);

export function withTourSeen(tours: SeenTours): SeenTours {
  return [...tours.filter(({ key }) => key !== TOUR_KEY), { key: TOUR_KEY, version: TOUR_VERSION }];
}

/** What the tour restores at its end: the screen where it began, and the focus. */
export interface TourEnd {
  path: string;
  opener: HTMLElement | undefined;
}

export const TourContext = createContext<() => void>(() => undefined);

/** Starts the tour, even if it was seen before. */
export function useStartTour(): () => void {
  return useContext(TourContext);
}
