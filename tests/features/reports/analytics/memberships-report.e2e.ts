import { expect, test } from "#tests/support/browser/browser-test.ts";

test.use({ person: "owner" });

test(
  "an owner sees what a month's MRR consists of: by change, plan and month of joining",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/reporting/memberships");
    await page.getByRole("button", { name: "The period before" }).click();
    const changes = page.getByRole("grid", { name: "What changed MRR" });
    await expect(changes.getByRole("row", { name: /^New \d+ \+\$\d/ })).toBeVisible();
    await expect(changes.getByRole("row", { name: /^Left \d+ [-−]\$\d/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "MRR by plan" })).toContainText(/Club 12, \d+/);
    await expect(page.getByRole("table", { name: "Who stays" }).getByRole("row")).not.toHaveCount(1);
  },
);
