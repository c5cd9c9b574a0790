import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "staff" });

test(
  "adds a guest who came as a client, and finds the booking on the client's page",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const name = `Nell ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await desk.book({ name, bay: "Bay 4", day, at: "13:00" });
    await page.goto(`/bookings?booking=${id}`);
    const panel = page.getByRole("complementary", { name });
    await panel.getByRole("button", { name: "Make a client" }).click();
    const dialog = page.getByRole("dialog", { name: `Make ${name} a client` });
    await expect(dialog.getByText("No other booking comes along.")).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Add client" }).click();
    await expect(page.getByText(`${name} is a client now`)).toBeVisible();
    await panel.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("13:00").first()).toBeVisible();
  },
);
