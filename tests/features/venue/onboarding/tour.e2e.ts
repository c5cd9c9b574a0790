import type { Page } from "@playwright/test";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { TOUR_STEPS } from "#web/app/tour/tour-steps.ts";

/** A step whose screen belongs to a separate feature is left out until the sidebar has it. */
const titles = TOUR_STEPS.map(({ title }) => title);

const card = (page: Page) => page.locator("[data-tour-card]");

async function startTour(page: Page): Promise<void> {
  await page.goto("/bookings");
  await page.getByRole("button", { name: /profile menu/ }).click();
  await page.getByRole("menuitem", { name: "Take the tour" }).click();
  await expect(card(page)).toBeVisible();
}

/** Steps through the tour with one key and returns the titles in order. */
async function walk(page: Page, key: string): Promise<string[]> {
  const seen: string[] = [];
  for (;;) {
    const title = (await card(page).getByRole("heading").textContent()) ?? "";
    seen.push(title);
    const isLast = (await card(page).getByRole("button", { name: "Finish" }).count()) === 1;
    await page.keyboard.press(key);
    if (isLast) return seen;
    await expect(card(page).getByRole("heading")).not.toHaveText(title);
  }
}

test.describe("an owner", () => {
  test.use({ person: "owner" });

  test("goes through every step by keyboard, and ends where it began", { tag: "@both" }, async ({ page }) => {
    await startTour(page);
    await expect(card(page)).toBeFocused();
    await expectAccessibleState(page);
    const seen = await walk(page, "ArrowRight");
    const isThere = (await page.locator("aside [data-tour='/communication']").count()) > 0;
    expect(seen).toEqual(isThere ? titles : titles.filter((title) => title !== "Communication"));
    await expect(card(page)).toHaveCount(0);
    await expect(page).toHaveURL("/bookings");
    await expect(page.getByRole("button", { name: /profile menu/ })).toBeFocused();
  });

  test("continues by Enter, returns by the arrow, ends by Escape, and keeps the focus in the tour", async ({
    page,
  }) => {
    await startTour(page);
    await page.keyboard.press("Enter");
    await expect(card(page).getByRole("heading")).toHaveText("Profile menu");
    await page.keyboard.press("ArrowLeft");
    await expect(card(page).getByRole("heading")).toHaveText("Sidebar navigation");
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press("Tab");
      expect(await card(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /profile menu/ })).toBeFocused();
  });

  test("does not see the tour unasked on a later visit", { tag: "@long" }, async ({ page }) => {
    // The tour's code is loaded when a tour begins.
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (/\/Tour-[^/]*\.js$/.test(request.url())) loaded.push(request.url());
    });
    await page.goto("/");
    await expect(page.getByRole("list", { name: "To do" }).getByRole("listitem").first()).toBeVisible();
    expect(loaded).toEqual([]);
    await expect(card(page)).toHaveCount(0);
    await startTour(page);
    expect(loaded).toHaveLength(1);
  });

  test("does not see it while a dialog is open", { tag: "@long" }, async ({ page }) => {
    await startTour(page);
    await page.evaluate(() => {
      const dialog = document.createElement("div");
      dialog.setAttribute("role", "alertdialog");
      dialog.id = "planted";
      dialog.textContent = "First this";
      document.body.append(dialog);
    });
    await expect(card(page)).toHaveCount(0);
    await page.evaluate(() => document.getElementById("planted")?.remove());
    await expect(card(page)).toBeVisible();
  });
});

test.describe("a coach", () => {
  test.use({ person: "coach" });

  test("sees no steps that only others may open", { tag: "@long" }, async ({ page }) => {
    await startTour(page);
    const seen = await walk(page, "ArrowRight");
    expect(seen).toContain("Resources");
    for (const title of ["Accounts", "E-commerce", "Import"]) expect(seen).not.toContain(title);
  });
});

test.describe("on a phone", () => {
  test.use({ person: "owner", viewport: { width: 375, height: 812 } });

  test(
    "sees it at the bottom, above the bar that it describes, with a phone's entries",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/bookings");
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Take the tour" }).click();
      await expect(card(page)).toBeVisible();
      const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
      const box = await card(page).boundingBox();
      expect([box?.x, box?.width]).toEqual([0, 375]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      await expectAccessibleState(page);
      expect(await walk(page, "ArrowRight")).toEqual([
        "Sidebar navigation",
        "Dashboard",
        "Dashboard widgets",
        "Schedule overview",
        "Bookings",
        "Clients",
      ]);
      await expect(card(page)).toHaveCount(0);
    },
  );
});
