import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { chooseDay, chooseTime, goOn, sayWho } from "#tests/book/booking-page.ts";
import { makeOwnVenue, type OwnVenue } from "#tests/support/browser/own-venue.ts";

const Services = z.object({
  data: z.array(z.object({ id: z.int(), name: z.string(), version: z.int(), kind: z.string() })),
});

/** A venue that takes cards, as its owner makes one, and asks for half of its bay time in advance. */
async function payingVenue(page: Page): Promise<OwnVenue & { service: string }> {
  const venue = await makeOwnVenue();
  await page.context().addCookies(browserOf(venue.owner).cookies);
  await page.goto(`${venue.url}/config/e-commerce`);
  await page.getByRole("button", { name: "Connect card payments" }).click();
  await page.getByRole("link", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  const { data } = await venue.desk.get("/api/v1/services", Services);
  const bayTime = data.find(({ kind }) => kind === "resource");
  if (!bayTime) throw new Error("the template has bay time");
  const nothing = { percent: 0, fee: { amount: 0, currency: "CAD" } };
  const policy = {
    cancellation: [],
    no_show: nothing,
    deposit: { ...nothing, percent: 50 },
    reschedule_notice_minutes: 0,
    reschedule_fee: { amount: 0, currency: "CAD" },
  };
  await venue.desk.send("PATCH", `/api/v1/services/${bayTime.id}`, { version: bayTime.version, policy });
  await page.context().clearCookies();
  return { ...venue, service: bayTime.name };
}

/** To the last step, with a time held. */
async function holdTime(page: Page, { url, service }: { url: string; service: string }): Promise<void> {
  await page.goto(`${url}/book`);
  await page.getByRole("radio", { name: new RegExp(`^${service}`) }).check();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await chooseDay(page, 3);
  await chooseTime(page, 2);
  await goOn(page);
  await expect(page.getByText("is held for you")).toBeVisible();
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("08 / 34");
  await page.getByLabel("Security code").fill("123");
}

test.beforeEach(({ faults }) => {
  // The provider's pages stand on the central host, and the browser logs each refusal of a card.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
  faults.expect(/402/);
});

test("a visitor pays a deposit: declined, then refused at the bank, then paid", async ({ page }) => {
  const venue = await payingVenue(page);
  await holdTime(page, venue);
  const pay = page.getByRole("button", { name: /^Pay \$.* and book$/ });
  await expect(page.getByText("Charged now")).toBeVisible();
  await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
  await pay.click();
  await expect(page.getByText("Card details are not ready. Please complete the form.")).toBeVisible();
  await expectAccessible(page);

  await enterCard(page, "4000 0000 0000 0002");
  await pay.click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByLabel("Card number").fill("4000 0025 0000 3155");
  await pay.click();
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByText(/unable to authenticate your payment method/)).toBeVisible();
  await pay.click();
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await expect(page.getByText("A deposit is paid")).toBeVisible();
});

test("a visitor pays in full and is given it back where the time was let go meanwhile", async ({ page, openOther }) => {
  const venue = await payingVenue(page);
  await holdTime(page, venue);
  await sayWho(page, `${crypto.randomUUID()}@visitor.test`);
  await page.getByRole("radio", { name: /^In full/ }).check();
  await enterCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: /^Pay \$.* and book$/ }).click();
  await expect(page.getByRole("button", { name: "Complete authentication" })).toBeVisible();
  // Another window of the same browser lets the time go.
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem("book.hold") ?? "{}").token as string);
  const other = await openOther();
  await other.goto(`${venue.url}/book`);
  const status = await other.evaluate(
    async (hold) =>
      (await fetch(`/api/v1/public/holds/${hold}`, { method: "DELETE", headers: { "x-requested-with": "test" } }))
        .status,
    token,
  );
  expect(status).toBe(200);
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is booked, and your money comes back" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Choose another time" }).click();
  await expect(page.locator("[data-time]").first()).toBeVisible();
});
