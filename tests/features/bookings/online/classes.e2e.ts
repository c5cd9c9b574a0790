import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";
import { isLongProof } from "#tests/support/proof/proof.ts";
import { venueToday } from "#tests/support/venue-clock.ts";
import { book, goOn, mailTo, manageLinkIn, sayWho } from "./booking-page.ts";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Creates a class with one seat, at 13:00 three days from now; returns its name. */
async function oneSeat(desk: DemoDesk): Promise<string> {
  const name = `Short Game ${crypto.randomUUID().slice(0, 6)}`;
  const durations = [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }];
  const service = await desk.send("POST", "/api/v1/services", { name, kind: "class", durations });
  const day = venueToday().add({ days: 3 });
  await desk.send("POST", "/api/v1/class-sessions/schedule", {
    service_id: z.object({ id: z.int() }).parse(service).id,
    location_id: await desk.location(),
    capacity: 1,
    level: "Beginner",
    weekdays: [WEEKDAYS[day.dayOfWeek - 1]],
    start: "13:00",
    duration_minutes: 60,
    from: day.toString(),
    count: 1,
  });
  return name;
}

async function chooseClasses(page: Page): Promise<void> {
  await page.goto("/book");
  await page.getByRole("radio", { name: /^Classes/ }).check();
  await page.getByRole("button", { name: "Choose a class" }).click();
  await expect(page.getByRole("heading", { name: "Choose a time" })).toBeFocused();
}

for (const width of isLongProof ? [375, 1440] : [375]) {
  test(
    `a visitor books the last seat of a class and cancels it by the mailed link at ${width} px`,
    { tag: "@both" },
    async ({ page, desk, openOther }) => {
      const name = await oneSeat(desk);
      const email = `${crypto.randomUUID()}@visitor.test`;
      await page.setViewportSize({ width, height: 900 });
      await chooseClasses(page);
      const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
      await expect(row).toContainText("1 seat left");
      await row.getByRole("button", { name: /^Choose/ }).click();
      await expect(row.getByRole("button", { name: /^Chosen/ })).toBeVisible();
      await expectAccessibleState(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await goOn(page);
      await expect(page.getByText("Your seat at 13:00 is held")).toBeVisible();
      await sayWho(page, email);
      await book(page);
      await expect(page.getByText(`60 min ${name}`)).toBeVisible();

      const other = await openOther();
      await other.setViewportSize({ width, height: 900 });
      await chooseClasses(other);
      const full = other.getByRole("listitem").filter({ hasText: name });
      await expect(full).toContainText("Full");
      await expect(full.getByRole("button")).toBeHidden();
      await expect(full.getByRole("link", { name: /^Join the waiting list/ })).toBeVisible();

      await page.goto(manageLinkIn(await mailTo(email, /confirmed/i)));
      await page.getByRole("button", { name: "Cancel booking" }).click();
      await page.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(
        page.getByRole("main").getByText("Your booking is cancelled. The seat is free for others."),
      ).toBeFocused();
      await other.reload();
      await expect(full).toContainText("1 seat left");
    },
  );
}
