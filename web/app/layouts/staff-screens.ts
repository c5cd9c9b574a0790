import type { IconName } from "#web/ui/icon/Icon.tsx";
import { paths } from "../paths.ts";

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
