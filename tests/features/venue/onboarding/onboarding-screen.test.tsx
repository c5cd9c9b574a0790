import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ONBOARDING_STEPS, type OnboardingStepKey } from "#schema/venue/onboarding/models.ts";
import { TOUR_KEY } from "#schema/venue/onboarding/tour.ts";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { cameFromSignUp } from "#web/features/venue/onboarding/OnboardingBridgeScreen.tsx";

const OPTIONAL: readonly OnboardingStepKey[] = ["coach", "payments"];

function status(done: readonly OnboardingStepKey[], changes: object = {}) {
  const is_complete = ONBOARDING_STEPS.every((key) => done.includes(key) || OPTIONAL.includes(key));
  const steps = ONBOARDING_STEPS.map((key) => ({
    __typename: "OnboardingStep",
    key,
    is_done: done.includes(key),
    is_optional: OPTIONAL.includes(key),
    problem: null,
  }));
  return {
    __typename: "OnboardingStatus",
    id: "demo",
    is_needed: !is_complete,
    is_complete,
    is_skipped: false,
    is_email_confirmed: true,
    country: "CA",
    first_location_id: null,
    first_coach_id: null,
    steps,
    ...changes,
  };
}

const may = (...permissions: string[]): Answers => ({
  ...AT_THE_DESK,
  Profile: () => ({ data: { userProfile: { ...PERSON, permissions } } }),
});
const ALL = ["company.write", "locations.write", "catalog.write", "accounts.write", "billing.manage", "bookings.read"];
const showing = (onboardingStatus: object, permissions = ALL): Answers => ({
  ...may(...permissions),
  OnboardingState: () => ({ data: { onboardingStatus } }),
});

const wayTo = async (title: string) => within(await row(title)).findByRole("link");
async function row(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { name: new RegExp(`^${title}`) });
  const item = heading.closest("li");
  if (!item) throw new Error("a step is an item of the list");
  return item;
}

