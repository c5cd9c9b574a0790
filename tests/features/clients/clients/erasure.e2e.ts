import { z } from "zod";
import { expectAccessibleLayout, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const WithId = z.object({ id: z.int() });

test.describe("the owner", () => {
  test.use({ person: "owner" });

  test(
    "downloads a client's data, then erases the client for good",
    { tag: "@long" },
    async ({ page, desk, faults }) => {
      faults.expect(/422/);
      const last = `Marrack${crypto.randomUUID().slice(0, 6)}`;
      const body = { first_name: "Quillon", last_name: last, email: `${last}@mail.example`, phone: "604 555 0142" };
      const { id } = WithId.parse(await desk.send("POST", "/api/v1/clients", body));
      await page.goto(`/clients/${id}`);
      await expect(page.getByRole("heading", { name: `Quillon ${last}`, level: 1 })).toBeVisible();
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download all" }).click();
      expect((await downloading).suggestedFilename()).toBe(`client-${id}.json`);

      await page.getByRole("button", { name: "Erase client" }).click();
      const dialog = page.getByRole("dialog", { name: `Erase Quillon ${last}` });
      await expect(dialog.getByText("This cannot be undone.")).toBeVisible();
      await expectAccessibleState(page);
      await page.setViewportSize({ width: 375, height: 812 });
      await expectAccessibleLayout(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByLabel(/to confirm/).fill("Quillon");
      await dialog.getByRole("button", { name: "Erase for good" }).click();
      await expect(dialog.getByText(`Type “Quillon ${last}” to confirm.`)).toBeVisible();
      await dialog.getByLabel(/to confirm/).fill(`Quillon ${last}`);
      await dialog.getByRole("button", { name: "Erase for good" }).click();
      await expect(page.getByRole("heading", { name: "Erased client", level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
      await expect(page.getByText("Erased a client")).toBeVisible();
      await page.goto(`/clients?search=${last}`);
      await expect(
        page
          .getByText("No changes yet")
          .or(page.getByText(/No clients/))
          .first(),
      ).toBeVisible();
    },
  );

  test("sees why a client cannot be erased yet", { tag: "@long" }, async ({ page, desk }) => {
    const found = await desk.get("/api/v1/clients?search=member@demo.test", z.object({ data: z.array(WithId) }));
    await page.goto(`/clients/${found.data[0]?.id}?edit=erase`);
    const dialog = page.getByRole("dialog", { name: "Erase Hannah Takeda" });
    await expect(dialog.getByText(/still runs. Cancel it first/)).toBeVisible();
    await expect(dialog.getByLabel(/to confirm/)).toHaveCount(0);
    await expectAccessibleState(page);
  });
});
