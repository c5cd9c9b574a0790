import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueNow } from "#tests/support/venue-clock.ts";
import { block, hoverCard, openSchedule } from "./schedule-page.ts";

test.use({ person: "admin", viewport: { width: 1280, height: 800 } });

const BAYS = ["Bay 1", "Bay 2", "Bay 3", "Bay 4", "Bay 5", "Bay 6"];
const NAMES = ["Ada Lovelace", "Mary Shelley", "Grace Hopper", "Lise Meitner", "Nellie Bly", "Rosa Parks"];

/** Longer on the page's clock than a hover card takes to open. */
const REST_MS = 900;

test.beforeEach(({ page }) => page.clock.install({ time: venueNow().epochMilliseconds }));

test("leaves each column in place when the panel opens, and opens no other booking's card", async ({
  page,
  desk,
  day,
}) => {
  for (const [at, bay] of BAYS.entries())
    await desk.book({ name: NAMES[at] ?? "", bay, day, at: "12:00", minutes: 90 });
  await openSchedule(page, day);
  await expect(block(page, "R. Parks")).toBeVisible();
  const before = await columnEdges(page);

  await block(page, "M. Shelley").click();
  const panel = page.getByRole("complementary", { name: "Mary Shelley" });
  await expect(panel).toContainText("Bay 2");
  expect(await columnEdges(page)).toEqual(before);
  await page.clock.runFor(REST_MS);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // What the panel covers can be scrolled out from under it, and opening a booking there scrolls it into view.
  await block(page, "R. Parks").press("Enter");
  const opened = page.getByRole("complementary", { name: "Rosa Parks" });
  await expect(opened).toContainText("Bay 6");
  const [shown, over] = [await block(page, "R. Parks").boundingBox(), await opened.boundingBox()];
  if (!shown || !over) throw new Error("the booking and its panel are on the page");
  expect(shown.x + shown.width).toBeLessThanOrEqual(over.x);
});

test("opens no card when a dialog closes over a still pointer, and one as soon as it moves", async ({
  page,
  desk,
  day,
}) => {
  await desk.book({ name: "Ada Lovelace", bay: "Bay 3", day, at: "12:00", minutes: 90 });
  await openSchedule(page, day);
  const shown = await block(page, "A. Lovelace").boundingBox();
  if (!shown) throw new Error("the booking is on the page");
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
  await page.mouse.move(shown.x + 20, shown.y + 20, { steps: 4 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(REST_MS);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.move(shown.x + 40, shown.y + 24, { steps: 4 });
  await expect(page.getByRole("dialog", { name: "A. Lovelace" })).toBeVisible();
  await hoverCard(page, "A. Lovelace");
});

/** The left and right edge of each bay's column, in px. */
function columnEdges(page: Page): Promise<string[]> {
  return page.locator("[data-column]").evaluateAll((columns) =>
    columns.map((column) => {
      const { left, right } = column.getBoundingClientRect();
      return `${Math.round(left)}–${Math.round(right)}`;
    }),
  );
}
