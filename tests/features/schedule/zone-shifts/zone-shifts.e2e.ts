import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { startAnewAfter } from "./demo-offset.ts";

test.use({ person: "owner" });

test(
  "an owner chooses the booked wall time for one booking, and the new time for two that cannot move",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    await desk.book({ name: "Ada Lovelace", bay: "Bay 1", day, at: "18:00" });
    await desk.book({ name: "Grace Hopper", bay: "Bay 1", day, at: "19:00" });
    await desk.book({ name: "Mary Somerville", bay: "Bay 2", day, at: "19:00" });
    expect(await startAnewAfter(day.date)).toBe(3);
    // Booked under the new rules, at the place where Ada's booking would have to move.
    await desk.book({ name: "Emmy Noether", bay: "Bay 1", day, at: "17:00" });

    await page.goto("/");
    await expect(page.getByText("3 entries on the schedule would start at a different time")).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("link", { name: "Choose which time to keep" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Clock Changes" })).toBeVisible();
    const row = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
    await expect(row("Ada Lovelace")).toContainText(/17:00.*18:00/);
    await expectAccessibleState(page);

    await page.getByRole("button", { name: "Keep the booked time" }).click();
    const question = page.getByRole("alertdialog", { name: "Keep the booked time of 3 entries?" });
    await expectAccessibleState(page);
    await question.getByRole("button", { name: "Keep the booked time" }).click();
    await expect(page.getByText("1 entry is settled")).toBeVisible();
    await expect(row("Mary Somerville")).toBeHidden();
    await expect(row("Ada Lovelace")).toContainText("Something else takes that time");
    await expect(row("Grace Hopper")).toContainText("Something else takes that time");
    await expectAccessibleState(page);

    await page.getByRole("button", { name: "Use the new time" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Use the new time" }).click();
    await expect(page.getByText("Nothing to decide")).toBeVisible();
    await page.goto(`/schedule-overview?location=${day.locationId}&date=${day.date}`);
    await expect(page.getByRole("button", { name: /^M\. Somerville.*18:00/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^A\. Lovelace.*18:00/ })).toBeVisible();
  },
);
