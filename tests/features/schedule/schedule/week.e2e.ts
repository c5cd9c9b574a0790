import { expect, test } from "#tests/support/browser/browser-test.ts";
import { openLens } from "./lens-page.ts";
import { block, grid, openSchedule } from "./schedule-page.ts";

test.use({ person: "admin" });

const nextDay = (date: string, days = 1) => Temporal.PlainDate.from(date).add({ days }).toString();

test(
  "shows the week of the selected day, changes weeks, and opens another day",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Ida Rhodes", bay: "Bay 2", day, at: "12:00" });
    await openSchedule(page, day);
    await page.keyboard.press("w");
    await expect(page).toHaveURL(/view=week/);
    await expect(grid(page).locator(".sg-strip")).toHaveCount(6);
    await expect(block(page, "Rhodes")).toHaveAccessibleName(/Bay 2/);
    await page.keyboard.press("j");
    await expect(page).toHaveURL(new RegExp(`date=${nextDay(day.date, 7)}`));
    await page.keyboard.press("k");
    await expect(block(page, "Rhodes")).toBeVisible();

    const strips = grid(page).getByRole("columnheader").getByRole("button");
    await strips.first().click();
    await expect(page).not.toHaveURL(new RegExp(`date=${day.date}`));
    await expect(block(page, "Rhodes")).toHaveCount(0);
    await page.keyboard.press("d");
    await expect(page).not.toHaveURL(/view=week/);
  },
);

test("shows what is free on another day, and books it there", { tag: "@long" }, async ({ page, day }) => {
  await openLens(page, day, "view=week");
  const cursor = grid(page).locator("[data-cursor]");
  await cursor.focus();
  // The selected day is never a Sunday, the last column of the week.
  await page.keyboard.press("End");
  for (let quarters = 0; quarters < 20; quarters++) await page.keyboard.press("ArrowDown");
  const spoken = (await cursor.getAttribute("aria-label")) ?? "";
  expect(spoken).toMatch(/of \d+ free$/);
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: spoken });
  await expect(card).toContainText(/Free for the whole hour: Bay 1|Free for the whole hour/);
  await expect(card.getByRole("button", { name: "Book here" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cursor).toBeFocused();
  await page.keyboard.press("Enter");
  await card.getByRole("button", { name: "Book here" }).click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await expect(dialog.getByLabel("Starts").locator("option:checked")).toHaveText(/\d/);
  const inHand = Temporal.PlainDate.from(day.date);
  const sunday = inHand.add({ days: 7 - inHand.dayOfWeek }).toString();
  await expect(page).toHaveURL(new RegExp(`date=${sunday}`));
});

test("moves a bay's booking to another day by keyboard, and undoes it", async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Grace Hopper", bay: "Bay 5", day, at: "12:00" });
  await openLens(page, day, `view=week&only=${await desk.bay("Bay 5")}`);
  await block(page, "G. Hopper").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(page.getByText(/Grace Hopper moves to .*, 12:00/)).toBeVisible();
  await expect(block(page, "G. Hopper")).toBeFocused();
  const moved = await desk.booking(booking.id);
  const wanted = Temporal.Instant.from(booking.start_time).add({ hours: 24 });
  expect(wanted.equals(moved.start_time)).toBe(true);
  expect(moved.resource_id).toBe(booking.resource_id);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await desk.booking(booking.id)).start_time).toBe(booking.start_time);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test(
    "shows a day or a coach on each page, with buttons as well as swipes",
    { tag: "@long" },
    async ({ page, day }) => {
      await openLens(page, day, "view=week");
      await expect(grid(page).locator(".sg-strip")).toHaveCount(7);
      const pager = page.locator(".sg-pager");
      await expect(pager.locator("b")).toContainText(String(Temporal.PlainDate.from(day.date).day));
      const opened = await pager.locator("b").textContent();
      // On a Monday there is no earlier day, while every weekday has a later one.
      await pager.getByRole("button").last().click();
      await expect(pager.locator("b")).not.toHaveText(opened ?? "");
      await pager.getByRole("button").first().click();
      await expect(pager.locator("b")).toHaveText(opened ?? "");
      await page.getByRole("button", { name: "Coaches", exact: true }).click();
      await page.getByRole("button", { name: "Day", exact: true }).click();
      const coach = await pager.locator("b").textContent();
      await pager.getByRole("button").last().click();
      await expect(pager.locator("b")).not.toHaveText(coach ?? "");
      await page.getByRole("button", { name: "List", exact: true }).click();
      await expect(page.getByText("Nothing is booked on this day")).toBeVisible();
    },
  );
});
