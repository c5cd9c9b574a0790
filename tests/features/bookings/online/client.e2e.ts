import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { book, chooseDay, chooseTime, goOn } from "./booking-page.ts";

test(
  "a client signs in, books, hands the link to a friend and cancels",
  { tag: "@both" },
  async ({ page, browser }) => {
    await page.goto("/book?party=2");
    await page.getByRole("radio", { name: /^Simulator/ }).check();
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill("member@demo.test");
    await page.getByLabel("Password", { exact: true }).fill("demo-password");
    await page.getByRole("button", { name: "Sign in" }).click();

    // Back on the same step, with the previous choices.
    await expect(page.getByRole("radio", { name: /^Simulator/ })).toBeChecked();
    await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Choose a time" }).click();
    await chooseDay(page, 9);
    const time = await chooseTime(page, 6);
    await goOn(page);
    await expect(page.getByText("member@demo.test")).toBeVisible();
    await expect(page.getByLabel("First name")).toBeHidden();
    await page.getByLabel("Note to the venue").fill("Left-handed clubs, please");
    await expectAccessibleState(page);
    await book(page);

    await page.getByRole("link", { name: "My bookings" }).click();
    const mine = page
      .getByRole("article")
      .filter({ hasText: `, ${time}` })
      .first();
    await expect(mine).toContainText("Booked");
    await mine.getByRole("button", { name: /^Give to a friend/ }).click();
    const link = mine.getByText(/\/book\/manage#/);
    await expect(link).toBeVisible();
    await expectAccessibleState(page);
    // A friend with nothing but the link sees the booking and may cancel it.
    const friend = await (await browser.newContext()).newPage();
    await friend.goto((await link.textContent()) ?? "");
    await expect(friend.getByRole("button", { name: "Cancel booking" })).toBeVisible();
    await friend.context().close();
    await mine.getByRole("button", { name: "Cancel booking" }).click();
    await mine.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(mine).toContainText("Cancelled");
    await page.getByRole("button", { name: "Past" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectAccessibleState(page);
  },
);

test("asks a visitor to sign in before showing their bookings", { tag: "@long" }, async ({ page }) => {
  await page.goto("/book/my-bookings");
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toHaveAttribute(
    "href",
    "/login?next=%2Fbook%2Fmy-bookings",
  );
});
