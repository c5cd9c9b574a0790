import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { venueToday } from "#tests/support/venue-clock.ts";
import { fillSchedule, test } from "./day-story.ts";
import { block } from "./schedule-page.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test(
  "works through a day at the desk on a phone: one bay a page, swipes, and the list",
  { tag: "@both" },
  async ({ page, desk }) => {
    await fillSchedule(desk);

    await test.step("open: a late guest is checked in from the dashboard", async () => {
      await page.goto("/");
      await page.getByRole("button", { name: /^Check in: Edgar Poe is \d+ min late/ }).tap();
      const said = page.getByText("Edgar Poe is checked in");
      await expect(said).toBeVisible();
      // The notice stays for ten seconds, and the next action is at the bottom.
      const notice = page.getByRole("listitem").filter({ has: said });
      await expect.poll(async () => isOver(notice, page.getByRole("link", { name: "New booking" }))).toBe(true);
      await expectWhole(page);
    });

    await test.step("the schedule shows one bay a page, and a swipe shows the next", async () => {
      await page.getByRole("link", { name: "Schedule", exact: true }).tap();
      const inHand = page.locator(".sg-pager b");
      await expect(inHand).toHaveText("Bay 1");
      await swipeOn(page);
      await expect(inHand).toHaveText("Bay 2");
      await expect(block(page, "E. Poe")).toBeInViewport();
      await page.getByRole("button", { name: "Bay 1", exact: true }).tap();
      await expect(inHand).toHaveText("Bay 1");
      await expectWhole(page);
    });

    await test.step("walk-in: two taps", async () => {
      await page.getByRole("button", { name: "Walk-in", exact: true }).tap();
      const dialog = page.getByRole("dialog", { name: "Walk-in" });
      await expect(dialog.getByRole("radio", { name: /^Bay 1 / })).toBeChecked();
      await expectAccessibleState(page);
      const told = await dialog.getByLabel("Length").locator("option:checked").textContent();
      await dialog.getByRole("button", { name: "Check in" }).tap();
      await expect(page.getByText("Walk-in is checked in")).toBeVisible();
      await expect(block(page, "Walk-in")).toHaveAccessibleName(/Bay 1, Checked in/);
      const { bookings } = await desk.day(venueToday().toString());
      const booked = bookings.find(({ client_name }) => client_name === "Walk-in");
      expect(told).toContain(`$${((booked?.price.amount ?? 0) / 100).toFixed(2)}`);
    });

    await test.step("the list starts with the bookings that need attention, and links to each", async () => {
      await page.getByRole("button", { name: "List", exact: true }).tap();
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Needs attention/);
      await expectWhole(page);
      await page
        .getByRole("region", { name: "Needs attention" })
        .getByRole("button", { name: /L\. Byron/ })
        .tap();
      const panel = page.getByRole("dialog", { name: "Lord Byron" });
      await expectAccessibleState(page);
      await panel.getByRole("button", { name: "No-show" }).tap();
      await expect(page.getByText("Lord Byron is marked as no-show")).toBeVisible();
      await panel.getByRole("button", { name: "Close" }).tap();
      await expect(page.getByRole("region", { name: "Needs attention" })).toBeHidden();
    });

    await test.step("the guests who are in check out", async () => {
      await page
        .getByRole("region", { name: "In the bays now" })
        .getByRole("button", { name: /E\. Poe/ })
        .tap();
      const panel = page.getByRole("dialog", { name: "Edgar Poe" });
      await panel.getByRole("button", { name: "Complete" }).tap();
      await expect(page.getByText("Edgar Poe is completed")).toBeVisible();
      await panel.getByRole("button", { name: "Close" }).tap();
      const { bookings } = await desk.day(venueToday().toString());
      const states = Object.fromEntries(bookings.map(({ client_name, status }) => [client_name, status]));
      expect(states).toMatchObject({ "Edgar Poe": "completed", "Lord Byron": "no_show", "Walk-in": "checked_in" });
    });
  },
);

async function isOver(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above !== null && below !== null && above.y + above.height <= below.y;
}

/** Expects no axe violations and nothing beyond the edge of the screen. */
async function expectWhole(page: Page): Promise<void> {
  await expectAccessibleState(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Swipes the current page to the left, past its middle, so that any speed will do; waits until the next one has settled. */
async function swipeOn(page: Page): Promise<void> {
  const scroller = page.locator(".sg-scroll");
  const rest = await scroller.evaluateHandle((element) => ({
    comes: new Promise((end) => element.addEventListener("scrollend", () => end(true), { once: true })),
  }));
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
  await touch("touchStart", 340);
  for (let x = 320; x >= 120; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await rest.evaluate(({ comes }) => comes);
  await finger.detach();
}
