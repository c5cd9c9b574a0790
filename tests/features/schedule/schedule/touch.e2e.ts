import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { boxOf } from "./lens-page.ts";
import { block, openSchedule } from "./schedule-page.ts";

test.use({ person: "staff", viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test("changes a booking's length by a long press on its lower edge", async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Mae Jemison", bay: "Bay 1", day, at: "12:00" });
  await openSchedule(page, day);
  const shown = block(page, "M. Jemison");
  await shown.scrollIntoViewIfNeeded();
  expect(await gripOf(page, "M. Jemison")).toBe("16px 2px");
  const box = await boxOf(shown);
  // 60 px per hour on phones: half an hour more.
  const from = { x: box.x + box.width / 2, y: box.y + box.height - 6 };
  await holdAndPull(page, from, { x: from.x, y: from.y + 30 });
  await expect(page.getByText("Mae Jemison now ends at 13:30")).toBeVisible();
  const longer = await desk.booking(booking.id);
  expect(day.at("13:30").equals(longer.end_time)).toBe(true);
  expect(longer.start_time).toBe(booking.start_time);
});

test("scrolls on a quick swipe, and changes nothing", async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Sally Ride", bay: "Bay 1", day, at: "15:00" });
  await openSchedule(page, day);
  const shown = block(page, "S. Ride");
  await shown.scrollIntoViewIfNeeded();
  const box = await boxOf(shown);
  const touch = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2, y: box.y + box.height - 6 };
  await send(touch, "touchStart", from);
  for (let step = 1; step <= 6; step++) await send(touch, "touchMove", { x: from.x, y: from.y - step * 15 });
  await send(touch, "touchEnd");
  await expect.poll(async () => (await boxOf(shown)).y).toBeLessThan(box.y);
  await expect(page.locator(".sg-drop")).toBeHidden();
  expect((await desk.booking(booking.id)).version).toBe(booking.version);
});

test("changes the length in the dialog too, without a drag", { tag: "@long" }, async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Ellen Ochoa", bay: "Bay 1", day, at: "12:00" });
  await openSchedule(page, day);
  await block(page, "E. Ochoa").tap();
  await page.getByRole("dialog", { name: "Ellen Ochoa" }).getByRole("button", { name: "Edit" }).tap();
  const dialog = page.getByRole("dialog", { name: "Edit Ellen Ochoa" });
  await dialog.getByLabel("Length").selectOption("90");
  await dialog.getByRole("button", { name: "Save booking" }).tap();
  await expect(page.getByText("The booking of Ellen Ochoa is saved")).toBeVisible();
  expect(day.at("13:30").equals((await desk.booking(booking.id)).end_time)).toBe(true);
});

async function holdAndPull(page: Page, from: Point, to: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await send(touch, "touchStart", from);
  // A press that lasts picks the block up.
  await expect(page.locator(".sg-drop")).toContainText("12:00–13:00");
  for (let step = 1; step <= 5; step++) {
    await send(touch, "touchMove", { x: to.x, y: from.y + ((to.y - from.y) * step) / 5 });
  }
  await expect(page.locator(".sg-drop")).toContainText("12:00–13:30, 90 min");
  await send(touch, "touchEnd");
}

interface Point {
  x: number;
  y: number;
}

async function send(touch: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: Point): Promise<void> {
  await touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
}

/** The size of the touch handle of a block. */
async function gripOf(page: Page, name: string): Promise<string> {
  return block(page, name).evaluate((shown) => getComputedStyle(shown, "::after").backgroundSize);
}
