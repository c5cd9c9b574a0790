import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { boxOf } from "./lens-page.ts";
import { block, scheduleOf } from "./schedule-page.ts";

test.use({ person: "staff", viewport: { width: 375, height: 812 }, hasTouch: true });

test("scrolls the end of the day above the floating button", async ({ page, desk, day }) => {
  await desk.book({ name: "Edith Clarke", bay: "Bay 1", day, at: "20:00" });
  const button = page.getByRole("button", { name: "New booking" });
  for (const view of ["", "&view=list"]) {
    await page.goto(scheduleOf(day) + view);
    const last = view === "" ? block(page, "E. Clarke") : page.getByRole("button", { name: /E\. Clarke/ });
    await expect(last).toBeVisible();
    await last.evaluate((shown) => shown.scrollIntoView({ block: "end" }));
    expect(bottomOf(await boxOf(last)), view).toBeLessThanOrEqual((await boxOf(button)).y);
  }
});

test("shows the schedule's tools in three rows: title, columns, time", { tag: "@long" }, async ({ page, day }) => {
  await page.goto(scheduleOf(day));
  const rows = [
    [page.getByRole("heading", { level: 1 }), page.getByRole("button", { name: "Walk-in" })],
    [page.getByRole("group", { name: "Columns" }), page.getByRole("button", { name: "States" })],
    [page.getByRole("group", { name: "Day", exact: true }), page.getByRole("group", { name: "View" })],
  ];
  let above = 0;
  for (const [first, second] of rows) {
    if (!first || !second) throw new Error("A row has two ends");
    const [left, right] = [await boxOf(first), await boxOf(second)];
    expect(right.y).toBeLessThan(bottomOf(left));
    expect(left.y).toBeGreaterThanOrEqual(above);
    above = bottomOf(left);
  }
});

test(
  "shows the tools in the same rows in another year, on a phone and on a desk's screen",
  { tag: "@long" },
  async ({ page, day }) => {
    const tools = [page.getByRole("group", { name: "View" }), page.getByRole("button", { name: "Walk-in" })];
    for (const [width, view] of [
      [375, ""],
      [375, "&view=week"],
      [1440, ""],
      [1440, "&view=week"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops: number[][] = [];
      for (const ahead of [0, 400, daysToNewYear(day.date)]) {
        await page.goto(`/schedule-overview?date=${addDays(day.date, ahead)}${view}`);
        const boxes = await Promise.all(tools.map(boxOf));
        for (const { x, width: wide } of boxes) expect(x + wide, `${width}${view}`).toBeLessThanOrEqual(width);
        tops.push(boxes.map(({ y }) => y));
      }
      for (const other of tops) expect(other, `${width}${view}`).toEqual(tops[0]);
    }
  },
);

test("returns to today with one press, next to the days", { tag: "@long" }, async ({ page, day }) => {
  for (const view of ["", "&view=week", "&view=list"]) {
    await page.goto(scheduleOf(day) + view);
    const today = page.getByRole("button", { name: "Today", exact: true });
    await today.tap();
    await expect(page).toHaveURL(new RegExp(`date=${venueToday().toString()}`));
    await expect(today).toHaveAttribute("aria-current", "date");
  }
});

test(
  "shows the dashboard's buttons without overlap, and above the end of the screen",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    const walkIn = page.getByRole("button", { name: "Walk-in" });
    await expect(walkIn).toBeVisible();
    const [title, act] = [await boxOf(page.getByRole("heading", { level: 1 })), await boxOf(walkIn)];
    expect(act.y).toBeLessThan(bottomOf(title));
    const end = page.getByText("Studio", { exact: true }).last();
    await expect(end).toBeVisible();
    await page.locator(".content").evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
    const arrivals = await boxOf(page.getByRole("region", { name: "Next arrivals" }));
    const button = await boxOf(page.getByRole("link", { name: "New booking" }));
    expect(bottomOf(arrivals)).toBeLessThanOrEqual(button.y);
  },
);

/** The number of days left until the last day of that year. */
function daysToNewYear(date: string): number {
  const day = Temporal.PlainDate.from(date);
  return day.until(Temporal.PlainDate.from({ year: day.year, month: 12, day: 31 })).days;
}

function bottomOf({ y, height }: { y: number; height: number }): number {
  return y + height;
}
