import { expectAccessibleAtEachWidth } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { answerInTerminal } from "#tests/support/product/terminal.ts";
import { AGGREGATE_EXAMPLES } from "#web/features/reports/graphiql/aggregate-examples.ts";

test.use({ person: "owner" });

const NAME = "Bays last week";

test(
  "an analyst answers the twelve questions, saves one, makes it a widget and runs it by token with curl",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/graphiql");
    const result = page.getByRole("region", { name: "Result", exact: true });
    expect(AGGREGATE_EXAMPLES).toHaveLength(12);
    for (const { title } of AGGREGATE_EXAMPLES.toReversed()) {
      await page.getByRole("button", { name: title }).click();
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
      await page.getByRole("button", { name: /Execute query/ }).click();
      expect(await (await answered).json(), title).not.toHaveProperty("errors");
      await expect(page.getByRole("status").filter({ hasText: "Cost" })).toContainText("of 1,000");
    }
    // The first of them is asked last.
    await expect(result.getByRole("columnheader", { name: "use_percent" })).toBeVisible();
    const shown = await result.getByRole("row").count();
    expect(shown).toBeGreaterThan(2);

    await page.getByRole("button", { name: "Save", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Save the query" });
    await form.getByLabel("Name").fill(NAME);
    await form.getByRole("button", { name: "Save the query" }).click();
    await page.getByRole("button", { name: "CSV link" }).click();
    const dialog = page.getByRole("dialog", { name: `CSV link of “${NAME}”` });
    await dialog.getByRole("button", { name: "Make the link" }).click();
    const line = (await dialog.getByRole("region", { name: "In a terminal" }).textContent()) ?? "";
    const [head = "", ...rows] = (await answerInTerminal(line)).trim().split("\r\n");
    expect(head.replace("\uFEFF", "")).toBe("resource_name,open_minutes,booked_minutes,use_percent");
    expect(rows).toHaveLength(shown - 1);
    await dialog.getByRole("button", { name: "I have copied it" }).click();

    await page.goto("/?arrange=1");
    const arrange = page.getByRole("dialog", { name: "Arrange your dashboard" });
    await arrange.getByRole("button", { name: `Add ${NAME}` }).click();
    await arrange.getByRole("button", { name: "Save", exact: true }).click();
    const widget = page.getByRole("region", { name: `What ${NAME} answers` });
    await expect(widget.getByRole("row").nth(1)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  },
);
