import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";
import { EXAMPLES } from "#web/features/reports/graphiql/examples.ts";

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

  test(
    "opens GraphiQL from the desk, runs each example, reads it as a table and sees its cost",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: "GraphiQL" }).click();
      await expect(page.getByRole("heading", { name: "GraphiQL" })).toBeVisible();
      for (const { title } of EXAMPLES) {
        await page.getByRole("button", { name: title }).click();
        // Its relative dates are asked for first.
        const answered = page.waitForResponse(
          (response) =>
            new URL(response.url()).pathname === "/graphql" &&
            !response.request().postData()?.includes("currentVariables"),
        );
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
    },
  );

  test("is refused a mutation, with an explanation", { tag: "@long" }, async ({ page }) => {
    await openExplorer(page);
    await runDocument(page, 'mutation MakePlace { createLocation(input: { name: "Made by an analyst" }) { id } }');
    await expect(page.locator(".result-window")).toContainText("This token is read-only");
    await expect(page.locator(".result-window")).toContainText("forbidden");
    await expect(result(page).getByRole("table")).toHaveCount(0);
  });

  test("opens the query in an address; the address follows the editor, and the navigation works", async ({ page }) => {
    const query = "query Named($n: Int!) { services(perPage: $n) { data { name } meta { total } } }";
    await page.goto(`/graphiql?${new URLSearchParams({ query, variables: '{"n": 1}' })}`);
    await expect(editor(page)).toContainText("query Named");
    await expect(page.getByRole("status").filter({ hasText: "Cost before it runs" })).toContainText("of 1,000");
    await run(page).click();
    await expect(result(page).getByRole("row")).toHaveCount(2);
    await result(page).getByRole("button", { name: "Load all rows" }).click();
    await expect(result(page).getByRole("button", { name: "Load all rows" })).toHaveCount(0);
    expect(await result(page).getByRole("row").count()).toBeGreaterThan(2);
    const file = page.waitForEvent("download");
    await result(page).getByRole("button", { name: "CSV" }).click();
    expect((await file).suggestedFilename()).toBe("services.csv");

    await page.getByRole("button", { name: EXAMPLES[0]?.title }).click();
    await expect(page).toHaveURL(/query=[^&]*BookingsOfDay/);
    await page.reload();
    await expect(editor(page)).toContainText("BookingsOfDay");
    await page.getByRole("link", { name: "Clients" }).click();
    await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(editor(page)).toContainText("BookingsOfDay");
  });

  test(
    "saves a query, changes it, reads the previous version, and opens it by its address",
    { tag: "@long" },
    async ({ page }) => {
      await openExplorer(page);
      await runDocument(page, "query Saved { coaches { data { name } } }");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      const form = page.getByRole("dialog", { name: "Save the query" });
      await form.getByLabel("Name").fill("Our coaches");
      await form.getByRole("button", { name: "Save the query" }).click();
      const list = page.getByRole("navigation", { name: "Saved queries" });
      await expect(list.getByRole("button", { name: /^Our coaches/ })).toContainText("version 1");
      await expect(page).toHaveURL(/saved=\d+/);
      const saved = new URL(page.url()).searchParams.get("saved");

      await runDocument(page, "query Saved { services { data { name } } }");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await form.getByRole("button", { name: "Save as version 2" }).click();
      await expect(list.getByRole("button", { name: /^Our coaches/ })).toContainText("version 2");
      await list.getByRole("button", { name: /^Version 1/ }).click();
      await expect(editor(page)).toContainText("coaches");

      // No way back leads into a query that the editor does not show.
      await page.goBack();
      await expect(page).not.toHaveURL(/saved=/);
      await page.goto(`/graphiql?saved=${saved}`);
      await expect(editor(page)).toContainText("services");
      await expect(page.getByText("Our coaches, version 2")).toBeVisible();
      await list.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(list.getByRole("button", { name: /^Our coaches/ })).toHaveCount(0);
    },
  );

  test(
    "runs a query with a relative date, and sees an error for an invalid one",
    { tag: "@long" },
    async ({ page }) => {
      const query =
        "query Days($at: Int!, $day: String!) { bookedDays(location_id: $at, date_from: $day, date_to: $day) { days { date } } }";
      await openExplorer(page);
      const example = page.getByRole("button", { name: EXAMPLES[0]?.title });
      await example.click();
      await expect(page.getByText("counted from the day of each run")).toBeVisible();
      const { at } = z
        .object({ at: z.int() })
        .parse(JSON.parse(new URL(page.url()).searchParams.get("variables") ?? "{}"));
      const open = (day: string) =>
        page.goto(`/graphiql?${new URLSearchParams({ query, variables: JSON.stringify({ at, day }) })}`);

      await open("today+");
      await expect(page.getByText("It will be refused. The variable day is “today+”")).toBeVisible();
      await run(page).click();
      await expect(result(page).getByRole("alert")).toContainText(
        "The variable day is “today+”, which is neither a date",
      );
      await page.getByRole("button", { name: "Save", exact: true }).click();
      const form = page.getByRole("dialog", { name: "Save the query" });
      await form.getByLabel("Name").fill("The day of each run");
      await form.getByRole("button", { name: "Save the query" }).click();
      await expect(form.getByRole("alert")).toContainText("The variable day is “today+”");
      await expectAccessibleState(page);

      await open("2027-05-31");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(form).toContainText("stay as they are, whenever it runs");

      await open("start of year-1");
      await run(page).click();
      await expect(result(page).getByRole("cell", { name: /^\d{4}-01-01$/ })).toBeVisible();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(form).not.toContainText("stay as they are");
      await form.getByLabel("Name").fill("The day of each run");
      await form.getByRole("button", { name: "Save the query" }).click();
      await expect(page.getByText("The day of each run, version 1")).toBeVisible();
      const saved = new URL(page.url()).searchParams.get("saved");
      await page.goto(`/graphiql?saved=${saved}`);
      await expect(page).toHaveURL(/variables=[^&]*start\+of\+year-1/);
    },
  );

  test(
    "gets a CSV link of a saved query, which works outside the browser until it is revoked",
    { tag: "@long" },
    async ({ page, product }) => {
      await openExplorer(page);
      await runDocument(page, "query Sheet { services { data { name } } }");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      const form = page.getByRole("dialog", { name: "Save the query" });
      await form.getByLabel("Name").fill("Services for the sheet");
      await form.getByRole("button", { name: "Save the query" }).click();
      await page.getByRole("button", { name: "CSV link" }).click();
      const dialog = page.getByRole("dialog", { name: "CSV link of “Services for the sheet”" });
      await expect(dialog.getByRole("button", { name: "Make the link" })).toBeVisible();
      await expectAccessibleState(page);
      await dialog.getByRole("button", { name: "Make the link" }).click();
      const link = dialog.getByRole("region", { name: "Link" });
      await expect(link).toContainText("?token=fairway_");
      await expectAccessibleState(page);
      const { host, pathname, search } = new URL((await link.textContent()) ?? "");
      const read = () => hostFetch(product.port, host, pathname + search);
      expect(await (await read()).text()).toMatch(/^\uFEFF?name\r\n/);

      await dialog.getByRole("button", { name: "I have copied it" }).click();
      await page.getByRole("link", { name: "Access tokens" }).click();
      await page.getByRole("button", { name: "Revoke CSV of Services for the sheet" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
      await expect(page.getByRole("row", { name: /CSV of Services for the sheet/ })).toContainText("Revoked");
      expect((await read()).status).toBe(401);
    },
  );

  test("has a saved query mailed each month, and stops it", { tag: "@long" }, async ({ page }) => {
    await openExplorer(page);
    await runDocument(page, "query Monthly { coaches { data { name } } }");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Save the query" });
    await form.getByLabel("Name").fill("Coaches by mail");
    await form.getByRole("button", { name: "Save the query" }).click();
    await page.getByRole("button", { name: "Mail it to me" }).click();
    const dialog = page.getByRole("dialog", { name: "Mail “Coaches by mail” to me" });
    await dialog.getByLabel("How often").selectOption("month");
    await dialog.getByLabel("Day of the month").selectOption("3");
    await dialog.getByLabel("Hour").selectOption("6");
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Mail it to me" }).click();
    const list = page.getByRole("navigation", { name: "Saved queries" });
    await expect(list.getByText(/^Mailed to you on day 3 of each month at 06:00, next on/)).toBeVisible();
    await list.getByRole("button", { name: "Stop the mail" }).click();
    await expect(list.getByRole("button", { name: "Mail it to me" })).toBeVisible();
  });

  test(
    "sees before a run why a query will be refused, and after it what was wrong",
    { tag: "@long" },
    async ({ page }) => {
      await openExplorer(page);
      const many = Array.from({ length: 31 }, (_, at) => `a${at}: services { data { id } }`).join(" ");
      await runDocument(page, `query TooMany { ${many} }`);
      await expect(page.getByText("It will be refused. A document may have at most 30 aliases")).toBeVisible();
      await expect(result(page).getByRole("alert")).toContainText("at most 30 aliases");
      await runDocument(page, "query Typo { services { data { nmae } } }");
      await expect(result(page).getByRole("alert")).toContainText("Look up Service in the docs");
    },
  );

  test("reads the docs, with a description of every field", { tag: "@long" }, async ({ page }) => {
    await openExplorer(page);
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    await page.getByRole("link", { name: "Query" }).first().click();
    await expect(page.getByText("Lists the company's bookings; live holds are left out.")).toBeVisible();
  });

  test("works by keyboard alone: Tab enters the editor, leaves it and continues to the result", async ({ page }) => {
    await openExplorer(page);
    await page.getByRole("button", { name: "Bays and their locations" }).press("Enter");
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
    test(`sees nothing covered at ${width} px, before and after a run`, { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openExplorer(page);
      await expectAccessibleState(page);
      await run(page).click();
      await expect(result(page).getByRole("table")).toBeInViewport();
      expect(await coveredRows(page)).toBe(0);
      await expectAccessibleState(page);
      await result(page).getByRole("button", { name: "JSON" }).click();
      await expectAccessibleState(page);
    });
  }
});

test("sends visitors from GraphiQL to sign in", { tag: "@long" }, async ({ page, faults }) => {
  faults.expect(/401/);
  await page.goto("/graphiql");
  await expect(page).toHaveURL(/\/login\?next=%2Fgraphiql$/);
});

test.describe("a client", () => {
  test.use({ person: "member" });

  test("is refused GraphiQL", { tag: "@long" }, async ({ page }) => {
    await page.goto("/graphiql");
    await expect(page.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  });
});
