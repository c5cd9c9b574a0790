import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import { paths } from "../paths.ts";

/** Screens of one subject, shown under it while one of them is open. */
export interface StaffScreenGroup {
  label: string;
  icon: IconName;
  /** The first is where the group itself leads. */
  screens: readonly { path: string; label: string; goKey?: string; isFor?: (person: Person) => boolean }[];
}

type Person = Pick<SessionPersonFragment, "roles" | "permissions">;

export interface StaffScreen {
  path: string;
  label: string;
  icon: IconName;
  /** The letter that goes there after g. */
  goKey: string;
}

/** As many as fit beside More at the thumb; the rest stands under it. */
export const PHONE_BAR_SCREENS = 4;

/** What the sidebar and the phone's bar lead to; a screen is added when it works. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { path: paths.dashboard, label: "Dashboard", icon: "dashboard", goKey: "d" },
  { path: paths.schedule, label: "Schedule", icon: "schedule", goKey: "s" },
  { path: paths.bookings, label: "Bookings", icon: "calendar", goKey: "b" },
  { path: paths.clients, label: "Clients", icon: "people", goKey: "c" },
  { path: paths.coaches, label: "Coaches", icon: "coach", goKey: "o" },
  { path: paths.locations, label: "Locations", icon: "location", goKey: "l" },
];

const isOwner = ({ roles }: Person): boolean => roles.includes("owner");
const maySeeAccounts = ({ permissions }: Person): boolean => permissions.includes("accounts.read");

/** Below the screens of the day. */
export const STAFF_GROUPS: readonly StaffScreenGroup[] = [
  {
    label: "Products",
    icon: "product",
    screens: [
      { path: paths.services, label: "Services", goKey: "v" },
      { path: paths.resources, label: "Resources", goKey: "e" },
    ],
  },
  {
    label: "Configuration",
    icon: "settings",
    screens: [
      { path: paths.company, label: "Company", goKey: "y" },
      { path: paths.accounts, label: "Accounts", goKey: "u", isFor: maySeeAccounts },
      { path: paths.noOverlap, label: "No-overlap proof", isFor: isOwner },
    ],
  },
];
