import type { Locator } from "@playwright/test";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { isLongProof } from "#tests/support/proof/proof.ts";
import { venueNow } from "#tests/support/venue-clock.ts";
import { book, chooseDay, chooseService, chooseTime, goOn, mailTo, manageLinkIn, sayWho } from "./booking-page.ts";

for (const service of isLongProof ? ["Simulator", "Lesson with a coach"] : ["Simulator"]) {
  test(`a visitor books "${service}" and cancels it by the mailed link`, { tag: "@both" }, async ({ page }) => {
    const email = `${crypto.randomUUID()}@visitor.test`;
    await chooseService(page, service);
    await chooseDay(page, 5);
    const time = await chooseTime(page, 2);
    await goOn(page);
    await expect(page.getByText(`${time} is held for you`)).toBeVisible();
    await sayWho(page, email);
    await book(page);
    await expect(page.getByText(`Confirmation goes to ${email}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "You are booked" }).locator("..")).toContainText(time);

    await page.goBack();
    await expect(page.getByRole("status").filter({ hasText: "You have booked" })).toContainText(time);
    await page.getByRole("link", { name: "See your booking" }).click();
    await expect(page.getByRole("heading", { name: "Your booking" })).toBeVisible();

    const mail = await mailTo(email, /confirmed/i);
    expect(mail.subject).toContain(time);
    await page.goto(manageLinkIn(mail));
    await expect(page.getByText("Booked", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("Cancel this booking?").locator("..")).toBeFocused();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(page.getByRole("main").getByText("Your booking is cancelled. Others can book it now.")).toBeFocused();
    await mailTo(email, /cancel/i);
    await page.reload();
    await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel booking" })).toBeHidden();
  });
}

test("restores the answers after a reload, back and forward", async ({ page }) => {
  await page.goto("/book");
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("radio", { name: /^Simulator/ }).check();
  await page.getByRole("radio", { name: /^90 min/ }).check();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await chooseDay(page, 4);
  const time = await chooseTime(page, 3);
  await page.reload();
  await expect(page.locator("[data-time][aria-pressed=true] b")).toHaveText(time);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^90 min/ })).toBeChecked();
  await page.goForward();
  await expect(page.locator("[data-time][aria-pressed=true] b")).toHaveText(time);
});

test(
  "offers other times to the second of two people who choose the same one",
  { tag: "@both" },
  async ({ page, openOther }) => {
    // The putting lesson has few coaches: both visitors request the same one.
    const lastOfKind = page.locator("[data-time]:has-text('1 left')").first();
    await chooseService(page, "Lesson with a coach");
    await chooseDay(page, 6);
    await lastOfKind.click();
    const other = await openOther();
    await other.goto(page.url());
    await expect(other.locator("[data-time][aria-pressed=true]")).toBeVisible();

    await goOn(page);
    await expect(page.getByText(/is held for you/)).toBeVisible();
    await goOn(other);
    const offers = other.locator("[data-alternative]");
    await expect(offers).toHaveCount(3);
    await expect(offers.first()).toBeFocused();
    await expectAccessibleState(other);
    await offers.first().click();
    await expect(other.getByText(/is held for you/)).toBeVisible();
  },
);

test("frees the held time when the visitor goes back to choose again", { tag: "@long" }, async ({ page }) => {
  await chooseService(page, "Lesson with a coach");
  await chooseDay(page, 7);
  const last = page.locator("[data-time]:has-text('1 left')").first();
  const time = await last.locator("b").textContent();
  await last.click();
  await goOn(page);
  await expect(page.getByText(`${time} is held for you`)).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-time][aria-pressed=true] b")).toHaveText(time ?? "");
  await goOn(page);
  await expect(page.getByText(`${time} is held for you`)).toBeVisible();
});

test("returns the visitor to the times, with their answers saved, when the hold runs out", async ({ page }) => {
  await chooseService(page, "Simulator");
  await chooseDay(page, 3);
  const time = await chooseTime(page, 4);
  await page.clock.install({ time: venueNow().epochMilliseconds });
  await goOn(page);
  await expect(page.getByText(`${time} is held for you`)).toBeVisible();
  await page.getByLabel("First name").fill("Margaux");
  await page.clock.fastForward("05:01");
  await expect(page.getByText("The time was held for 5 minutes and is free again.").first()).toBeVisible();
  await expect(page.locator("[data-time][aria-pressed=true] b")).toHaveText(time);
  await goOn(page);
  await expect(page.getByLabel("First name")).toHaveValue("Margaux");
});

test("scrolls from the main button to the missing answer", { tag: "@long" }, async ({ page }) => {
  await page.goto("/book");
  await page.getByRole("button", { name: "Choose a time" }).click();
  await expect(page.getByRole("radio", { name: /^Simulator/ })).toBeFocused();
  await expect(page.getByText("Choose what you would like to book.").first()).toBeVisible();
  await page.getByRole("radio", { name: /^Simulator/ }).check();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await expect(page.locator("[data-time]").first()).toBeVisible();
  await goOn(page);
  await expect(page.getByText("Choose a time first").first()).toBeVisible();
  await expect(page.locator("[data-time]").first()).toBeFocused();
  await chooseTime(page, 1);
  await goOn(page);
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("Enter an email address.")).toBeVisible();
});

test("can be used with only the keyboard", async ({ page }) => {
  await page.goto("/book");
  const press = async (target: Locator) => {
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await page.getByRole("radio", { name: /^Simulator/ }).focus();
  await page.keyboard.press("Space");
  await press(page.getByRole("button", { name: "Choose a time" }));
  await expect(page.locator("[data-time]").first()).toBeVisible();
  await press(page.locator("[data-day]").nth(2));
  await expect(page.locator("[data-time]").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page.getByRole("button", { name: "Continue" }));
  await expect(page.getByText(/is held for you/)).toBeVisible();
  await page.getByLabel("First name").focus();
  await page.keyboard.type("Key");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Board");
  await page.keyboard.press("Tab");
  await page.keyboard.type("keys@visitor.test");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeFocused();
});
