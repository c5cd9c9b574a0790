import type { Page } from "@playwright/test";
import { block, hoverCard, openSchedule } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

test.use({ person: "admin" });

/** Presses the second button; the first press opened the dialog. */
async function take(page: Page, name: string): Promise<void> {
  await page
    .getByRole("dialog", { name: "Take payment" })
    .getByRole("button", { name: /^Take \$/ })
    .click();
  await expect(page.getByText(`The payment of ${name} is taken`)).toBeVisible();
}

test(
  "the desk takes payment for an unpaid booking with two presses on the schedule",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Mae Jemison", bay: "Bay 1", day, at: "12:00" });
    await openSchedule(page, day);
    const card = await hoverCard(page, "M. Jemison");
    await card.getByRole("button", { name: "Take payment" }).click();
    await take(page, "Mae Jemison");
    await expect(block(page, "M. Jemison")).toBeVisible();
    expect((await desk.booking(booking.id)).payment_status).toBe("paid");
  },
);

test(
  "the desk takes payment for a part-paid booking with two presses in its panel",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const booking = await desk.book({ name: "Sally Ride", bay: "Bay 2", day, at: "12:00" });
    const shares = [{ amount: { amount: 1000, currency: booking.price.currency }, method: "card_terminal" }];
    await desk.send("POST", "/api/v1/payments", { booking_id: booking.id, shares });
    expect((await desk.booking(booking.id)).payment_status).toBe("deposit_paid");
    await page.goto(`/bookings?booking=${booking.id}`);
    const money = page.getByRole("complementary", { name: "Sally Ride" }).getByRole("region", { name: "Payments" });
    await money.getByRole("button", { name: "Take payment" }).click();
    await take(page, "Sally Ride");
    await expect(money.getByText("Nothing is due")).toBeVisible();
    expect((await desk.booking(booking.id)).payment_status).toBe("paid");
  },
);

test(
  "the desk takes an outstanding payment with two presses in the to-do list",
  { tag: "@long" },
  async ({ page, desk }) => {
    const { bookings } = await desk.day(venueToday().toString());
    await page.goto("/");
    const list = page.getByRole("list", { name: "To do" });
    await expect(list.getByRole("listitem").first()).toBeVisible();
    const all = page.getByRole("button", { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
    const press = list.getByRole("button", { name: /^Take payment: / }).first();
    const label = (await press.getAttribute("aria-label")) ?? "";
    const owing = bookings.find(({ client_name }) => client_name !== null && label.includes(client_name));
    if (!owing?.client_name) throw new Error(`${label} is about nobody of today`);
    await press.click();
    await take(page, owing.client_name);
    await expect(list.getByRole("button", { name: label, exact: true })).toHaveCount(0);
    expect((await desk.booking(owing.id)).payment_status).toBe("paid");
  },
);
