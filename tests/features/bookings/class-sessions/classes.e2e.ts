import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

test.use({ person: "admin" });

test(
  "a class is offered, scheduled, enrolled in, checked in and cancelled",
  { tag: "@long" },
  async ({ page, day }) => {
    const name = `Swing ${crypto.randomUUID().slice(0, 6)}`;
    await page.goto("/products/services?service=new");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Kind").selectOption("Class");
    await page.getByLabel("Price per seat").fill("30");
    await page.getByRole("button", { name: "Add service" }).click();
    await expect(page.getByText(`${name} is added`)).toBeVisible();

    await page.goto(`/classes?date=${day.date}`);
    await page.getByRole("button", { name: "Schedule a class" }).click();
    const dialog = page.getByRole("dialog", { name: "Schedule a class" });
    await dialog.getByLabel("Class").selectOption(name);
    await dialog.getByLabel("Room").selectOption("Studio");
    for (const weekday of ["Mon", "Fri"]) await dialog.getByRole("button", { name: weekday }).click();
    await dialog.getByRole("spinbutton", { name: "Hours" }).pressSequentially("1000");
    await dialog.getByRole("textbox", { name: "Dates" }).fill("12");
    await dialog.getByRole("textbox", { name: "Seats" }).fill("2");
    await expect(dialog.getByText("12 dates", { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole("button", { name: /^Save \d+ dates?/ }).click();
    await expect(page.getByText(`${name} is scheduled`)).toBeVisible();

    const first = venueToday().toString();
    await page.goto(`/classes?date=${first}`);
    await page.getByRole("button", { name: "Week after" }).click();
    await expect(page).not.toHaveURL(new RegExp(`date=${first}`));
    // While the week is loading, the list still shows the previous one.
    await page.reload();
    await page.getByRole("rowheader", { name }).first().click();
    const panel = page.getByRole("complementary", { name });
    await panel.getByRole("button", { name: "Add a person" }).click();
    const add = page.getByRole("dialog", { name: `Add a person to ${name}` });
    await add.getByLabel("Client").fill("member@demo.test");
    await add.getByRole("option", { name: /Hannah Takeda/ }).click();
    await add.getByRole("button", { name: "Book the seat" }).click();
    await expect(panel.getByText("Hannah Takeda")).toBeVisible();
    await expect(panel.getByText("1 left")).toBeVisible();
    await panel.getByRole("button", { name: "Check in all 1" }).click();
    await expect(panel.getByText("1 of 1 here")).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole("button", { name: "Close" }).last().click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("rowheader", { name }).first().click();
    await panel.getByRole("button", { name: "Cancel class" }).click();
    const question = page.getByRole("dialog", { name: `Cancel ${name}?` });
    await expect(question.getByText(/^1 person loses a seat/)).toBeVisible();
    await expectAccessibleState(page);
    await question.getByLabel("Message").fill("The coach is ill.");
    await question.getByRole("button", { name: "Cancel class" }).click();
    await expect(panel.getByText("Cancelled", { exact: true })).toBeVisible();
  },
);
