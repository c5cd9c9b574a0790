import type { IconName } from "#web/ui/icon/Icon.tsx";
import { paths } from "../paths.ts";

/** Screens of one subject, shown under it while one of them is open. */
export interface StaffScreenGroup {
  label: string;
  icon: IconName;
  /** The first is where the group itself leads. */
  screens: readonly { path: string; label: string; isFor?: (roles: readonly string[]) => boolean }[];
}

export interface StaffScreen {
  path: string;
  label: string;
  icon: IconName;
}

/** As many as fit beside More at the thumb; the rest stands under it. */
export const PHONE_BAR_SCREENS = 4;

/** What the sidebar and the phone's bar lead to; a screen is added when it works. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { path: paths.dashboard, label: "Dashboard", icon: "dashboard" },
  { path: paths.schedule, label: "Schedule", icon: "schedule" },
  { path: paths.bookings, label: "Bookings", icon: "calendar" },
  { path: paths.clients, label: "Clients", icon: "people" },
  { path: paths.coaches, label: "Coaches", icon: "coach" },
  { path: paths.locations, label: "Locations", icon: "location" },
];

const isOwner = (roles: readonly string[]): boolean => roles.includes("owner");

/** Below the screens of the day. */
export const STAFF_GROUPS: readonly StaffScreenGroup[] = [
  {
    label: "Products",
    icon: "product",
    screens: [
      { path: paths.services, label: "Services" },
      { path: paths.resources, label: "Resources" },
    ],
  },
  {
    label: "Configuration",
    icon: "settings",
    screens: [
      { path: paths.company, label: "Company" },
      { path: paths.noOverlap, label: "No-overlap proof", isFor: isOwner },
    ],
  },
];
