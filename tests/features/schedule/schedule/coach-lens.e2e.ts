import { expect, test } from "#tests/support/browser/browser-test.ts";
import { bookLesson, openLens } from "./lens-page.ts";
import { block, drag, grid, openSchedule } from "./schedule-page.ts";

// Tall enough for a whole day: dragging near an edge scrolls.
test.use({ viewport: { width: 1440, height: 1100 } });

test.describe("the front desk", () => {
  test.use({ person: "staff" });

  test("shows coaches with their hours and lessons, and moves a lesson to another coach", async ({
    page,
    desk,
    day,
  }) => {
    await desk.book({ name: "Lord Byron", bay: "Bay 2", day, at: "12:00" });
    const { booking, coach, other } = await bookLesson(desk, day, "Ada Lovelace");
    await openSchedule(page, day);
    await page.keyboard.press("o");
    await expect(page.getByRole("columnheader", { name: new RegExp(coach) })).toBeVisible();
    await expect(page).toHaveURL(/by=coach/);
    await expect(block(page, "A. Lovelace")).toHaveAccessibleName(new RegExp(coach));
    await expect(block(page, "L. Byron")).toHaveCount(0);
    await expect(grid(page).locator(".sg-closed").first()).toBeAttached();

    await drag(page, "A. Lovelace", { bay: other.name });
    await page.mouse.up();
    await expect(page.getByText(new RegExp(`Ada Lovelace moves to ${other.name}`))).toBeVisible();
    await expect(block(page, "A. Lovelace")).toHaveAccessibleName(new RegExp(other.name));
    const moved = await desk.booking(booking.id);
    expect(moved.coach_id).toBe(other.id);
    expect(moved.resource_id).toBe(booking.resource_id);
    expect(moved.start_time).toBe(booking.start_time);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await desk.booking(booking.id)).coach_id).toBe(booking.coach_id);
  });

  test("starts a lesson with the coach whose time was pressed", { tag: "@long" }, async ({ page, desk, day }) => {
    const { other } = await bookLesson(desk, day, "Ada Lovelace");
    await openLens(page, day, "by=coach");
    await page.getByRole("columnheader", { name: new RegExp(other.name) }).waitFor();
    const cursor = grid(page).locator("[data-cursor]");
    await cursor.focus();
    await page.keyboard.press("Home");
    while (!(await cursor.getAttribute("aria-label"))?.startsWith(other.name)) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await expect(dialog.getByLabel("Coach").locator("option:checked")).toHaveText(other.name);
  });
});

test.describe("a coach's day", () => {
  test.use({ person: "admin" });

  test("shows when a coach does not work, by keyboard too", { tag: "@long" }, async ({ page, desk, day }) => {
    const { booking, coach } = await bookLesson(desk, day, "Emmy Noether");
    await openLens(page, day, "by=coach");
    await block(page, "E. Noether").focus();
    await page.keyboard.down("Alt");
    for (let quarters = 0; quarters < 64; quarters++) await page.keyboard.press("ArrowUp");
    await expect(page.locator(".sg-drop")).toContainText(new RegExp(`${coach}.*(not working|closed) then`));
    await page.keyboard.press("Escape");
    await page.keyboard.up("Alt");
    expect((await desk.booking(booking.id)).version).toBe(booking.version);
  });
});
