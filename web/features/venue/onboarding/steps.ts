import type { Permission } from "#schema/people/sign-in/permissions.ts";
import { coachPath, inviteCoachPath, locationPath, paths } from "#web/screen/paths.ts";
import type { OnboardingListFragment } from "./onboarding.generated.ts";

export type StepKey = OnboardingListFragment["steps"][number]["key"];

interface StepText {
  title: string;
  text: string;
  /** Label of the link to the step once it is done. */
  act: string;
  again: string;
  permission: Permission;
}

export const STEP_TEXTS: Readonly<Record<StepKey, StepText>> = {
  company: {
    title: "Company details",
    text: "Check the name, the time zone and the currency. Choose the correct company timezone: bookings are shown in it.",
    act: "Check details",
    again: "Company",
    permission: "company.write",
  },
  location: {
    title: "Location and opening hours",
    text: "Where you are, and when you are open. Nothing can be booked outside these hours.",
    act: "Add a location",
    again: "Locations",
    permission: "locations.write",
  },
  resource: {
    title: "Bays and rooms",
    text: "What guests play in. Resources follow location hours.",
    act: "Add a bay",
    again: "Resources",
    permission: "catalog.write",
  },
  service: {
    title: "Services",
    text: "What can be booked: bay time or lessons, with durations and prices.",
    act: "Add a service",
    again: "Services",
    permission: "catalog.write",
  },
  coach: {
    title: "Coaches",
    text: "Invite who gives lessons. Coaches must set their own availability.",
    act: "Invite a coach",
    again: "Coaches",
    permission: "accounts.write",
  },
  payments: {
    title: "Card payments",
    text: "Connect a payment account to take cards. Guests can pay at the desk without it.",
    act: "Connect payments",
    again: "E-commerce",
    permission: "billing.manage",
  },
  booking_page: {
    title: "Booking page",
    text: "Look at what your guests see, then share the link.",
    act: "Open booking page",
    again: "Booking page",
    permission: "bookings.read",
  },
};

/** Path where a step is done or reviewed. */
const DONE_PATHS: Readonly<Record<StepKey, string>> = {
  company: paths.company,
  location: paths.locations,
  resource: paths.resources,
  service: paths.services,
  coach: paths.coaches,
  payments: paths.ecommerce,
  booking_page: paths.book,
};

/** Path where a step is done, depending on what exists already; the company step is a form in the list itself. */
export function pathOfStep(key: StepKey, status: OnboardingListFragment, isThere: boolean): string {
  if (isThere) return DONE_PATHS[key];
  const { first_location_id, first_coach_id, country } = status;
  const fresh = new URLSearchParams({ edit: "new", ...(country ? { country } : {}) });
  const openPaths: Partial<Record<StepKey, string>> = {
    company: `${paths.onboarding}?confirm=company`,
    location: first_location_id === null ? `${paths.locations}?${fresh}` : locationPath(first_location_id),
    resource: `${paths.resources}?edit=new`,
    service: `${paths.services}?service=new`,
    coach: first_coach_id === null ? inviteCoachPath : coachPath(first_coach_id),
  };
  return openPaths[key] ?? DONE_PATHS[key];
}

/** Current label of the link to a step. */
export function actOfStep(key: StepKey, status: OnboardingListFragment, isThere: boolean): string {
  const { act, again } = STEP_TEXTS[key];
  if (isThere) return again;
  if (key === "location" && status.first_location_id !== null) return "Set opening hours";
  if (key === "coach" && status.first_coach_id !== null) return "Set coach’s hours";
  return act;
}
