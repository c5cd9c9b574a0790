import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueNow } from "#tests/support/venue-clock.ts";
import { block, drag, openSchedule } from "./schedule-page.ts";

test.use({ person: "admin" });

test("shows a colleague's booking at the next poll, and leaves a half-filled dialog unchanged", async ({
  page,
  desk,
  day,
}) => {
  await page.clock.install({ time: venueNow().epochMilliseconds });
  await openSchedule(page, day);
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await dialog.getByLabel("Client's note").fill("Left-handed");
  await desk.book({ name: "Ada Lovelace", bay: "Bay 2", day, at: "12:00" });
  await page.clock.runFor(21_000);
  await expect(page.locator("[data-block]").filter({ hasText: "A. Lovelace" })).toBeAttached();
  await expect(dialog.getByLabel("Client's note")).toHaveValue("Left-handed");
  await expect(dialog.getByLabel("Client's note")).toBeFocused();
});

test("reloads when the page becomes visible, and draws nothing if the response is the same", async ({
  page,
  desk,
  day,
}) => {
  await desk.book({ name: "Grace Hopper", bay: "Bay 1", day, at: "15:00" });
  await openSchedule(page, day);
  await expect(block(page, "G. Hopper")).toBeVisible();
  await page.evaluate(() => {
    const changes: string[] = [];
    const seen = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
    const body = document.querySelector(".sg-body");
    if (body) seen.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { changes });
  });
  const asked = page.waitForResponse((response) => response.request().postData()?.includes("DaySchedule") === true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Reflect.get(window, "changes") as unknown)).toEqual([]);

  await desk.book({ name: "Alan Turing", bay: "Bay 4", day, at: "15:00" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(block(page, "A. Turing")).toBeVisible();
});

test("delays updates while a booking is dragged", async ({ page, desk, day }) => {
  await desk.book({ name: "Mary Shelley", bay: "Bay 2", day, at: "12:00" });
  await openSchedule(page, day);
  await drag(page, "M. Shelley", { bay: "Bay 4", hoursLater: 1 });
  await desk.book({ name: "Lord Byron", bay: "Bay 6", day, at: "12:00" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.locator(".sg-ghost")).toBeVisible();
  await expect(block(page, "L. Byron")).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText("Mary Shelley moves to Bay 4, 13:00")).toBeVisible();
  await expect(block(page, "L. Byron")).toBeVisible();
});
