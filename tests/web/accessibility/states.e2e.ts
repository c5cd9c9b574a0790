import { block, hoverCard, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expectAccessible, expectAccessibleLayout } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

/** The tablet shows these states as the desktop does; its routes are checked in routes.e2e.ts. */
for (const width of [375, 1440]) {
  const expectClean = width === 1440 ? expectAccessible : expectAccessibleLayout;

  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      "passes axe on the booking dialog, empty, refused and taken",
      { tag: "@long" },
      async ({ page, desk, day }) => {
        await desk.book({ name: "Mary Shelley", bay: "Bay 1", day, at: "18:00" });
        await openSchedule(page, day);
        await page.keyboard.press("c");
        const dialog = page.getByRole("dialog", { name: "New booking" });
        await dialog.getByRole("button", { name: "Book", exact: true }).click();
        await expect(dialog.getByText("2 fields need attention.")).toBeVisible();
        await expectClean(page);
        await dialog.getByRole("combobox", { name: "Client" }).fill("anna");
        await expect(dialog.getByRole("option").nth(1)).toBeVisible();
        await expectClean(page);
        await dialog.getByRole("option", { name: /Book for a guest/ }).click();
        await dialog.getByLabel("Bay").selectOption({ label: "Bay 1" });
        await dialog.getByLabel("Starts").selectOption({ label: "18:00, not free" });
        await expect(dialog.getByRole("group", { name: "The nearest free times" })).toBeVisible();
        await expectClean(page);
      },
    );

    test("passes axe on a booking's card, panel and questions", { tag: "@long" }, async ({ page, desk, day }) => {
      await desk.book({ name: "Ida Wells", bay: "Bay 1", day, at: "12:00" });
      await openSchedule(page, day);
      const card = await hoverCard(page, "I. Wells");
      await expectClean(page);
      await card.getByRole("button", { name: "Check in" }).click();
      await expect(page.getByText("Ida Wells is checked in")).toBeVisible();
      await block(page, "I. Wells").click();
      await expect(page.getByRole("button", { name: "Complete", exact: true })).toBeVisible();
      await expectClean(page);
      await page.getByRole("button", { name: "Edit" }).click();
      await expect(page.getByRole("dialog", { name: "Edit Ida Wells" })).toBeVisible();
      await expectClean(page);
    });

    test("passes axe on empty lists and on failed loads", { tag: "@long" }, async ({ page, faults }) => {
      faults.expect(/404|503/);
      await page.goto("/bookings?view=all&search=nobody-has-this-name");
      await expect(page.getByText("0 rows", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: /Clear/ }).first()).toBeVisible();
      await expectClean(page);
      await page.goto("/bookings?booking=99999999");
      await expect(page.getByText("The booking did not load")).toBeVisible();
      await expectClean(page);
      await page.goto("/locations/99999999");
      await expect(page.getByText("There is no such location")).toBeVisible();
      await expectClean(page);
    });

    test("passes axe on menus, filters and the location's forms", { tag: "@long" }, async ({ page, desk }) => {
      await page.goto("/bookings?view=all");
      await page.getByRole("button", { name: "Filters" }).click();
      await expect(page.getByRole("dialog", { name: "Filters" }).getByLabel("Coach")).toBeVisible();
      await expectClean(page);
      await page.goto("/locations?edit=new");
      await expect(page.getByRole("dialog", { name: "New location" })).toBeVisible();
      await expectClean(page);
      await page.goto(`/locations/${await desk.location()}`);
      await page.getByRole("button", { name: "Add Monday hours" }).click();
      await page.getByLabel("Monday opens").last().fill("10:00");
      await expect(page.getByText("These hours overlap.")).toBeVisible();
      await expectClean(page);
      const menu = page.getByRole("button", { name: width < 600 ? "More" : /profile menu/ });
      await menu.click();
      await expect(page.getByText("Sign out")).toBeVisible();
      // Like a native menu, an open menu is in no landmark: it has the focus, and everything else is hidden.
      // The phone's menu is a different one, with colors of its own to check.
      await expectAccessible(page, ["region"]);
    });
  });
}
