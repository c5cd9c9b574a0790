import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PERMISSIONS } from "#schema/people/sign-in/permissions.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { clientPath, coachPath, locationPath, paths } from "#web/screen/paths.ts";

const OWNER = { ...PERSON, roles: ["owner"], permissions: Object.keys(PERMISSIONS) };
const REFUSED = { code: "forbidden", status: 403, message: "You may not see this today." } as const;

/** The frame of the app loads; every other operation is refused. */
const REFUSING = new Proxy<Answers>(
  { ...AT_THE_DESK, Profile: () => ({ data: { userProfile: OWNER } }) },
  { get: (known, name: string) => known[name] ?? (() => REFUSED) },
);

/** The sentences of an empty list. */
const IS_EMPTY = /\b(?:no (?!permission|access)|nobody|nothing|none|not one)\b|\byet\b/i;

const ASKED = "asked here";
const LEADS_ON = "It leads to another screen.";
const OF_VISITORS = "Its screen is for visitors, and asks nothing before they send something.";
const LOADED = "It shows what the frame has loaded.";
const NOTHING = "It loads nothing.";

/** A path without an entry is a compile error: somebody has to judge what its screen loads. */
const SCREENS: Record<keyof typeof paths, string> = {
  dashboard: ASKED,
  schedule: ASKED,
  bookings: ASKED,
  clients: ASKED,
  classes: ASKED,
  coaches: ASKED,
  communication: ASKED,
  locations: ASKED,
  clockChanges: ASKED,
  company: ASKED,
  ecommerce: ASKED,
  import: ASKED,
  billing: ASKED,
  cashUp: ASKED,
  refundsDue: ASKED,
  subscription: ASKED,
  accounts: ASKED,
  roles: ASKED,
  analytics: ASKED,
  revenueReport: ASKED,
  membershipReport: ASKED,
  coachReport: ASKED,
  auditLog: ASKED,
  noOverlap: ASKED,
  graphiql: "Its page is the explorer's own: tests/features/reports/graphiql.",
  products: LEADS_ON,
  membershipPlans: ASKED,
  memberships: ASKED,
  services: ASKED,
  resources: ASKED,
  book: "Its pages have an app of their own: tests/features/bookings/online.",
  login: OF_VISITORS,
  forgotPassword: OF_VISITORS,
  resetPassword: OF_VISITORS,
  confirmEmail: OF_VISITORS,
  familyInvitation: OF_VISITORS,
  unsubscribe: OF_VISITORS,
  register: OF_VISITORS,
  confirmRegistration: OF_VISITORS,
  signUp: OF_VISITORS,
  onboarding: ASKED,
  onboardingBridge: LEADS_ON,
  googleCallback: LEADS_ON,
  locked: LOADED,
  profile: LOADED,
  impersonate: LEADS_ON,
  memberProfile: "It is for clients: tests/features/people/own-account.",
  account: LEADS_ON,
  sessions: ASKED,
  twoFactor: ASKED,
  notFound: NOTHING,
  forbidden: NOTHING,
  serverError: NOTHING,
};

const OTHER_VIEWS = [
  ...["by=coach", "view=week", "view=list", "view=month"].map((view) => `${paths.schedule}?${view}`),
  clientPath(1),
  coachPath(1),
  locationPath(1),
];
const ASKED_PATHS = new Set(Object.entries(SCREENS).flatMap(([name, how]) => (how === ASKED ? [name] : [])));
const asked = Object.entries(paths).flatMap(([name, path]) => (ASKED_PATHS.has(name) ? [path] : []));

describe("a list that could not be loaded", { tags: ["long"] }, () => {
  it.each([...asked, ...OTHER_VIEWS])(
    "shows the reason at %s, offers another try, and does not call the list empty",
    async (address) => {
      renderApp(address, REFUSING);
      await waitFor(() => expect(screen.getAllByText(new RegExp(REFUSED.message)).length).toBeGreaterThan(0));
      expect(screen.getAllByRole("button", { name: /Try again/ }).length).toBeGreaterThan(0);
      const sentences = [...document.querySelectorAll("main p, main h2, main li")].map(
        ({ textContent }) => textContent,
      );
      expect(sentences.filter((text) => IS_EMPTY.test(text ?? ""))).toEqual([]);
    },
  );
});
