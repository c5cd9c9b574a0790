import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { EXAMPLES } from "#web/features/graphiql/examples.ts";

const result = (page: Page) => page.getByRole("region", { name: "Result", exact: true });
const run = (page: Page) => page.getByRole("button", { name: /Execute query/ });
const editor = (page: Page) => page.locator(".graphiql-query-editor .monaco-editor");

async function openExplorer(page: Page): Promise<void> {
  await page.goto("/graphiql");
  // The editor is loaded after the page.
  await expect(editor(page)).toBeVisible();
  await expect(page.getByRole("button", { name: EXAMPLES[0]?.title })).toBeEnabled();
}

/** Puts a document into the editor and runs it. */
async function runDocument(page: Page, document: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(document);
  await run(page).click();
}

/** Rows of the table in sight over whose middle something else is drawn. */
function coveredRows(page: Page): Promise<number> {
  return result(page)
    .getByRole("region", { name: "Tables of the result" })
    .evaluate((frame) => {
      const { top, bottom, left } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll("tbody tr")].filter((row) => {
        const box = row.getBoundingClientRect();
        const middle = (box.top + box.bottom) / 2;
        const isInSight = top < middle && middle < Math.min(bottom, innerHeight - 100);
        return isInSight && !row.contains(document.elementFromPoint(left + 60, middle));
      }).length;
    });
}

test.describe("an analyst", () => {
  test.use({ person: "staff" });

  test("comes from the desk, runs each example, reads it as a table and sees what it cost", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "GraphiQL" }).click();
    await expect(page.getByRole("heading", { name: "GraphiQL" })).toBeVisible();
    for (const { title } of EXAMPLES) {
      await page.getByRole("button", { name: title }).click();
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
      await run(page).click();
      expect(await (await answered).json(), title).not.toHaveProperty("errors");
      await expect(result(page).getByRole("table").first()).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Cost" })).toContainText("of 1,000");
    }
    await page.getByRole("button", { name: "Services with their prices" }).click();
    await run(page).click();
    await expect(result(page).getByRole("columnheader", { name: "durations" })).toBeVisible();
    await expect(result(page).getByRole("cell", { name: "Simulator", exact: true })).toBeVisible();
    await expect(result(page).getByRole("status")).toHaveText(/^\d+ rows, \d+ ms$/);
    await result(page).getByRole("button", { name: "JSON" }).click();
    await expect(page.locator(".result-window")).toContainText('"Simulator"');
  });

  test("is refused a mutation, in words", async ({ page }) => {
    await openExplorer(page);
    await runDocument(page, 'mutation MakePlace { createLocation(input: { name: "Made by an analyst" }) { id } }');
    await expect(page.locator(".result-window")).toContainText("This token is read-only");
    await expect(page.locator(".result-window")).toContainText("forbidden");
    await expect(result(page).getByRole("table")).toHaveCount(0);
  });

  test("reads the docs, with what every field means", async ({ page }) => {
    await openExplorer(page);
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    await page.getByRole("link", { name: "Query" }).first().click();
    await expect(page.getByText("Bookings of the company; live holds are left out.")).toBeVisible();
  });

  test("works by keyboard alone: Tab leads into the editor, out of it and on to the result", async ({ page }) => {
    await openExplorer(page);
    await page.getByRole("button", { name: "Bays and where they stand" }).press("Enter");
    await editor(page).getByRole("textbox").focus();
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(result(page).getByRole("cell", { name: "Bay 1", exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(run(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(editor(page).getByRole("textbox")).toBeFocused();
    const json = result(page).getByRole("button", { name: "JSON" });
    for (let presses = 0; presses < 15; presses += 1) {
      if (await json.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(json).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(result(page).getByRole("region", { name: "Tables of the result" })).toBeFocused();
  });

  for (const width of [375, 768, 1440]) {
    test(`finds nothing in the way at ${width} px, before and after a run`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openExplorer(page);
      await expectAccessible(page);
      await run(page).click();
      await expect(result(page).getByRole("table")).toBeInViewport();
      expect(await coveredRows(page)).toBe(0);
      await expectAccessible(page);
      await result(page).getByRole("button", { name: "JSON" }).click();
      await expectAccessible(page);
    });
  }
});

test("nobody who is not signed in reaches the explorer: they are led to sign in", async ({ page, faults }) => {
  faults.expect(/401/);
  await page.goto("/graphiql");
  await expect(page).toHaveURL(/\/login\?next=%2Fgraphiql$/);
});

test.describe("a client", () => {
  test.use({ person: "member" });

  test("is refused the explorer", async ({ page }) => {
    await page.goto("/graphiql");
    await expect(page.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  });
});
