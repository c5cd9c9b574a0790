import { paths } from "#web/screen/paths.ts";

export interface TourStep {
  id: string;
  title: string;
  text: string;
  /** A detail that is easily overlooked. */
  hint?: string;
  /** Value of the element's `data-tour` attribute. */
  target: string;
  /** The screen that must be open for the element to exist. */
  opens?: string;
  /** `data-tour` of the group that stands in for it in a collapsed sidebar. */
  group?: string;
}

const inGroup = (group: string, opens: string) => ({ target: opens, opens, group });

/** In this order; steps whose element is missing are left out. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    id: "sidebar",
    title: "Sidebar navigation",
    text: "Every screen is one step away from here. On a phone, use the bar at the bottom and More.",
    target: "navigation",
  },
  {
    id: "profile-menu",
    title: "Profile menu",
    text: "Your profile, the colours, your devices and this tour.",
    target: "profile-menu",
  },
  {
    id: "dashboard",
    title: "Dashboard",
    text: "What to do now, who comes next and how each bay’s day looks.",
    target: paths.dashboard,
  },
  {
    id: "dashboard-widgets",
    title: "Dashboard widgets",
    text: "Choose, size and order what your own dashboard shows.",
    target: "dashboard-widgets",
    opens: paths.dashboard,
  },
  {
    id: "schedule",
    title: "Schedule overview",
    text: "The day or week of all bays and coaches. Drag a booking to move it, press a free time to book.",
    target: paths.schedule,
  },
  {
    id: "bookings",
    title: "Bookings",
    text: "Every booking as a list, with search and filters.",
    target: paths.bookings,
  },
  {
    id: "clients",
    title: "Clients",
    text: "Who books with you, with their history, tags and memberships.",
    target: paths.clients,
  },
  {
    id: "coaches",
    title: "Coaches",
    text: "Who gives lessons, where and when.",
    hint: "Coaches must set their own availability.",
    target: paths.coaches,
  },
  {
    id: "communication",
    title: "Communication",
    text: "Email many clients together.",
    hint: "Scheduled sends in communication are not yet available.",
    target: paths.communication,
  },
  { id: "products", title: "Products", text: "Plans, services and bays.", target: "Products" },
  {
    id: "membership-plans",
    title: "Membership plans",
    text: "Memberships, packs and gift cards, with what they include.",
    ...inGroup("Products", paths.membershipPlans),
  },
  {
    id: "services",
    title: "Services",
    text: "What can be booked: durations, prices and rules.",
    ...inGroup("Products", paths.services),
  },
  {
    id: "resources",
    title: "Resources",
    text: "Bays, simulators and rooms.",
    hint: "Resources follow location hours.",
    ...inGroup("Products", paths.resources),
  },
  {
    id: "locations",
    title: "Locations",
    text: "Where you are, with opening hours, holidays and closures.",
    target: paths.locations,
  },
  { id: "configuration", title: "Configuration", text: "Company, team, payments and import.", target: "Configuration" },
  {
    id: "company",
    title: "Company",
    text: "Name, logo, colour and formats.",
    hint: "Choose the correct company timezone.",
    ...inGroup("Configuration", paths.company),
  },
  {
    id: "accounts",
    title: "Accounts",
    text: "Who works here, and what each role may do.",
    ...inGroup("Configuration", paths.accounts),
  },
  {
    id: "e-commerce",
    title: "E-commerce",
    text: "Connect a payment account to take cards.",
    ...inGroup("Configuration", paths.ecommerce),
  },
  {
    id: "import",
    title: "Import",
    text: "Bring clients and memberships from another system.",
    ...inGroup("Configuration", paths.import),
  },
  {
    id: "booking-page",
    title: "Public booking page",
    text: "What your guests see. Share its link.",
    target: "booking-page",
  },
];
