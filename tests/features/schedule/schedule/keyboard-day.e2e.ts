import { expect, test } from "#tests/support/browser/browser-test.ts";
import { block, openSchedule } from "./schedule-page.ts";

test.use({ person: "admin" });

test("books, moves, checks in, undoes and cancels without a mouse", { tag: "@long" }, async ({ page, desk, day }) => {
  const { keyboard } = page;
  await openSchedule(page, day);

  await keyboard.press("c");
  await expect(
    page.getByRole("dialog", { name: "New booking" }).getByRole("combobox", { name: "Client" }),
  ).toBeFocused();
  await keyboard.type("Katherine Johnson");
  await expect(page.getByRole("option", { name: /Book for a guest/ })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
  const starts = page.getByLabel("Starts");
  await tabTo(starts);
  // A native list: typing selects.
  await keyboard.type("13:00");
  await expect(starts.locator("option:checked")).toHaveText("13:00");
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Katherine Johnson is booked")).toBeVisible();

  const shown = block(page, "K. Johnson");
  await tabTo(page.getByRole("grid").locator("[tabindex='0']"));
  for (let presses = 0; presses < 80 && !(await isFocused(shown)); presses++) await keyboard.press("ArrowDown");
  await expect(shown).toBeFocused();
  await keyboard.press("Alt+ArrowRight");
  await expect(page.getByText("Katherine Johnson moves to Bay 2, 13:00")).toBeVisible();
  await expect(shown).toHaveAccessibleName(/Bay 2/);
  await expect(shown).toBeFocused();

  await keyboard.press("Space");
  const card = page.getByRole("dialog", { name: "K. Johnson" });
  await expect(card.getByRole("button", { name: "Check in" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(shown).toHaveAccessibleName(/Checked in/);
  const [booking] = (await desk.day(day.date)).bookings;
  expect(booking).toMatchObject({ status: "checked_in", resource_id: await desk.bay("Bay 2") });

  await tabTo(page.getByRole("listitem").filter({ hasText: "is checked in" }).getByRole("button", { name: /^Undo/ }));
  await keyboard.press("Enter");
  await expect(shown).toHaveAccessibleName(/Confirmed/);

  await tabTo(shown);
  await keyboard.press("Space");
  await tabTo(card.getByRole("button", { name: "Cancel" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Keep it" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(shown).toHaveAccessibleName(/Cancelled/);
  expect((await desk.day(day.date)).bookings[0]?.status).toBe("cancelled");

  /** Presses Tab until the target has focus; fails after a hundred stops. */
  async function tabTo(target: typeof shown): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 100 && !(await isFocused(target)); presses++) await keyboard.press("Tab");
    await expect(target).toBeFocused();
  }
});

function isFocused(target: ReturnType<typeof block>): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
