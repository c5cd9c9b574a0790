import { openSchedule, pointAt } from "#tests/features/schedule/schedule/schedule-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "staff" });

test(
  "books a bay every week without the taken date, moves the dates, and cancels the following ones",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const weekAfter = await desk.day(Temporal.PlainDate.from(day.date).add({ days: 7 }).toString());
    await desk.book({ name: "Mary Shelley", bay: "Bay 4", day: weekAfter, at: "13:00" });
    // The day after the last date is taken.
    const dayAfterLast = await desk.day(Temporal.PlainDate.from(day.date).add({ days: 22 }).toString());
    await desk.book({ name: "Jane Austen", bay: "Bay 4", day: dayAfterLast, at: "13:00" });
    const nextDay = Temporal.PlainDate.from(day.date).add({ days: 1 }).toLocaleString("en", { weekday: "long" });
    await openSchedule(page, day);
    const { x, y } = await pointAt(page, "Bay 4", "13:00");
    await page.mouse.click(x, y);
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await dialog.getByRole("combobox", { name: "Client" }).fill("Ada Lovelace");
    await dialog.getByRole("option", { name: /Book for a guest/ }).click();
    await dialog.getByLabel("Repeat weekly").click();
    await dialog.getByRole("textbox", { name: "Dates" }).fill("60");
    await expect(dialog.getByText("Choose a start and an end of the series to see the dates.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Dates" }).fill("4");
    await expect(dialog.getByText("1 problem")).toBeVisible();
    await expect(dialog.getByText(/^Bay 4 is not free then on /)).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Book 3 dates, leave 1 out" }).click();
    await expect(page.getByText("Ada Lovelace is booked every week, 3 dates")).toBeVisible();

    const [booking] = (await desk.day(day.date)).bookings;
    if (!booking) throw new Error("Nothing was booked");
    await page.goto(`/bookings?booking=${booking.id}`);
    const panel = page.getByRole("complementary", { name: "Ada Lovelace" });
    await expect(panel.getByRole("heading", { name: /^Every \w+ at 13:00, date 1 of 3$/ })).toBeVisible();
    await expectAccessibleState(page);
    await panel.getByRole("button", { name: "Move dates" }).click();
    const moving = page.getByRole("dialog", { name: "Move bookings of Ada Lovelace" });
    await moving.getByText("All dates").click();
    await expect(moving.getByText("Choose another day, time, bay or coach to see the new dates.")).toBeVisible();
    await moving.getByLabel("Day").selectOption({ label: nextDay });
    await expect(moving.getByText(/^Bay 4 is not free then on /)).toBeVisible();
    await expectAccessibleState(page);
    await moving.getByRole("button", { name: "Move 2 dates, leave 1" }).click();
    await expect(page.getByText("2 bookings of Ada Lovelace moved")).toBeVisible();
    await expect(panel.getByRole("heading", { name: `Every ${nextDay} at 13:00, date 1 of 3` })).toBeVisible();
    await panel.getByRole("button", { name: "Cancel", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Cancel the booking of Ada Lovelace?" });
    await expect(question.getByRole("button", { name: "Cancel 1 booking" })).toBeVisible();
    await question.getByText("This and following").click();
    await expect(question.getByText("3 times are released.")).toBeVisible();
    await expectAccessibleState(page);
    await question.getByRole("button", { name: "Cancel 3 bookings" }).click();
    await expect(page.getByText("3 bookings of Ada Lovelace cancelled")).toBeVisible();
    expect((await desk.booking(booking.id)).status).toBe("cancelled");
  },
);
