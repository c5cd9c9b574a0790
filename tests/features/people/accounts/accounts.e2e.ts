import type { Page } from "@playwright/test";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const PASSWORD = "quiet lantern over the harbour";

test.use({ person: "owner" });

test(
  "a colleague is invited, signs in for the first time, is demoted and leaves",
  { tag: "@both" },
  async ({ page, openOther, faults }) => {
    faults.expect(/40[13]/);
    const last = `Quill${crypto.randomUUID().slice(0, 6)}`;
    const email = `${last.toLowerCase()}@links.example`;
    await page.goto("/config/accounts");
    await expect(page.getByRole("heading", { name: "Accounts", level: 1 })).toBeVisible();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "Invite somebody" });
    await dialog.getByLabel("First name").fill("Noor");
    await dialog.getByLabel("Last name").fill(last);
    await dialog.getByLabel("Email").fill("staff@demo.test");
    await dialog.getByRole("checkbox", { name: "Facility admin" }).check();
    faults.expect(/422/);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByText("Somebody already has an account with this address.")).toBeVisible();
    await expectAccessibleState(page);
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(`Noor ${last} is invited`)).toBeVisible();

    const other = await openOther();
    await acceptInvitation(other, email);

    await test.step("the owner sees that the colleague has signed in", async () => {
      await page.getByRole("searchbox").fill(last);
      await expect(page).toHaveURL(/search=/);
      await page.getByRole("gridcell", { name: `Noor ${last}` }).click();
      const panel = page.getByRole("complementary", { name: `Noor ${last}` });
      await expect(panel.getByText("On 1 device")).toBeVisible();
      await expect(panel.getByText("Signed in", { exact: true }).last()).toBeVisible();
      await expectAccessibleState(page);
    });

    await test.step("a demotion applies to the colleague's next request", async () => {
      await other.goto("/locations");
      await other.getByRole("button", { name: "New location" }).click();
      await other.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Nowhere");
      await page.getByRole("button", { name: "Edit" }).click();
      const form = page.getByRole("dialog", { name: `Edit Noor ${last}` });
      await form.getByRole("checkbox", { name: "Facility admin" }).uncheck();
      await form.getByRole("checkbox", { name: "Staff" }).check();
      await form.getByRole("button", { name: "Save account" }).click();
      await expect(page.getByText(`Noor ${last} is saved`)).toBeVisible();
      await other
        .getByRole("dialog")
        .getByRole("button", { name: /^(Add|Save)/ })
        .click();
      await expect(other.getByText("Your role does not include “Opening hours and locations”.")).toBeVisible();
    });

    await test.step("an ended account is signed out at once", async () => {
      await page.getByRole("button", { name: "End account" }).click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("textbox").fill(`Noor ${last}`);
      await question.getByRole("button", { name: "End account" }).click();
      await expect(page.getByText(`The account of Noor ${last} is ended`)).toBeVisible();
      await other.goto("/bookings");
      await expect(other).toHaveURL(/\/login/);
      await expect(other.getByLabel("Password", { exact: true })).toBeVisible();
    });
  },
);

/** Follows the mailed link, chooses a password and signs in with it; the link then no longer works. */
async function acceptInvitation(page: Page, email: string): Promise<void> {
  const { text } = await mailTo(email, /account is ready/i);
  const link = /http\S+\/reset-password\S+/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: /^Welcome to / })).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /profile menu/ })).toBeVisible();
}

test(
  "an owner's change of a role's permissions applies at once, and can be reset",
  { tag: "@long" },
  async ({ page, openOther, faults }) => {
    faults.expect(/403/);
    const staff = await openOther("staff");
    await staff.goto("/locations");
    await expect(staff.getByRole("button", { name: "New location" })).toHaveAttribute("aria-disabled", "true");

    await page.goto("/config/accounts/roles");
    await page.getByRole("button", { name: "Staff, Opening hours and locations: No" }).click();
    await page.getByRole("button", { name: "Opening hours and locations", exact: true }).click();
    await expect(page.getByText(/with the role Staff gains? it/)).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The permissions are saved")).toBeVisible();
    await staff.reload();
    await expect(staff.getByRole("button", { name: "New location" })).not.toHaveAttribute("aria-disabled", "true");

    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(
      page.getByRole("button", { name: "Staff, Opening hours and locations: No", exact: true }),
    ).toBeVisible();
    // The cell shows the draft at once; the bar disappears when the server has saved it.
    await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
    await staff.reload();
    await expect(staff.getByRole("button", { name: "New location" })).toHaveAttribute("aria-disabled", "true");
  },
);
