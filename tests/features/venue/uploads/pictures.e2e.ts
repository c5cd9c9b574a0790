import { expectAccessibleAtEachWidth, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { picture } from "./support.ts";

test.use({ person: "owner" });

test(
  "an owner uploads a service's picture over an interrupted connection, and visitors see it",
  { tag: "@both" },
  async ({ page, faults }) => {
    faults.expect(/ERR_CONNECTION_RESET/);
    const content = Buffer.from(await picture(900, 560, "jpeg"));
    let broken = 0;
    await page.route("**/api/v1/uploads?*", (route) =>
      broken++ === 0 ? route.abort("connectionreset") : route.continue(),
    );
    await page.goto("/products/services");
    await page.getByRole("rowheader", { name: "Club fitting" }).click();
    const panel = page.getByRole("region", { name: "What it is" });
    await expect(panel.getByText("JPEG, PNG or WebP, at most 10 MB")).toBeVisible();
    await panel
      .getByLabel("File for picture")
      .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: content });
    await expect(panel.getByText("Choose a JPEG, PNG or WebP picture.")).toBeVisible();
    await expectAccessibleState(page);

    await panel
      .getByLabel("File for picture")
      .setInputFiles({ name: "../fitting.jpg", mimeType: "image/jpeg", buffer: content });
    await expect(panel.getByRole("button", { name: "Replace" })).toBeVisible();
    expect(broken).toBe(2);
    await expectAccessibleAtEachWidth(page);
    await page.getByRole("button", { name: "Save service" }).click();
    await expect(page.getByText(/saved/i).first()).toBeVisible();

    await page.goto("/book");
    const row = page.locator("label").filter({ has: page.getByRole("radio", { name: /^Club fitting/ }) });
    const shown = row.locator("img");
    await expect(shown).toHaveJSProperty("complete", true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expectAccessibleState(page);

    await page.goto("/products/services");
    await page.getByRole("rowheader", { name: "Club fitting" }).click();
    await panel.getByRole("button", { name: "Remove picture" }).click();
    await expect(panel.getByRole("button", { name: "Choose a picture" })).toBeVisible();
    await page.getByRole("button", { name: "Save service" }).click();
    await expect(panel).toBeHidden();
  },
);

test(
  "cancelling an upload leaves the form unchanged, and nothing can be saved during an upload",
  { tag: "@long" },
  async ({ page }) => {
    const content = Buffer.from(await picture(300, 300));
    await page.route("**/api/v1/uploads?*", () => undefined);
    await page.goto("/config/company");
    await page.getByLabel("File for logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: content });
    await expect(page.getByText(/of 0\.1 MB/)).toBeVisible();
    await page.getByRole("button", { name: "Save company" }).click();
    await expect(page.getByText("Wait until the picture has arrived.")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Replace" }).first()).toBeVisible();
  },
);
