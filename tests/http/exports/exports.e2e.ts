import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LocationPage } from "#schema/venue/locations/models.ts";
import { ResourcePage } from "#schema/venue/resources/models.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";

/** What a list's CSV button saves: the file's name and its lines without the header. */
async function fileOf(page: Page): Promise<{ name: string; lines: string[] }> {
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: /^CSV/ }).click();
  const download = await file;
  const text = await readFile(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.trimEnd().split("\r\n").slice(1) };
}

async function baysOf(desk: DemoDesk, location: string): Promise<number> {
  const { data } = await desk.get(`/api/v1/locations?search=${encodeURIComponent(location)}`, LocationPage);
  const { meta } = await desk.get(`/api/v1/resources?location_id=${data[0]?.id ?? 0}`, ResourcePage);
  return meta.total ?? 0;
}

test.describe("an owner", () => {
  test.use({ person: "owner" });

  test("downloads the bookings as a file", { tag: "@long" }, async ({ page }) => {
    await page.goto("/bookings?view=today");
    await expect(page.getByRole("button", { name: /^CSV, [\d,]+ rows?$/ })).toBeVisible();
    expect((await fileOf(page)).name).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  });
});

test.describe("staff", () => {
  test.use({ person: "staff" });

  test("download coaches, services and bays as the list is filtered, and see why the bookings are refused", async ({
    page,
    desk,
  }) => {
    await page.goto("/coaches?search=zhao");
    await expect(page.getByRole("button", { name: "CSV, 1 row" })).toBeVisible();
    const coaches = await fileOf(page);
    expect(coaches.name).toMatch(/^coaches-.*\.csv$/);
    expect(coaches.lines).toHaveLength(1);
    expect(coaches.lines[0]).toContain("Mei-Lin");

    await page.goto("/products/resources");
    await page.getByRole("button", { name: "North Shore" }).click();
    // Other journeys add bays while this one runs.
    const atNorthShore = await baysOf(desk, "North Shore");
    await expect(page.getByRole("button", { name: `CSV, ${atNorthShore} rows` })).toBeVisible();
    const bays = await fileOf(page);
    expect([bays.name.startsWith("resources-"), bays.lines.length]).toEqual([true, atNorthShore]);

    await page.goto("/products/services?search=putt&kind=coach");
    await expect(page.getByRole("grid", { name: "services" })).toContainText("Putting lesson");
    const services = await fileOf(page);
    // A row for each duration: two of the lesson, one of the fitting.
    expect([services.name.startsWith("services-"), services.lines.length]).toEqual([true, 3]);

    await page.goto("/bookings?view=today");
    const refused = page.getByRole("button", { name: /^CSV/ });
    await expect(refused).toHaveAttribute("aria-disabled", "true");
    await expect(refused).toHaveAccessibleDescription(/does not include “Export as CSV”/);
  });
});
