import { expectAccessibleLayout, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "admin" });

test(
  "creates a private calendar address, reads it as a calendar program does, renews and removes it",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/profile");
    const card = page.getByRole("region", { name: "Your calendar" });
    await card.getByRole("button", { name: "Create calendar link" }).click();
    const address = card.getByLabel("Private address");
    await expect(address).toHaveValue(/\/api\/v1\/calendars\/[\w-]+\.ics$/);
    const first = await address.inputValue();
    await expect(card.getByRole("link", { name: "Open in calendar" })).toHaveAttribute("href", /^webcal:/);
    await expectAccessibleState(page);
    const read = (url: string) =>
      page.evaluate(async (at) => {
        const answer = await fetch(new URL(at).pathname);
        return `${answer.headers.get("content-type") ?? ""} ${(await answer.text()).slice(0, 15)}`;
      }, url);
    expect(await read(first)).toBe("text/calendar; charset=utf-8 BEGIN:VCALENDAR");

    await card.getByRole("button", { name: "New address" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Make a new address" }).click();
    await expect(address).not.toHaveValue(first);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessibleLayout(page);
    await card.getByRole("button", { name: "End", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End it" }).click();
    await expect(card.getByRole("button", { name: "Create calendar link" })).toBeVisible();
  },
);
