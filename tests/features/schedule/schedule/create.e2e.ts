import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { block, grid, openSchedule, pointAt } from "./schedule-page.ts";

test.use({ person: "staff" });

test("books the bay and time under the mouse", async ({ page, desk, day }) => {
  await openSchedule(page, day);
  const { x, y } = await pointAt(page, "Bay 4", "13:00");
  await page.mouse.click(x, y);
  const dialog = newBooking(page);
  await expect(chosen(dialog, "Starts")).toHaveText("13:00");
  await expect(chosen(dialog, "Bay")).toHaveText("Bay 4");
  await expect(freeCheck(dialog)).toContainText("Bay 4Free for the whole time");
  await sayGuest(dialog, "Hedy Lamarr");
  await dialog.getByRole("button", { name: "Book", exact: true }).click();

  await expect(page.getByText("Hedy Lamarr is booked")).toBeVisible();
  await expect(block(page, "H. Lamarr")).toHaveAccessibleName(/13:00.*Bay 4/);
  const [booking] = (await desk.day(day.date)).bookings;
  expect(booking?.client_name).toBe("Hedy Lamarr");
  expect(booking?.resource_id).toBe(await desk.bay("Bay 4"));
  expect(booking?.start_time && day.at("13:00").equals(booking.start_time)).toBe(true);
});

test("explains rule by rule, on request, why a time is offered or not", { tag: "@long" }, async ({ page, day }) => {
  await openSchedule(page, day);
  const { x, y } = await pointAt(page, "Bay 4", "13:00");
  await page.mouse.click(x, y);
  const dialog = newBooking(page);
  await dialog.getByRole("button", { name: "Check 13:00 against the rules" }).click();
  const rules = freeCheck(dialog).getByRole("listitem");
  await expect(rules.filter({ hasText: "Opening hours" })).toBeVisible();
  await dialog.getByRole("button", { name: "Front desk" }).click();
  await expect(rules.filter({ hasText: "Bay is free" })).toBeVisible();
});

test("books by keyboard from the focused quarter hour", async ({ page, desk, day }) => {
  await openSchedule(page, day);
  const cursor = grid(page).getByRole("gridcell", { name: /, (free|closed)$/ });
  await cursor.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowDown");
  const spoken = (await cursor.getAttribute("aria-label")) ?? "";
  const [bay = "", time = ""] = spoken.split(", ");
  await page.keyboard.press("c");
  const dialog = newBooking(page);
  await expect(chosen(dialog, "Bay")).toHaveText(bay);
  await expect(chosen(dialog, "Starts")).toHaveText(new RegExp(`^${time}`));
  await expect(dialog.getByRole("combobox", { name: "Client" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cursor).toBeFocused();
  expect((await desk.day(day.date)).bookings).toEqual([]);
});

test(
  "finds a client by name and books them a lesson when bay and coach are both free",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await openSchedule(page, day);
    await page.getByRole("button", { name: "New booking" }).click();
    const dialog = newBooking(page);
    await dialog.getByRole("combobox", { name: "Client" }).fill("member@demo.test");
    const found = dialog.getByRole("option", { name: /^(?!Book for).*member@demo\.test/ });
    const client = (await found.locator("b").textContent()) ?? "";
    await found.click();
    await dialog.getByLabel("Service").selectOption({ label: "Lesson with a coach" });
    await expect(freeCheck(dialog)).toContainText("Choose a start time to see bay and price.");
    await dialog.getByLabel("Starts").selectOption({ label: "14:00" });
    await expect(freeCheck(dialog).getByText("Free for the whole time")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText(`${client} is booked`)).toBeVisible();
    const [booking] = (await desk.day(day.date)).bookings;
    expect(booking).toMatchObject({ client_name: client, service_name: "Lesson with a coach", status: "confirmed" });
    expect(booking?.coach_id).not.toBeNull();
    expect(booking?.resource_id).not.toBeNull();
  },
);

test(
  "reports that the bay is taken and offers the three nearest times, one press each",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Mary Shelley", bay: "Bay 1", day, at: "18:00" });
    await openSchedule(page, day);
    await page.keyboard.press("c");
    const dialog = newBooking(page);
    await dialog.getByLabel("Bay").selectOption({ label: "Bay 1" });
    await dialog.getByLabel("Starts").selectOption({ label: "18:00, not free" });
    await expect(freeCheck(dialog)).toContainText("Bay 1Not free then");
    const nearest = dialog.getByRole("group", { name: "The nearest free times" }).getByRole("button");
    await expect(nearest).toHaveText(["16:45", "17:00", "19:00"]);
    await nearest.last().click();
    await expect(chosen(dialog, "Starts")).toHaveText("19:00");
    await expect(freeCheck(dialog)).toContainText("Bay 1Free for the whole time");
  },
);

test(
  "leaves the form filled in if another person was quicker, and offers free times",
  { tag: "@long" },
  async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    await openSchedule(page, day);
    const { x, y } = await pointAt(page, "Bay 2", "11:00");
    await page.mouse.click(x, y);
    const dialog = newBooking(page);
    await expect(freeCheck(dialog)).toContainText("Free for the whole time");
    await sayGuest(dialog, "Slow Hand");
    const theirs = await desk.book({ name: "Quick Fox", bay: "Bay 2", day, at: "11:00" });
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    const taken = dialog.getByRole("alert").filter({ hasText: "Your answers are kept." });
    await expect(taken.getByRole("button")).toHaveCount(3);
    await expect(dialog.getByLabel("First name")).toHaveValue("Slow");
    await taken.getByRole("button").first().click();
    await expect(freeCheck(dialog)).toContainText("Bay 2Free for the whole time");
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Slow Hand is booked")).toBeVisible();
    const bookings = (await desk.day(day.date)).bookings;
    expect(new Set(bookings.map(({ client_name }) => client_name))).toEqual(new Set(["Quick Fox", "Slow Hand"]));
    expect(bookings.filter(({ start_time }) => start_time === theirs.start_time)).toHaveLength(1);
  },
);

test(
  "names the missing fields, and asks before it discards the form",
  { tag: "@long" },
  async ({ page, day, desk }) => {
    await openSchedule(page, day);
    await page.getByRole("button", { name: "New booking" }).click();
    const dialog = newBooking(page);
    await dialog.getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog.getByRole("combobox", { name: "Client" })).toBeFocused();
    await expect(dialog.getByRole("alert")).toContainText("2 fields need attention.");
    await dialog.getByLabel("Client's note").fill("A quiet bay");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await question.getByRole("button").last().click();
    await expect(dialog).toBeHidden();
    expect((await desk.day(day.date)).bookings).toEqual([]);
  },
);

function newBooking(page: Page): Locator {
  return page.getByRole("dialog", { name: "New booking" });
}

function freeCheck(dialog: Locator): Locator {
  return dialog.getByRole("region", { name: "What is free" });
}

function chosen(dialog: Locator, label: string): Locator {
  return dialog.getByLabel(label, { exact: true }).locator("option:checked");
}

async function sayGuest(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole("combobox", { name: "Client" }).fill(name);
  await dialog.getByRole("option", { name: /Book for a guest/ }).click();
  await expect(dialog.getByLabel("First name")).toBeFocused();
}
