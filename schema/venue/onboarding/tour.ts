/** The guided tour for staff in its current version: a person sees each version once. */
export const TOUR_KEY = "app_onboarding_v1";
export const TOUR_VERSION = 1;
