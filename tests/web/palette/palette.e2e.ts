import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

const PALETTE = { name: "Go to or do" };
const FIELD = { name: /^Find clients/ };

test.describe("at the desk, by keyboard alone", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("finds a client and opens the page, then opens a screen by two letters", { tag: "@both" }, async ({ page }) => {
    await page.goto("/locations");
    await expect(page.getByRole("heading", { level: 1, name: "Locations" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", FIELD)).toBeFocused();
    await page.keyboard.type("hana");
    const people = page.getByRole("group", { name: "Clients" }).getByRole("option");
    await expect(people.first()).toContainText(/hana/i);
    await expectAccessibleState(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/clients\/\d+$/);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("g");
    await page.keyboard.press("s");
    await expect(page).toHaveURL(/\/schedule-overview/);
  });

  test("opens the screen's search by /, or the palette if there is none", { tag: "@long" }, async ({ page }) => {
    await page.goto("/clients");
    const search = page.getByRole("searchbox", { name: "Name, email, phone" });
    await expect(search).toBeVisible();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("");
    await page.goto("/profile");
    await expect(page.getByLabel("First name")).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("combobox", FIELD)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", PALETTE)).toBeHidden();
  });

  test("shows the screen's keys, and leaves a booking's form unchanged", { tag: "@long" }, async ({ page }) => {
    await page.goto("/schedule-overview");
    await expect(page.getByText("Bay 1", { exact: true }).first()).toBeVisible();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await expect(help.getByRole("region", { name: "Move a booking" })).toBeVisible();
    await expectAccessibleState(page);
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("c");
    await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", PALETTE)).toHaveCount(0);
  });

  test("asks before the palette leaves unsaved changes", { tag: "@long" }, async ({ page }) => {
    await page.goto("/profile");
    await page.getByLabel("Phone").fill("604 555 0100");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("dashb");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByLabel("Phone")).toHaveValue("604 555 0100");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("opens by the button at the top and finds a coach", { tag: "@long" }, async ({ page }) => {
    await page.goto("/bookings");
    await page.getByRole("button", { name: "Search clients, bookings, screens" }).filter({ visible: true }).click();
    await page.getByRole("combobox", FIELD).fill("gallagher");
    const coach = page.getByRole("group", { name: "Coaches" }).getByRole("option", { name: /Gallagher/ });
    await expect(coach).toBeVisible();
    await expectAccessibleState(page);
    await coach.click();
    await expect(page).toHaveURL(/\/coaches\/\d+$/);
  });
});
