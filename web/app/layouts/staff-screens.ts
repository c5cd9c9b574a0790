import { lazy, type ComponentType } from "react";
import { paths } from "#web/screen/paths.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import type { IconName } from "#web/ui/icon/Icon.tsx";

type Person = Pick<SessionPersonFragment, "roles" | "permissions" | "own_permissions">;

interface ScreenEntry {
  path: string;
  label: string;
  /** Letter of the "g" key sequence that opens the screen. */
  goKey?: string;
}

/** Open to all staff; needs no route beyond this entry. */
interface OpenScreen extends ScreenEntry {
  Screen: ComponentType;
  isFor?: never;
}

/** Restricted: offered to those it is for, and routed behind its guard in routes.tsx. */
interface GuardedScreen extends ScreenEntry {
  Screen?: never;
  isFor: (person: Person) => boolean;
}

/** Screens of one group, listed below it while one of them is open. */
export interface StaffScreenGroup {
  label: string;
  icon: IconName;
  /** The group's own link opens the first. */
  screens: readonly (OpenScreen | GuardedScreen)[];
}

interface StaffScreen extends OpenScreen {
  icon: IconName;
  goKey: string;
}

/** Number of screens that fit next to More in the phone's bottom bar; the rest are under More. */
export const PHONE_BAR_SCREENS = 4;

/** Destinations of the sidebar, the phone's bottom bar, the keys and the palette. Each screen's code is lazy-loaded. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  {
    path: paths.dashboard,
    label: "Dashboard",
    icon: "dashboard",
    goKey: "d",
    Screen: lazy(async () => ({
      default: (await import("#web/features/reports/dashboard/DashboardScreen.tsx")).DashboardScreen,
    })),
  },
  {
    path: paths.schedule,
    label: "Schedule",
    icon: "schedule",
    goKey: "s",
    Screen: lazy(async () => ({
      default: (await import("#web/features/schedule/schedule/ScheduleScreen.tsx")).ScheduleScreen,
    })),
  },
  {
    path: paths.bookings,
    label: "Bookings",
    icon: "calendar",
    goKey: "b",
    Screen: lazy(async () => ({
      default: (await import("#web/features/bookings/bookings/BookingsScreen.tsx")).BookingsScreen,
    })),
  },
  {
    path: paths.clients,
    label: "Clients",
    icon: "people",
    goKey: "c",
    Screen: lazy(async () => ({
      default: (await import("#web/features/clients/clients/ClientsScreen.tsx")).ClientsScreen,
    })),
  },
  {
    path: paths.classes,
    label: "Classes",
    icon: "ticket",
    goKey: "a",
    Screen: lazy(async () => ({
      default: (await import("#web/features/bookings/class-sessions/ClassesScreen.tsx")).ClassesScreen,
    })),
  },
  {
    path: paths.coaches,
    label: "Coaches",
    icon: "coach",
    goKey: "o",
    Screen: lazy(async () => ({
      default: (await import("#web/features/venue/coaches/CoachesScreen.tsx")).CoachesScreen,
    })),
  },
  {
    path: paths.locations,
    label: "Locations",
    icon: "location",
    goKey: "l",
    Screen: lazy(async () => ({
      default: (await import("#web/features/venue/locations/LocationsScreen.tsx")).LocationsScreen,
    })),
  },
  {
    path: paths.communication,
    label: "Communication",
    icon: "mail",
    goKey: "n",
    Screen: lazy(async () => ({
      default: (await import("#web/features/messages/campaigns/CommunicationScreen.tsx")).CommunicationScreen,
    })),
  },
];

const isOwner = ({ roles }: Person): boolean => roles.includes("owner");
const mayManageBilling = ({ permissions }: Person): boolean => permissions.includes("billing.manage");
const maySeeMoney = ({ permissions }: Person): boolean =>
  permissions.includes("payments.take") || permissions.includes("billing.manage");
const maySeeAuditLog = ({ permissions }: Person): boolean => permissions.includes("audit.read");
/** A coach sees their own figures. */
const maySeeReports = ({ permissions, own_permissions }: Person): boolean =>
  permissions.includes("reports.read") || own_permissions.includes("reports.read");
const mayImport = ({ permissions }: Person): boolean => permissions.includes("import.run");
const maySeeAccounts = ({ permissions }: Person): boolean => permissions.includes("accounts.read");

/** Groups below the screens of the day. */
export const STAFF_GROUPS: readonly StaffScreenGroup[] = [
  {
    label: "Products",
    icon: "product",
    screens: [
      {
        path: paths.membershipPlans,
        label: "Membership plans",
        goKey: "m",
        Screen: lazy(async () => ({
          default: (await import("#web/features/memberships/plans/MembershipPlansScreen.tsx")).MembershipPlansScreen,
        })),
      },
      {
        path: paths.memberships,
        label: "Memberships",
        goKey: "i",
        Screen: lazy(async () => ({
          default: (await import("#web/features/memberships/memberships/MembershipsScreen.tsx")).MembershipsScreen,
        })),
      },
      {
        path: paths.services,
        label: "Services",
        goKey: "v",
        Screen: lazy(async () => ({
          default: (await import("#web/features/venue/services/ServicesScreen.tsx")).ServicesScreen,
        })),
      },
      {
        path: paths.resources,
        label: "Resources",
        goKey: "e",
        Screen: lazy(async () => ({
          default: (await import("#web/features/venue/resources/ResourcesScreen.tsx")).ResourcesScreen,
        })),
      },
    ],
  },
  {
    label: "Reports",
    icon: "report",
    screens: [
      { path: paths.analytics, label: "Analytics", isFor: maySeeReports },
      { path: paths.revenueReport, label: "Revenue", isFor: maySeeReports },
      { path: paths.membershipReport, label: "Memberships report", isFor: maySeeReports },
      { path: paths.coachReport, label: "Coaches report", isFor: maySeeReports },
      { path: paths.auditLog, label: "Audit log", goKey: "h", isFor: maySeeAuditLog },
    ],
  },
  {
    label: "Configuration",
    icon: "settings",
    screens: [
      {
        path: paths.company,
        label: "Company",
        goKey: "y",
        Screen: lazy(async () => ({
          default: (await import("#web/features/venue/company/CompanyScreen.tsx")).CompanyScreen,
        })),
      },
      { path: paths.accounts, label: "Accounts", goKey: "u", isFor: maySeeAccounts },
      { path: paths.ecommerce, label: "E-commerce", isFor: mayManageBilling },
      { path: paths.import, label: "Import", isFor: mayImport },
      { path: paths.billing, label: "Billing", goKey: "t", isFor: maySeeMoney },
      { path: paths.noOverlap, label: "No-overlap proof", isFor: isOwner },
    ],
  },
];

/** Every screen that is open to all staff. */
export const OPEN_SCREENS = [...STAFF_SCREENS, ...STAFF_GROUPS.flatMap(({ screens }) => screens)].flatMap(
  ({ path, Screen }) => (Screen ? [{ path, Screen }] : []),
);
