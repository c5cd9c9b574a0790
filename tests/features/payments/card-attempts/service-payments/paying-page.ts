import type { Page } from "@playwright/test";
import { z } from "zod";
import { chooseDay, chooseTime, goOn } from "#tests/features/bookings/online/booking-page.ts";
import { browserOf, expect } from "#tests/support/browser/browser-test.ts";
import { makeOwnVenue, type OwnVenue } from "#tests/support/browser/own-venue.ts";

const Services = z.object({
  data: z.array(z.object({ id: z.int(), name: z.string(), version: z.int(), kind: z.string() })),
});

/** A venue that takes cards, created the way an owner does, with a 50 % deposit for its bay time. */
export async function payingVenue(page: Page): Promise<OwnVenue & { service: string }> {
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

/** Goes to the last step, with a time held. */
export async function holdTime(page: Page, { url, service }: { url: string; service: string }): Promise<void> {
  await page.goto(`${url}/book`);
  await page.getByRole("radio", { name: new RegExp(`^${service}`) }).check();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await chooseDay(page, 3);
  await chooseTime(page, 2);
  await goOn(page);
  await expect(page.getByText("is held for you")).toBeVisible();
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry date").fill("08 / 34");
  await page.getByLabel("Security code").fill("123");
}
