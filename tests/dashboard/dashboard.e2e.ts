import { expect, test } from "#tests/support/browser-test.ts";

test.use({ person: "staff" });

test("checks a late guest in from Do now, and takes it back", async ({ page, desk }) => {
  const today = await desk.day(Temporal.Now.plainDateISO("America/Vancouver").toString());
  const [guest] = today.bookings.filter(({ allowed_actions }) => allowed_actions.includes("check_in"));
  test.skip(guest === undefined, "Late in the evening nobody is expected any more");
  if (!guest) return;
  // The page's clock alone: whoever comes is twelve minutes late, whenever this runs.
  await page.clock.setFixedTime(Temporal.Instant.from(guest.start_time).add({ minutes: 12 }).toString());
  await page.goto("/");
  const list = page.getByRole("list", { name: "Do now" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  const all = page.getByRole("button", { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  const act = list.getByRole("button", { name: `Check in: ${guest.client_name} is 12 min late` });
  await act.click();
  await expect(page.getByText(`${guest.client_name} is checked in`)).toBeVisible();
  await expect(act).toBeHidden();
  expect((await desk.booking(guest.id)).status).toBe("checked_in");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(act).toBeVisible();
  expect((await desk.booking(guest.id)).status).toBe("confirmed");
});

test("leads to who comes next and begins a booking by key", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Do now" })).toBeVisible();
  await expect(page.getByText("Bay 1", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "All of today" }).click();
  await expect(page).toHaveURL(/\/bookings\?view=today&location=\d+/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Do now" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
});
