import type { Locator, Page } from "@playwright/test";
import { LocationHours, LocationPage } from "#schema/venue/locations/models.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";

test.describe("an admin", () => {
  test.use({ person: "admin" });

  test("adds a location, sets its hours and removes it by name", { tag: "@long" }, async ({ page, desk }) => {
    const name = `Pier ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto("/locations");
    await page.getByRole("button", { name: "New location" }).click();
    const dialog = page.getByRole("dialog", { name: "New location" });
    await dialog.getByRole("button", { name: "Add location" }).click();
    await expect(dialog.getByText("Enter a name for the location.")).toBeVisible();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("City").fill("Vancouver");
    await dialog.getByLabel("Times are written").selectOption("HH:mm");
    await dialog.getByRole("button", { name: "Add location" }).click();
    await expect(page.getByText(`${name} is added`)).toBeVisible();
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("gridcell", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

    const monday = page.getByRole("group", { name: "Monday" });
    await expect(monday).toContainText("Closed");
    await monday.getByRole("button", { name: "Add Monday hours" }).click();
    await write(monday.getByLabel("Monday opens"), "8:30");
    await monday.getByRole("button", { name: "Add Monday hours" }).click();
    await write(monday.getByLabel("Monday opens").last(), "16:00");
    await expect(monday.getByText("These hours overlap.")).toBeVisible();
    const save = page.getByRole("button", { name: "Save hours" });
    await expect(save).toBeDisabled();
    await save.hover();
    await expect(save).toHaveAccessibleDescription("Correct the marked hours first.");
    await write(monday.getByLabel("Monday opens").last(), "18:00");
    await expect(monday.getByText("These hours overlap.")).toBeHidden();
    await save.click();
    await expect(page.getByText("Opening hours are saved")).toBeVisible();
    expect(await mondayOf(desk, name)).toEqual([
      { opens: "08:30", closes: "17:00" },
      { opens: "18:00", closes: "20:00" },
    ]);

    await page.getByRole("button", { name: "Remove", exact: true }).click();
    const question = page.getByRole("alertdialog", { name: `Remove ${name}?` });
    await expect(question.getByRole("button", { name: "Remove location" })).toBeDisabled();
    await question.getByLabel(`Type “${name}” to confirm`).fill(name);
    await question.getByRole("button", { name: "Remove location" }).click();
    await expect(page.getByText(`${name} is removed`)).toBeVisible();
    await expect(page).toHaveURL("/locations");
    expect(await found(desk, name)).toBeUndefined();
  });

  test(
    "sees why a location with upcoming bookings cannot be removed",
    { tag: "@long" },
    async ({ page, desk, faults }) => {
      faults.expect(/4(09|22)/);
      await page.goto("/locations");
      await page.getByRole("button", { name: "Remove North Shore" }).click();
      const question = page.getByRole("alertdialog", { name: "Remove North Shore?" });
      await question.getByRole("textbox").fill("North Shore");
      await question.getByRole("button", { name: "Remove location" }).click();
      const refusal = page.getByRole("alert").filter({ hasText: "North Shore was not removed" });
      await expect(refusal).toContainText(/bookings/);
      expect(await found(desk, "North Shore")).toBeDefined();
    },
  );

  test("changes a location's name, and then its hours", { tag: "@long" }, async ({ page, desk }) => {
    const name = `Quay ${crypto.randomUUID().slice(0, 8)}`;
    await desk.send("POST", "/api/v1/locations", { name });
    await openByName(page, name);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
    await dialog.getByLabel("Name").fill(`${name} East`);
    await dialog.getByRole("button", { name: "Save location" }).click();
    await expect(page.getByRole("heading", { name: `${name} East`, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Add Tuesday hours" }).click();
    await page.getByRole("button", { name: "Save hours" }).click();
    await expect(page.getByText("Opening hours are saved")).toBeVisible();
    const saved = await found(desk, `${name} East`);
    await desk.send("DELETE", `/api/v1/locations/${saved?.id}?version=${saved?.version}`);
  });
});

test.describe("staff", () => {
  test.use({ person: "staff" });

  test("see the hours without being able to change them, and read who may", { tag: "@long" }, async ({ page }) => {
    await page.goto("/locations");
    await expect(page.getByRole("button", { name: /^Remove/ })).toBeHidden();
    const add = page.getByRole("button", { name: "New location" });
    await expect(add).toBeDisabled();
    await add.focus();
    await expect(page.getByRole("tooltip")).toHaveText(/does not include “Opening hours and locations”/);
    await add.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("gridcell", { name: "Main Street", exact: true }).click();
    await expect(page.getByLabel("Monday opens")).toBeDisabled();
    await expect(page.getByRole("button", { name: /^Add / })).toBeHidden();
  });
});

async function openByName(page: Page, name: string): Promise<void> {
  await page.goto(`/locations?search=${encodeURIComponent(name)}`);
  await page.getByRole("gridcell", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function write(box: Locator, time: string): Promise<void> {
  await box.fill(time);
  await box.blur();
}

async function found(desk: DemoDesk, name: string) {
  const { data } = await desk.get(`/api/v1/locations?search=${encodeURIComponent(name)}`, LocationPage);
  return data.find((location) => location.name === name);
}

async function mondayOf(desk: DemoDesk, name: string) {
  const location = await found(desk, name);
  const { days } = await desk.get(`/api/v1/locations/${location?.id}/hours`, LocationHours);
  return days.find(({ weekday }) => weekday === "monday")?.ranges;
}
