import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

test.use({ person: "staff" });

test("checks a late guest in from the to-do list, and undoes it", { tag: "@long" }, async ({ page, desk }) => {
  const today = await desk.day(venueToday().toString());
  const guest = today.bookings.find(({ late_minutes }) => late_minutes !== null);
  if (!guest) throw new Error("Everybody who was expected by now has come");
  await page.goto("/");
  const list = page.getByRole("list", { name: "To do" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  const all = page.getByRole("button", { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const act = list.getByRole("button", { name: new RegExp(`^Check in: ${guest.client_name} is \\d+ min late`) });
  await act.click();
  await expect(page.getByText(`${guest.client_name} is checked in`)).toBeVisible();
  await expect(act).toBeHidden();
  expect((await desk.booking(guest.id)).status).toBe("checked_in");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(act).toBeVisible();
  expect((await desk.booking(guest.id)).status).toBe("confirmed");
});

test("links to the next arrivals and starts a booking by a key", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(page.getByText("Bay 1", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "All of today" }).click();
  await expect(page).toHaveURL(/\/bookings\?view=today&location=\d+/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
});
