import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const Clients = z.object({ data: z.array(z.object({ id: z.int() })) });

test.use({ person: "admin" });

test(
  "an admin impersonates a client in a separate tab, gives a reason, and returns to their own session",
  { tag: "@both" },
  async ({ page, context, desk }) => {
    const found = await desk.get("/api/v1/clients?search=member%40demo.test", Clients);
    await page.goto(`/clients/${found.data[0]?.id}`);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("button", { name: /^Act for / }).click(),
    ]);
    const bar = tab.getByRole("region", { name: "Acting for somebody" });
    await expect(bar).toContainText("You are only looking around.");
    await expect(tab).toHaveURL("/book");
    await expect(tab.getByRole("radio", { name: /^Simulator/ })).toBeVisible();
    await expectAccessibleState(tab);

    await bar.getByRole("button", { name: "Change something" }).click();
    const dialog = tab.getByRole("dialog", { name: /^Change something for / });
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog.getByText("Enter a short reason for your changes.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Asked for on the phone");
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toContainText("Asked for on the phone");
    await expect(bar.getByRole("button", { name: "Change something" })).toBeHidden();

    await bar.getByRole("button", { name: "Leave" }).click();
    await expect(bar).toBeHidden();
    // The other tab was the admin's all along.
    await page.reload();
    await expect(page.getByRole("button", { name: /profile menu/ })).toBeVisible();
  },
);

test("opens an impersonation link once, and only unaltered", { tag: "@long" }, async ({ page, faults }) => {
  faults.expect(/410/);
  await page.goto("/impersonate?access_token=nothing-that-we-made&proxy=1&return_url=//elsewhere.example");
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expect(page.getByText("was already used or has expired")).toBeVisible();
  await page.goto("/impersonate?access_token=something");
  await expect(page.getByText("The link is incomplete.")).toBeVisible();
});