describe("the set-up list", () => {
  it("links to the place where each step is done, and marks finished steps", async () => {
    renderApp("/onboarding", showing(status(["company", "resource"], { first_coach_id: 9 })));
    expect(await screen.findByText("2 of 5 done")).toBeDefined();
    const ways = await Promise.all(
      ["Company details", "Location and", "Bays", "Services", "Coaches", "Card payments", "Booking page"].map(wayTo),
    );
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([
      "/config/company",
      "/locations?edit=new&country=CA",
      "/products/resources",
      "/products/services?service=new",
      "/coaches/9",
      "/config/e-commerce",
      "/book",
    ]);
    expect((await row("Bays")).textContent).toContain("Done");
    expect((await row("Card payments")).textContent).toContain("Optional");
  });

  it("says when everything is done, and links to the schedule", async () => {
    renderApp("/onboarding", showing(status(["company", "location", "resource", "service", "booking_page"])));
    expect(
      await screen.findByText(
        "Everything is set up. Look at your booking page: it offers the times that can be booked.",
      ),
    ).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the schedule" }).getAttribute("href")).toBe("/schedule-overview");
    expect(screen.queryByRole("button", { name: "Skip for now" })).toBeNull();
  });

  it("says why nothing can be booked although all steps are done, and links to the fix", async () => {
    const all = status(["company", "location", "service", "booking_page"], { first_location_id: 3 });
    const steps = all.steps.map((step) =>
      step.key === "resource"
        ? { ...step, problem: "Bay time takes a resource of the type Bay, and Pier has none." }
        : step,
    );
    renderApp("/onboarding", showing({ ...all, steps }));
    expect((await row("Bays")).textContent).toContain(
      "Nothing can be booked yet. Bay time takes a resource of the type Bay, and Pier has none.",
    );
    expect((await wayTo("Bays")).getAttribute("href")).toBe("/products/resources");
    expect(screen.queryByText(/Everything is set up/)).toBeNull();
  });

  it("explains steps to a person without the permission, and lets only those skip it who may change the company", async () => {
    const app = renderApp("/onboarding", showing(status([]), ["bookings.read", "locations.write"]));
    const refused = within(await row("Services")).getByRole("button", { name: "Add a service: Services" });
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    expect((await wayTo("Location and")).textContent).toBe("Add a location");
    await app.user.click(screen.getByRole("button", { name: "Skip for now" }));
    expect(app.askedFor("SkipOnboarding")).toEqual([]);
  });

  it("remembers that the booking page was opened, and shows the next step", async () => {
    const done = ["company", "location", "resource", "service"] as const;
    const app = renderApp("/onboarding", {
      ...showing(status(done)),
      SeeBookingPage: () => ({ data: { seeBookingPage: status([...done, "booking_page"]) } }),
    });
    const link = await wayTo("Booking page");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
    await app.user.click(link);
    expect(await screen.findByText(/Everything is set up/)).toBeDefined();
  });

  it("can be skipped, and says where to find it again", async () => {
    const app = renderApp("/onboarding", {
      ...showing(status([])),
      SkipOnboarding: () => ({ data: { skipOnboarding: status([], { is_skipped: true, is_needed: false }) } }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Skip for now" }));
    expect(await screen.findByText(/You find the list in the profile menu/)).toBeDefined();
    expect(await screen.findByRole("link", { name: "Go to the dashboard" })).toBeDefined();
  });

  it("reports that it was not skipped if the server refuses", async () => {
    const app = renderApp("/onboarding", {
      ...showing(status([])),
      SkipOnboarding: () => ({ code: "rate_limited", status: 429, message: "Wait a moment." }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Skip for now" }));
    expect(await screen.findByText("The list is still shown")).toBeDefined();
  });

  it("confirms the details once, and shows the server's refusal under its field", async () => {
    const app = renderApp("/onboarding?confirm=company", {
      ...showing(status([])),
      ConfirmCompany: (_variables, turn) =>
        turn === 0
          ? {
              code: "validation_failed",
              status: 422,
              message: "Check the fields.",
              errors: { currency: ["There are prices in CAD already, so the currency stays."] },
            }
          : {
              data: {
                createCompany: {
                  __typename: "Company",
                  id: "demo",
                  name: "Demo",
                  timezone: "UTC",
                  locale: "en-CA",
                  currency: "CAD",
                  version: 2,
                },
              },
            },
    });
    const dialog = await screen.findByRole("dialog", { name: "Company details" });
    await app.user.click(within(dialog).getByRole("button", { name: "Confirm details" }));
    expect(await within(dialog).findByText(/so the currency stays/)).toBeDefined();
    await app.user.click(within(dialog).getByRole("button", { name: "Confirm details" }));
    await waitFor(() => expect(app.address()).toBe("/onboarding"));
  });

  it("mails the link to confirm the address again, and reports the result", async () => {
    const app = renderApp("/onboarding", {
      ...showing(status([], { is_email_confirmed: false })),
      MailConfirmation: () => ({
        data: { requestEmailChange: { message: "A link is on its way to admin@demo.test." } },
      }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Send it again" }));
    expect(await screen.findByText("A link is on its way to admin@demo.test.")).toBeDefined();
    expect(app.askedFor("MailConfirmation")[0]?.variables).toEqual({ input: { email: "admin@demo.test" } });
  });

  it("can be loaded again if it did not load", async () => {
    const app = renderApp("/onboarding", {
      ...may(...ALL),
      OnboardingState: (_variables, turn) =>
        turn === 0
          ? { code: "rate_limited", status: 429, message: "Wait a moment." }
          : { data: { onboardingStatus: status([]) } },
    });
    expect(await screen.findByText("The list could not be loaded")).toBeDefined();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("0 of 5 done")).toBeDefined();
  });
});

describe("the dashboard", () => {
  const NEWCOMER = { ...PERSON.preferences, tours: [{ __typename: "TourSeen", key: TOUR_KEY, version: 1 }] };

  it("shows the list to nobody whose company existed before", async () => {
    const app = renderApp("/", { ...AT_THE_DESK, Profile: () => ({ data: { userProfile: PERSON } }) });
    expect(await screen.findByRole("heading", { name: "Dashboard", level: 1 })).toBeDefined();
    expect(app.askedFor("SetUpNeeded")).toEqual([]);
  });

  it("sends a new owner to the list while steps are missing", async () => {
    renderApp("/", {
      ...AT_THE_DESK,
      Profile: () => ({ data: { userProfile: { ...PERSON, preferences: NEWCOMER } } }),
      SetUpNeeded: () => ({ data: { onboardingStatus: status(["company"]) } }),
    });
    expect(await screen.findByText(/1 of 5 steps to your first booking are done/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Set up your venue" }).getAttribute("href")).toBe("/onboarding");
  });
});

describe("the hand-over from the sign-up page", () => {
  const comeFrom = (referrer: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  afterEach(() => void vi.restoreAllMocks());

  it("exchanges no code that another page sent", async () => {
    comeFrom("https://evil.example/");
    const app = renderApp("/onboarding-bridge#code=abc", { ...AT_THE_DESK, Profile: () => UNKNOWN });
    expect(await screen.findByRole("heading", { name: "You are not signed in" })).toBeDefined();
    expect(app.askedFor("RedeemHandover")).toEqual([]);
  });

  it("offers a way out if the code has expired", async () => {
    comeFrom(`http://${location.host}/`);
    const app = renderApp("/onboarding-bridge#code=used", {
      ...AT_THE_DESK,
      Profile: () => UNKNOWN,
      RedeemHandover: () => ({ code: "link_expired", status: 410, message: "Too late." }),
    });
    expect(await screen.findByRole("heading", { name: "You are not signed in" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login?next=%2Fonboarding");
    expect(app.askedFor("RedeemHandover")).toHaveLength(1);
  });

  const UNKNOWN = { code: "unauthenticated", status: 401, message: "Sign in first." };
});

it.each([
  ["http://localhost:4000/", "links.localhost:4000", true],
  ["https://fairway.example/sign-up", "links.fairway.example", true],
  ["http://demo.localhost:4000/", "links.localhost:4000", false],
  ["https://evil.example/", "links.fairway.example", false],
  ["https://fairway.example.evil.example/", "links.fairway.example", false],
  ["", "links.localhost:4000", false],
])("decides whether %j leads to %s by a sign-up: %s", (referrer, host, isOwnWay) => {
  expect(cameFromSignUp(referrer, host)).toBe(isOwnWay);
});
