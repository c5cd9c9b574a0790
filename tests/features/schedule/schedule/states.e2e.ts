import {
  book,
  chooseDay,
  chooseService,
  chooseTime,
  goOn,
  sayWho,
} from "#tests/features/bookings/online/booking-page.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";
import { block, grid, hoverCard, openSchedule, scheduleOf } from "./schedule-page.ts";

test.use({ person: "staff" });

test("checks in from the hover card, and undoes it", async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Rosa Parks", bay: "Bay 1", day, at: "12:00" });
  await openSchedule(page, day);
  const card = await hoverCard(page, "R. Parks");
  await expect(card).toContainText("Rosa Parks");
  await expect(card).toContainText("12:00–13:00, Bay 1");
  await card.getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("Rosa Parks is checked in")).toBeVisible();
  await expect(block(page, "R. Parks")).toHaveAccessibleName(/Checked in/);
  expect((await desk.booking(booking.id)).status).toBe("checked_in");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(block(page, "R. Parks")).toHaveAccessibleName(/Confirmed/);
  expect((await desk.booking(booking.id)).status).toBe("confirmed");
});

test("marks a no-show, and undoes it when the guest arrives late", { tag: "@long" }, async ({ page, desk }) => {
  // Only a booking that has begun can be a no-show, and none can be made in the past: takes one of the demo's of today.
  const today = await desk.day(venueToday().toString());
  const missing = today.bookings.find(({ allowed_actions }) => allowed_actions.includes("mark_no_show"));
  if (!missing) throw new Error("Everybody who was expected by now has come");
  await openSchedule(page, today);
  const shown = grid(page).locator(`[data-block="${missing.id}"]`);
  await shown.focus();
  await page.keyboard.press("Space");
  await page.getByRole("dialog").getByRole("button", { name: "No-show" }).click();
  await expect(page.getByText(`${missing.client_name} is marked as no-show`)).toBeVisible();
  await expect(shown).toHaveAccessibleName(/No-show/);
  expect((await desk.booking(missing.id)).status).toBe("no_show");
  await shown.focus();
  await page.keyboard.press("Space");
  await page.getByRole("dialog").getByRole("button", { name: "Arrived late" }).click();
  await expect(shown).not.toHaveAccessibleName(/No-show/);
  expect((await desk.booking(missing.id)).status).toBe("confirmed");
});

test("cancels from the hover card after a confirmation", { tag: "@long" }, async ({ page, desk, day }) => {
  const booking = await desk.book({ name: "Nellie Bly", bay: "Bay 2", day, at: "12:00" });
  await openSchedule(page, day);
  const card = await hoverCard(page, "N. Bly");
  await card.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel the booking of Nellie Bly?" });
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("The booking of Nellie Bly is cancelled")).toBeVisible();
  await expect(block(page, "N. Bly")).toHaveAccessibleName(/Cancelled/);
  expect((await desk.booking(booking.id)).status).toBe("cancelled");
});

test("shows that a second desk changed the booking, with its current state", async ({
  page,
  openOther,
  desk,
  day,
  faults,
}) => {
  faults.expect(/409/);
  const booking = await desk.book({ name: "Jane Goodall", bay: "Bay 1", day, at: "12:00" });
  await openSchedule(page, day);
  const second = await openOther("admin");
  // Without `navigator.locks` a browser does not follow changes and keeps showing what it loaded.
  await second.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "locks"));
  await openSchedule(second, day);
  await block(page, "J. Goodall").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Jane Goodall moves to Bay 1, 12:15")).toBeVisible();

  await block(second, "J. Goodall").focus();
  await second.keyboard.press("Alt+ArrowRight");
  await expect(second.getByRole("alert").filter({ hasText: "Jane Goodall" })).toBeVisible();
  await expect(block(second, "J. Goodall")).toHaveAccessibleName(/12:15.*Bay 1/);
  const standing = await desk.booking(booking.id);
  expect(standing.version).toBe(booking.version + 1);
  expect(standing.resource_id).toBe(booking.resource_id);
});

