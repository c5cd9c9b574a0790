import { expect, test } from "#tests/support/browser/browser-test.ts";
import { paths } from "#web/screen/paths.ts";

test.use({ person: "member", viewport: { width: 375, height: 812 } });

test("shows a member's four links on one line of a phone", { tag: "@long" }, async ({ page }) => {
  await page.goto(paths.book);
  const links = page.getByRole("navigation", { name: "More of this venue" }).getByRole("link");
  await expect(links).toHaveText(["Memberships", "Gift cards", "My bookings", "Profile"]);
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
