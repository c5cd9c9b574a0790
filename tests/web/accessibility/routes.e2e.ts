import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible, expectAccessibleLayout } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";
import { goWithin } from "#tests/support/browser/go-within.ts";
import { isLongProof } from "#tests/support/proof/proof.ts";
import { venueToday } from "#tests/support/venue-clock.ts";
import { clientPath, coachPath, giftCardsPath, locationPath, paths, plansPath } from "#web/screen/paths.ts";

/** Every screen at the desk's width; at the other widths only what the width can change. */
const EVERY_WIDTH = [
  [375, expectAccessibleLayout],
  [768, expectAccessibleLayout],
  [1440, expectAccessible],
] as const;
const WIDTHS = EVERY_WIDTH.filter(([width]) => isLongProof || width !== 768);
const FIRST = z.object({ data: z.tuple([z.object({ id: z.int() })]).rest(z.unknown()) });
const FIRST_CLIENT = z.object({ data: z.tuple([z.object({ id: z.int(), name: z.string() })]).rest(z.unknown()) });

/**
 * A screen with its heading and an element that shows its data has loaded. The booking page is covered in tests/features/bookings/online.
 */
interface Look {
  path: string;
  heading: string;
  shows: string;
}

const OPEN_ROUTES = [
  { path: paths.login, shows: "Only here to play?" },
  { path: paths.forgotPassword, shows: "Email me a link" },
  { path: paths.resetPassword, shows: "Email me a new link" },
  { path: paths.confirmEmail, shows: "Confirm this address" },
  { path: paths.register, shows: "Create account" },
  { path: `${paths.confirmRegistration}#token=a-token-that-nobody-has`, shows: "Create account" },
  { path: paths.familyInvitation, shows: "This invitation no longer works" },
  { path: paths.onboardingBridge, shows: "You are not signed in" },
  { path: paths.unsubscribe, shows: "Follow the link at the end of a mail" },
  { path: paths.notFound, shows: "This page is out of bounds" },
  { path: paths.forbidden, shows: "You do not have access to this page" },
  { path: paths.serverError, shows: "The server did not respond" },
];

const at = (baseURL: string | undefined, company: string) => (baseURL ?? "").replace("demo.", company);

/** Staff's screens in walks of a dozen: a browser that has loaded the app is faster than a fresh one for each screen. */
const WALKS = {
  "the desk": deskScreens,
  "catalogue and settings": catalogueAndSettings,
  "money, reports and the own account": moneyAndReports,
};

for (const [width, expectClean] of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("passes axe on public screens", { tag: "@both" }, async ({ page }) => {
      for (const { path, shows } of OPEN_ROUTES) {
        await page.goto(path);
        await expect(page.getByText(shows).first()).toBeVisible();
        await expectClean(page);
      }
    });

    test(
      "passes axe on the screens of buyers and of new or locked companies",
      { tag: "@both" },
      async ({ page, baseURL, faults }) => {
        // Companies sign up on the bare domain, which no other journey may ask.
        faults.expect(/asked http:\/\/localhost:/);
        for (const [address, heading] of [
          [plansPath, "Memberships"],
          [giftCardsPath, "Give a gift card"],
          [at(baseURL, ""), "Create your venue"],
          [at(baseURL, "expired."), "Account locked"],
          [at(baseURL, "cancelled."), "Account locked"],
        ] as const) {
          await page.goto(address);
          await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
          await expectClean(page);
        }
      },
    );

    test.describe("signed in", () => {
      // Owners can open every screen.
      test.use({ person: "owner" });

      for (const [walk, screens] of Object.entries(WALKS)) {
        test(`passes axe on staff's screens: ${walk}`, { tag: "@both" }, async ({ page, desk }) => {
          await visit(page, await screens(desk), expectClean);
        });
      }

      test("passes axe on panels and dialogs with an address", { tag: "@long" }, async ({ page, desk }) => {
        await visit(page, await panelsAndDialogs(desk), expectClean);
      });
    });

    test.describe("as a client", () => {
      test.use({ person: "member" });

      test("passes axe on a client's own screens", { tag: "@both" }, async ({ page }) => {
        await page.goto(paths.memberProfile);
        await expect(page.getByRole("heading", { name: "Your profile" })).toBeVisible();
        await expect(page.getByRole("region", { name: "Your membership" }).getByText("Active")).toBeVisible();
        await expect(page.getByText("Loading")).toHaveCount(0);
        await expectClean(page);
      });
    });
  });
}

async function visit(page: Page, looks: readonly Look[], expectClean: typeof expectAccessible): Promise<void> {
  await page.goto(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { path, heading, shows } of looks) {
    await goWithin(page, path);
    await expect(page.getByRole("heading", { name: heading, exact: true }).first()).toBeVisible();
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    await expectClean(page);
  }
}

const idOf = async (desk: DemoDesk, path: string) => (await desk.get(path, FIRST)).data[0].id;
const clientOf = (desk: DemoDesk) => idOf(desk, "/api/v1/clients?search=member@demo.test");

