import { MembershipPlanPage } from "#schema/memberships/plans/models.ts";
import { book, chooseDay, chooseService, chooseTime, goOn } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test(
  "sets a plan's member price, shows it before a member books, and keeps it with the booking",
  { tag: "@long" },
  async ({ desk, openOther }) => {
    const admin = await openOther("admin");
    const { data } = await desk.get("/api/v1/membership-plans?perPage=100", MembershipPlanPage);
    const me = await openOther("member");
    await me.goto("/member/profile");
    const own = me.getByRole("region", { name: "Your membership" });
    await expect(own.locator(".plan b")).not.toBeEmpty();
    const name = (await own.locator(".plan b").textContent()) ?? "";
    const plan = data.find((one) => one.name === name);
    if (!plan) throw new Error(`there is no plan ${name}`);

    await admin.goto("/products/membership-plans");
    await admin.getByRole("rowheader", { name }).click();
    await admin.getByRole("button", { name: "Add member price" }).click();
    await admin.getByLabel("Percentage", { exact: true }).fill("25");
    await admin.getByLabel("Days ahead").fill("90");
    const card = admin.getByRole("region", { name: "Preview of the plan" });
    await expect(card.getByText("25% off each booking")).toBeVisible();
    await expect(card.getByText("Book up to 90 days ahead")).toBeVisible();
    await expectAccessibleState(admin);
    await admin.getByRole("button", { name: "Save plan" }).click();
    await expect(admin.getByText(`${name} is saved`)).toBeVisible();

    try {
      await chooseService(me, "Simulator");
      await chooseDay(me, 8);
      await chooseTime(me, 4);
      await expect(me.getByText(/^Member price: \$.* instead of \$/)).toBeVisible();
      await expectAccessibleState(me);
      await goOn(me);
      await expect(me.getByText(/^Member price: \$.* instead of \$/)).toBeVisible();
      await book(me);
      await expect(me.getByText(/^Member price: \$.* instead of \$.*\.$/)).toBeVisible();
    } finally {
      const { data: after } = await desk.get("/api/v1/membership-plans?perPage=100", MembershipPlanPage);
      const version = after.find(({ id }) => id === plan.id)?.version ?? 0;
      const none = { version, member_prices: [], booking_window_days: null };
      await desk.send("PATCH", `/api/v1/membership-plans/${plan.id}`, none);
    }
  },
);
