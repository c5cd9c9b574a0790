/** The guided tour for staff, and the version of it that is shown now: a person sees each version once. */
export const TOUR_KEY = "app_onboarding_v1";
export const TOUR_VERSION = 1;
