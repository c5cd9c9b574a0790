import { z } from "zod";
import { expectAccessibleLayout, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";

test.use({ person: "owner" });

async function save(desk: DemoDesk, name: string, query: string): Promise<string> {
  const saved = await desk.send("POST", "/api/v1/saved-queries", { name, query, variables: "{}" });
  return z.object({ name: z.string() }).parse(saved).name;
}

test(
  "an owner adds two saved queries to the dashboard, and sees when one has been deleted",
  { tag: "@long" },
  async ({ page, desk }) => {
    const coaches = await save(desk, "Who teaches here", "query Who { coaches { data { name } meta { total } } }");
    const places = await save(desk, "Where we are", "query Where { locations { data { name timezone } } }");
    await page.goto("/?arrange=1");
    const dialog = page.getByRole("dialog", { name: "Arrange your dashboard" });
    for (const name of [coaches, places]) await dialog.getByRole("button", { name: `Add ${name}` }).click();
    await dialog.getByRole("button", { name: `Move ${places} up` }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();

    const answer = page.getByRole("region", { name: `What ${coaches} answers` });
    await expect(answer.getByRole("row").nth(1)).toBeVisible();
    await expect(page.getByRole("region", { name: `What ${places} answers` })).toContainText("America/Vancouver");
    await expectAccessibleState(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessibleLayout(page);
    await page.getByRole("link", { name: "Open in GraphiQL" }).first().click();
    await expect(page.getByText(`${places}, version 1`)).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    const list = page.getByRole("navigation", { name: "Saved queries" });
    await list.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(list.getByRole("button", { name: new RegExp(`^${places}`) })).toBeHidden();
    await page.goto("/");
    await expect(page.getByText("This query was deleted. Choose Arrange to remove it.")).toBeVisible();
    await expect(answer.getByRole("row").nth(1)).toBeVisible();
  },
);
