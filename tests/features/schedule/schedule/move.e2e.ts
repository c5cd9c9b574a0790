import { expect, test } from "#tests/support/browser/browser-test.ts";
import { block, drag, grid, openSchedule } from "./schedule-page.ts";

const REFUSAL = "Your role does not include “Move to another bay”.";

test.describe("an admin", () => {
  test.use({ person: "admin" });

  test("moves a booking to another bay and time by mouse, and undoes it", async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Ada Lovelace", bay: "Bay 2", day, at: "12:00" });
    await openSchedule(page, day);
    await drag(page, "A. Lovelace", { bay: "Bay 4", hoursLater: 2 });
    await page.mouse.up();
    await expect(page.getByText("Ada Lovelace moves to Bay 4, 14:00")).toBeVisible();
    await expect(block(page, "A. Lovelace")).toHaveAccessibleName(/14:00.*Bay 4/);
    const moved = await desk.booking(booking.id);
    expect(moved.resource_id).toBe(await desk.bay("Bay 4"));
    expect(Temporal.Instant.from(moved.start_time).equals(day.at("14:00"))).toBe(true);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(block(page, "A. Lovelace")).toHaveAccessibleName(/12:00.*Bay 2/);
    await expect.poll(async () => (await desk.booking(booking.id)).resource_id).toBe(booking.resource_id);
    expect((await desk.booking(booking.id)).start_time).toBe(booking.start_time);
  });

  test("moves a booking by keyboard: five steps, one move, one Undo", async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Grace Hopper", bay: "Bay 1", day, at: "15:00" });
    await openSchedule(page, day);
    await block(page, "G. Hopper").focus();
    await page.keyboard.down("Alt");
    await page.keyboard.press("ArrowRight");
    for (let quarters = 0; quarters < 4; quarters++) await page.keyboard.press("ArrowDown");
    await page.keyboard.up("Alt");
    await expect(page.getByText("Grace Hopper moves to Bay 2, 16:00").first()).toBeVisible();
    await expect(block(page, "G. Hopper")).toBeFocused();
    const moved = await desk.booking(booking.id);
    expect(moved.resource_id).toBe(await desk.bay("Bay 2"));
    expect(moved.version).toBe(booking.version + 1);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await desk.booking(booking.id)).start_time).toBe(booking.start_time);
    expect((await desk.booking(booking.id)).resource_id).toBe(booking.resource_id);
  });

  test("cancels a drag and a keyboard move with Escape", async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Alan Turing", bay: "Bay 3", day, at: "12:00" });
    await openSchedule(page, day);
    await drag(page, "A. Turing", { bay: "Bay 5" });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(block(page, "A. Turing")).toHaveAccessibleName(/Bay 3/);
    await block(page, "A. Turing").focus();
    await page.keyboard.down("Alt");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await page.keyboard.up("Alt");
    expect((await desk.booking(booking.id)).version).toBe(booking.version);
  });

  test("sees that a bay is taken, and the booking returns", async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    await desk.book({ name: "Mary Shelley", bay: "Bay 2", day, at: "18:00" });
    const booking = await desk.book({ name: "Lord Byron", bay: "Bay 1", day, at: "18:00" });
    await openSchedule(page, day);
    await block(page, "L. Byron").focus();
    await page.keyboard.press("Alt+ArrowRight");
    const refusal = page.getByRole("alert").filter({ hasText: "Lord Byron" });
    await expect(refusal).toBeVisible();
    await expect(block(page, "L. Byron")).toHaveAccessibleName(/Bay 1/);
    expect((await desk.booking(booking.id)).resource_id).toBe(booking.resource_id);
  });
});

test.describe("staff", () => {
  test.use({ person: "staff" });

  test("sees why another bay is refused, but may move in time", { tag: "@long" }, async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Emmy Noether", bay: "Bay 3", day, at: "12:00" });
    await openSchedule(page, day);
    await drag(page, "E. Noether", { bay: "Bay 6", hoursLater: 1 });
    await expect(grid(page).getByText(REFUSAL)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText("Emmy Noether moves to Bay 3, 13:00")).toBeVisible();
    const moved = await desk.booking(booking.id);
    expect(moved.resource_id).toBe(booking.resource_id);
    expect(Temporal.Instant.from(moved.start_time).equals(day.at("13:00"))).toBe(true);

    await block(page, "E. Noether").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(page.getByRole("status").filter({ hasText: REFUSAL })).toBeAttached();
    await expect.poll(async () => (await desk.booking(booking.id)).resource_id).toBe(booking.resource_id);

    await block(page, "E. Noether").press("Enter");
    const panel = page.getByRole("complementary", { name: "Emmy Noether" });
    await panel.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Emmy Noether" });
    await expect(dialog.getByLabel("Bay")).toBeDisabled();
    await expect(dialog.getByText(REFUSAL)).toBeVisible();
  });
});