async function deskScreens(desk: DemoDesk): Promise<readonly Look[]> {
  const client = await clientOf(desk);
  const coach = await idOf(desk, "/api/v1/coaches?search=Dayo");
  return [
    { path: paths.dashboard, heading: "Dashboard", shows: "Next arrivals" },
    { path: paths.schedule, heading: "Schedule Overview", shows: "Bay 1" },
    { path: paths.clockChanges, heading: "Clock Changes", shows: "Nothing to decide" },
    { path: `${paths.schedule}?view=month`, heading: "Schedule Overview", shows: "% booked" },
    { path: `${paths.schedule}?view=list`, heading: "Schedule Overview", shows: "60 min" },
    { path: `${paths.bookings}?view=all`, heading: "Bookings", shows: "Bay 1" },
    { path: paths.clients, heading: "Clients", shows: "mail.example" },
    { path: clientPath(client), heading: "Hannah Takeda", shows: "Client since" },
    { path: paths.classes, heading: "Classes", shows: "Schedule a class" },
    { path: paths.coaches, heading: "Coaches", shows: "Dayo Okafor" },
    { path: coachPath(coach), heading: "Dayo Okafor", shows: "Every week" },
    { path: `${coachPath(coach)}?tab=schedule`, heading: "Dayo Okafor", shows: "This week" },
  ];
}

async function catalogueAndSettings(desk: DemoDesk): Promise<readonly Look[]> {
  const location = await idOf(desk, "/api/v1/locations?search=Main");
  return [
    { path: paths.membershipPlans, heading: "Membership Plans", shows: "Club 12" },
    { path: paths.memberships, heading: "Memberships", shows: "Club 12" },
    { path: paths.services, heading: "Services", shows: "Simulator" },
    { path: paths.resources, heading: "Resources", shows: "Bay 1" },
    { path: paths.communication, heading: "Communication", shows: "Winter league" },
    { path: paths.locations, heading: "Locations", shows: "North Shore" },
    { path: locationPath(location), heading: "Main Street", shows: "Opening hours" },
    { path: paths.company, heading: "Company", shows: "Brand colour" },
    { path: paths.accounts, heading: "Accounts", shows: "owner@demo.test" },
    { path: paths.roles, heading: "Roles and permissions", shows: "Move to another bay" },
    { path: paths.import, heading: "Import", shows: "Choose a file" },
    { path: paths.noOverlap, heading: "No-overlap proof", shows: "How it holds" },
    { path: paths.onboarding, heading: "Set up your venue", shows: "Everything is set up" },
  ];
}

async function moneyAndReports(): Promise<readonly Look[]> {
  return [
    { path: paths.billing, heading: "Billing", shows: "Paid" },
    { path: paths.refundsDue, heading: "Refunds due", shows: "No refunds due" },
    { path: paths.cashUp, heading: "Cash-up", shows: "Expected in the drawer" },
    { path: paths.subscription, heading: "Subscription", shows: "Current plan" },
    { path: paths.ecommerce, heading: "E-commerce", shows: "Connect card payments" },
    { path: paths.analytics, heading: "Analytics", shows: "Occupancy by hour and weekday" },
    { path: paths.membershipReport, heading: "Memberships report", shows: "What changed MRR" },
    { path: `${paths.revenueReport}?rows=bookings`, heading: "Revenue", shows: "What these figures mean" },
    { path: paths.coachReport, heading: "Coaches report", shows: "Dayo Okafor" },
    // Other journeys change the same company: only of people is a sign-in sure to be on the first page.
    { path: `${paths.auditLog}?kind=user`, heading: "Audit log", shows: "Signed in" },
    { path: paths.profile, heading: "Profile", shows: "Preferences" },
    { path: paths.sessions, heading: "Sign-in and devices", shows: "This one" },
    { path: paths.twoFactor, heading: "Two-factor sign-in", shows: "Begin" },
    { path: paths.graphiql, heading: "GraphiQL", shows: "Bays and their locations" },
  ];
}

async function panelsAndDialogs(desk: DemoDesk): Promise<readonly Look[]> {
  const client = await clientOf(desk);
  const [second] = (await desk.get("/api/v1/clients?search=mail.example", FIRST_CLIENT)).data;
  const merging = `Merge ${second.name} into Hannah Takeda`;
  const plan = await idOf(desk, "/api/v1/membership-plans?search=Club");
  const service = await idOf(desk, "/api/v1/services?search=Simulator");
  const yesterday = venueToday().subtract({ days: 1 }).toString();
  return [
    {
      path: `${paths.schedule}?asof=${yesterday}T09:00`,
      heading: "Schedule Overview",
      shows: "The schedule as it stood",
    },
    { path: `${paths.clients}?client=${client}`, heading: "Hannah Takeda", shows: "Open page" },
    { path: `${paths.clients}?merge=duplicates`, heading: "Possible duplicates", shows: "Possible duplicates" },
    { path: `${paths.clients}?merge=${client}-${second.id}`, heading: merging, shows: "Moves to Hannah Takeda" },
    { path: `${clientPath(client)}?edit=erase`, heading: "Erase Hannah Takeda", shows: "Stays as figures" },
    { path: `${paths.classes}?edit=new`, heading: "Schedule a class", shows: "Every week on" },
    { path: `${paths.membershipPlans}?plan=${plan}`, heading: "Club 12", shows: "Save plan" },
    { path: `${paths.services}?service=${service}`, heading: "Simulator", shows: "Save service" },
    { path: `${paths.services}?edit=categories`, heading: "Categories", shows: "Add category" },
    { path: `${paths.resources}?edit=new`, heading: "New resource", shows: "Add resource" },
    { path: `${paths.resources}?edit=types`, heading: "Resource types", shows: "Add type" },
    { path: `${paths.communication}?edit=new`, heading: "New campaign", shows: "will get it" },
    { path: `${paths.dashboard}?arrange=1`, heading: "Arrange your dashboard", shows: "Reset layout" },
  ];
}
