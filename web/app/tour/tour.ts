import { createContext, useContext } from "react";
import { TOUR_KEY, TOUR_VERSION } from "#schema/onboarding/tour.ts";
import type { Preferences } from "#web/session/preferences/preferences.ts";

type SeenTours = Preferences["tours"];

/** Before a person is known by a row of the tours: they were here before it was made, and count as having seen the first. */
const FIRST_VERSION = 1;

/** Whether the tour's version of now is still to be shown, unasked and once. */
export function isTourToCome(tours: SeenTours): boolean {
  const seen = tours.find(({ key }) => key === TOUR_KEY)?.version ?? FIRST_VERSION;
  return seen < TOUR_VERSION;
}

/** Whether the person began at a company that signed up itself. */
export const isNewcomer = (tours: SeenTours): boolean => tours.some(({ key }) => key === TOUR_KEY);

export function withTourSeen(tours: SeenTours): SeenTours {
  return [...tours.filter(({ key }) => key !== TOUR_KEY), { key: TOUR_KEY, version: TOUR_VERSION }];
}

/** Where the tour ends: on the screen where it began, with the focus where it was. */
export interface TourEnd {
  path: string;
  opener: HTMLElement | undefined;
}

export const TourContext = createContext<() => void>(() => undefined);

/** Begins the tour, whoever has seen it. */
export function useStartTour(): () => void {
  return useContext(TourContext);
}
