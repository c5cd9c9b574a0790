import type { Page } from "@playwright/test";
import { z } from "zod";
import { chooseDay, chooseTime, goOn, mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { OwnVenue } from "#tests/support/browser/own-venue.ts";
import { enterCard, payingVenue } from "../service-payments/paying-page.ts";

const Clients = z.object({ data: z.array(z.object({ id: z.int() })) });
const Consent = z.object({ state: z.string(), source: z.string() });

const PASSWORD = "a putter for the visitor";

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host, and the browser logs each refusal of a card.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
  faults.expect(/402/);
});

/** Sells a plan of eight hours a month. */
const sellClub = ({ desk }: OwnVenue, terms: Record<string, unknown> = {}) =>
  desk.send("POST", "/api/v1/membership-plans", {
    name: "Club 8",
    description: "Any bay, any time.",
    billing_period: "monthly",
    price: { amount: 22_900, currency: "CAD" },
    sign_up_fee: { amount: 2500, currency: "CAD" },
    benefits: [{ unit: "minutes", quantity: 480, service_id: null, resource_type_id: null, rollover_limit: 60 }],
    ...terms,
  });

const buyerFields = async (page: Page, email: string) => {
  await page.getByLabel("First name").fill("Vera");
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email", { exact: true }).fill(email);
};

test("a visitor buys a membership by card, and books with its hours", { tag: "@both" }, async ({ page }) => {
  const venue = await payingVenue(page);
  await sellClub(venue);
  await page.goto(`${venue.url}/book`);
  await page.getByRole("link", { name: "Memberships" }).click();
  await expect(page.getByRole("heading", { name: "Memberships" })).toBeVisible();
  const tile = page.getByRole("region", { name: "Club 8" });
  await expect(tile.getByText("$229.00")).toBeVisible();
  await expect(tile.getByText(/8 hours a month/)).toBeVisible();
  await expectAccessibleState(page);
  await tile.getByRole("link", { name: "Choose Club 8" }).click();
  const will = page.getByRole("region", { name: "What will happen" });
  await expect(will.getByText("$254.00 today")).toBeVisible();
  await expect(will.getByText(/^Next bills: .*\$229\.00/)).toBeVisible();

  const pay = page.getByRole("button", { name: "Pay $254.00" });
  await pay.click();
  await expect(page.getByText("Enter a first name.")).toBeVisible();
  const email = `${crypto.randomUUID()}@visitor.test`;
  await buyerFields(page, email);
  const news = page.getByRole("checkbox", { name: /^Send me news and offers/ });
  await expect(news).not.toBeChecked();
  await news.check();
  await enterCard(page, "4000 0000 0000 0002");
  await expectAccessibleState(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessibleState(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 375, height: 900 });
  await expectAccessibleState(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await pay.click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByLabel("Card number").fill("4000 0025 0000 3155");
  await pay.click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "Club 8 is yours" })).toBeVisible();
  await expectAccessibleState(page);
  const [client] = (await venue.desk.get(`/api/v1/clients?search=${email}`, Clients)).data;
  const said = await venue.desk.get(`/api/v1/communications/clients/${client?.id}/consent`, Consent);
  expect(said).toEqual({ state: "agreed", source: "purchase" });

  const { text } = await mailTo(email, /has begun/);
  await page.goto(/http\S+\/reset-password\S+/.exec(text)?.[0] ?? "");
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(`${venue.url}/login?next=/book`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("radio", { name: new RegExp(`^${venue.service}`) }).check();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await chooseDay(page, 3);
  await chooseTime(page, 2);
  await goOn(page);
  await expect(page.getByText("Covered by your membership")).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await page.goto(`${venue.url}/member/profile`);
  const own = page.getByRole("region", { name: "Your membership" });
  await expect(own.getByText(/of 8 hours left/)).toBeVisible();
  await expect(own.getByText("Card", { exact: true })).toBeVisible();
});

test("a member changes to another plan online, and pays the difference by card", { tag: "@long" }, async ({ page }) => {
  const venue = await payingVenue(page);
  await sellClub(venue);
  await sellClub(venue, { name: "Club 20", price: { amount: 45_800, currency: "CAD" } });
  const email = `${crypto.randomUUID()}@visitor.test`;
  await page.goto(`${venue.url}/book/plans`);
  await page.getByRole("link", { name: "Choose Club 8" }).click();
  await buyerFields(page, email);
  await enterCard(page, "4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay $254.00" }).click();
  await expect(page.getByRole("heading", { name: "Club 8 is yours" })).toBeVisible();
  const { text } = await mailTo(email, /has begun/);
  await page.goto(/http\S+\/reset-password\S+/.exec(text)?.[0] ?? "");
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(`${venue.url}/login?next=/member/profile`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  const own = page.getByRole("region", { name: "Your membership" });
  await expect(own.getByText("Active")).toBeVisible();
  await expect(own.getByRole("link", { name: "Buy a pack" })).toBeVisible();
  await expectAccessibleState(page);
  await own.getByRole("button", { name: "Change plan" }).click();
  await expect(page.getByRole("heading", { name: "Change your plan" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Club 8" })).toHaveCount(0);
  await page.getByRole("link", { name: "Choose Club 20" }).click();
  const will = page.getByRole("region", { name: "What will happen" });
  await expect(will.getByText("$229.00 credited")).toBeVisible();
  await expect(will.getByText("$229.00 today")).toBeVisible();
  await enterCard(page, "4242 4242 4242 4242");
  await expectAccessibleState(page);
  await page.getByRole("button", { name: "Pay $229.00" }).click();
  await expect(page.getByRole("heading", { name: "Club 20 is yours" })).toBeVisible();
  await page.getByRole("link", { name: "See your plan" }).click();
  await expect(own.getByText("Club 20")).toBeVisible();
  await expect(own.getByText("$45", { exact: false }).first()).toBeVisible();
});
