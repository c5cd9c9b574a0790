import { expect, test } from "#tests/support/browser/browser-test.ts";
import { pullEdge } from "./lens-page.ts";
import { block, openSchedule } from "./schedule-page.ts";

// Tall enough for a whole day: dragging near an edge scrolls.
test.use({ person: "staff", viewport: { width: 1440, height: 1100 } });

test("extends a booking by its lower edge, along its service's lengths, and undoes it", async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Ada Lovelace", bay: "Bay 2", day, at: "12:00" });
  await openSchedule(page, day);
  await pullEdge(page, "A. Lovelace", 0.55);
  await expect(page.locator(".sg-drop")).toContainText("12:00–13:30, 90 min");
  await page.mouse.up();
  await expect(page.getByText("Ada Lovelace now ends at 13:30")).toBeVisible();
  await expect(block(page, "A. Lovelace")).toHaveAccessibleName(/12:00–13:30/);
  const longer = await desk.booking(booking.id);
  expect(day.at("13:30").equals(longer.end_time)).toBe(true);
  expect(longer.start_time).toBe(booking.start_time);
  expect(longer.resource_id).toBe(booking.resource_id);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await desk.booking(booking.id)).end_time).toBe(booking.end_time);
});

test(
  "extends and shortens by keyboard, announces each end, and sends the result once",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Grace Hopper", bay: "Bay 1", day, at: "15:00" });
    await openSchedule(page, day);
    await block(page, "G. Hopper").focus();
    await page.keyboard.down("Alt");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByRole("status").filter({ hasText: "15:00–16:30, 90 min" })).toBeAttached();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.up("Alt");
    await expect(page.getByText("Grace Hopper now ends at 17:00")).toBeVisible();
    await expect(block(page, "G. Hopper")).toBeFocused();
    const longer = await desk.booking(booking.id);
    expect(day.at("17:00").equals(longer.end_time)).toBe(true);
    expect(longer.version).toBe(booking.version + 1);
  },
);

test(
  "cancels a resize with Escape, and reports that the next booking is in the way",
  { tag: "@long" },
  async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    await desk.book({ name: "Mary Shelley", bay: "Bay 3", day, at: "19:00" });
    const booking = await desk.book({ name: "Alan Turing", bay: "Bay 3", day, at: "18:00" });
    await openSchedule(page, day);
    await pullEdge(page, "A. Turing", 1);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect((await desk.booking(booking.id)).version).toBe(booking.version);

    await pullEdge(page, "A. Turing", 1);
    await page.mouse.up();
    await expect(page.getByRole("alert").filter({ hasText: "Alan Turing" })).toBeVisible();
    await expect(block(page, "A. Turing")).toHaveAccessibleName(/18:00 to 19:00|18:00–19:00/);
    expect((await desk.booking(booking.id)).end_time).toBe(booking.end_time);
  },
);