test(
  "leaves the typed changes in the form if the booking changed, and takes the other version on request",
  { tag: "@long" },
  async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    const booking = await desk.book({ name: "Lise Meitner", bay: "Bay 3", day, at: "12:00" });
    await openSchedule(page, day);
    await block(page, "L. Meitner").press("Enter");
    await page.getByRole("complementary", { name: "Lise Meitner" }).getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Lise Meitner" });
    await dialog.getByLabel("Client's note").fill("Near the window");
    await desk.change(booking, {
      start_time: day.at("13:00").toString(),
      end_time: day.at("14:00").toString(),
    });
    await dialog.getByRole("button", { name: "Save booking" }).click();
    const stale = dialog
      .getByRole("alert")
      .filter({ hasText: "Somebody else changed this booking while you were editing it." });
    await expect(stale).toContainText("13:00");
    await expect(dialog.getByLabel("Client's note")).toHaveValue("Near the window");
    await dialog.getByRole("button", { name: "Save booking" }).click();
    await expect(page.getByText("The booking of Lise Meitner is saved")).toBeVisible();
    const saved = await desk.booking(booking.id);
    expect(saved.client_note).toBe("Near the window");
    expect(day.at("13:00").equals(saved.start_time)).toBe(true);
    await expect(block(page, "L. Meitner")).toHaveAccessibleName(/13:00/);
  },
);

test("shows a visitor's hold as dashed, with the time left", async ({ page, openOther, desk }) => {
  const visitor = await openOther();
  await chooseService(visitor, "Studio practice");
  await chooseDay(visitor, 12);
  const time = await chooseTime(visitor, 0);
  const date = new URL(visitor.url()).searchParams.get("date") ?? "";
  await goOn(visitor);
  await expect(visitor.getByText(`${time} is held for you`)).toBeVisible();
  await page.goto(scheduleOf(await desk.day(date)));
  const held = block(page, "Held online").filter({ hasText: /left/ });
  await expect(held).toHaveAccessibleName(/Studio.*, Held/);
  await expect(held).toHaveAttribute("data-look", "dashed");

  await sayWho(visitor, "holder@visitor.test");
  await book(visitor);
  await page.reload();
  await expect(block(page, `M. Tremblay.*${time} to`)).toHaveAttribute("data-look", "solid");
});

test(
  "changes the day by keyboard and by mouse, and picks one in the calendar",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await openSchedule(page, day);
    const next = Temporal.PlainDate.from(day.date).add({ days: 1 }).toString();
    await page.keyboard.press("j");
    await expect(page).toHaveURL(new RegExp(`date=${next}`));
    await page.keyboard.press("k");
    await expect(page).toHaveURL(new RegExp(`date=${day.date}`));
    await page.getByRole("button", { name: "Day after" }).click();
    await expect(page).toHaveURL(new RegExp(`date=${next}`));
    await page.keyboard.press("t");
    const today = venueToday().toString();
    await expect(page).toHaveURL(new RegExp(`date=${today}`));
    await expect(page.getByRole("button", { name: "Today" })).toHaveAttribute("aria-current", "date");
    await expect(grid(page)).toBeVisible();
    const shown = grid(page).locator("[data-block]");
    expect(await shown.count()).toBeGreaterThan(0);
    expect((await desk.day(today)).bookings.length).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`date=${next}`));
  },
);

test(
  "shows the day as a list too, with bookings that need attention first",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Amelia Earhart", bay: "Bay 5", day, at: "12:00" });
    await openSchedule(page, day);
    await page.getByRole("button", { name: "List", exact: true }).click();
    await expect(page.getByRole("heading", { name: /Coming/ })).toBeVisible();
    await page.getByRole("button", { name: /Earhart/ }).click();
    await expect(page.getByRole("complementary", { name: "Amelia Earhart" })).toBeVisible();
  },
);
