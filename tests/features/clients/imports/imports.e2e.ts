import { expectAccessibleAtEachWidth } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { within } from "#tests/support/proof/limits.ts";

/** A thousand people and more under a family name of this run's own, twenty of them with a bad address. */
function fileOf(last: string, mended = false): Buffer {
  const lines = Array.from({ length: 1_020 }, (_, n) => {
    const sign = n % 51 === 0 && !mended ? "@@" : "@";
    return `Person ${n},${last},p${n}${sign}${last.toLowerCase()}.example,604 555 ${String(n + 1000)},Locker ${n}`;
  });
  return Buffer.from(["First Name;Last Name;E-mail;Mobile;Locker".replaceAll(";", ","), ...lines].join("\r\n"));
}

test.describe("an admin", () => {
  test.use({ person: "admin" });

  test(
    "imports a thousand clients with twenty bad rows, corrects them, imports again and rolls back",
    { tag: "@long" },
    async ({ page }) => {
      const last = `Imp${crypto.randomUUID().slice(0, 6)}`;
      const choose = (buffer: Buffer, name: string) =>
        page.getByLabel("File of clients").setInputFiles({ name, mimeType: "text/csv", buffer });
      await page.goto("/config/import");
      await expect(page.getByRole("heading", { name: "Import", level: 1, exact: true })).toBeVisible();
      await choose(fileOf(last), "people.csv");
      await expect(page.getByText("1,000 rows ready.")).toBeVisible();
      await expect(page.getByText("Left out: Locker.")).toBeVisible();
      await expect(page.getByText("This is not an email address.").first()).toBeVisible();
      await expectAccessibleAtEachWidth(page);
      await page.getByLabel("Locker holds").selectOption({ label: "Note" });
      await expect(page.getByText("Left out: Locker.")).toHaveCount(0);
      await page.getByRole("button", { name: "Import 1,000 clients" }).click();
      await expect(page.getByText("1,000 added")).toBeVisible({ timeout: within("mail") });
      await expectAccessibleAtEachWidth(page);

      await choose(fileOf(last, true), "people-mended.csv");
      await expect(page.getByText("20 rows ready.")).toBeVisible();
      await expect(page.getByLabel("Locker holds")).toHaveValue("note");
      await page.getByRole("button", { name: "Import 20 clients" }).click();
      await expect(page.getByText("Clients: 20 added", { exact: true })).toBeVisible({ timeout: within("mail") });

      await page.getByRole("button", { name: "Roll back people-mended.csv" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Roll back" }).click();
      await expect(page.getByText("All as before")).toBeVisible({ timeout: within("mail") });
      await page.goto(`/clients?search=${last}`);
      await expect(page.getByText("1–20 of 1,000")).toBeVisible();
    },
  );
});
