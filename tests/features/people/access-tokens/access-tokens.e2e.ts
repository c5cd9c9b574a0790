import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { answerInTerminal } from "#tests/support/product/terminal.ts";

test.use({ person: "staff" });

test(
  "an analyst creates a token, reads with it from outside the browser, and revokes it",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/graphiql");
    await page.getByRole("link", { name: "Access tokens" }).click();
    await expect(page.getByRole("heading", { name: "Access tokens" })).toBeInViewport();
    await page.getByRole("button", { name: "New token" }).click();
    const form = page.getByRole("dialog", { name: "New access token" });
    await expectAccessibleState(page);
    await form.getByLabel("Name").fill("Month-end sheet");
    await form.getByRole("combobox", { name: "May read" }).fill("services");
    await form
      .getByRole("option", { name: /^services/ })
      .first()
      .click();
    await form.getByRole("button", { name: "Make the token" }).click();

    const made = page.getByRole("dialog", { name: "Your new access token" });
    const secret = (await made.getByRole("region", { name: "Token" }).textContent()) ?? "";
    expect(secret).toMatch(/^fairway_[\w-]{43}$/);
    const line = (await made.getByRole("region", { name: "Try it in a terminal" }).textContent()) ?? "";
    expect(line).toContain(`Authorization: Bearer ${secret}`);
    await expectAccessibleState(page);
    await made.getByRole("button", { name: "I have copied it" }).click();
    const row = page.getByRole("row", { name: /Month-end sheet/ });
    await expect(row).toContainText("Never");

    // The line as shown on screen, then with other queries in its place.
    const ask = async (query: string) =>
      JSON.parse(await answerInTerminal(line.replace(/"query": "[^"]*"/, `"query": "${query}"`)));
    expect(JSON.parse(await answerInTerminal(line))).toEqual({
      data: { userProfile: { id: expect.any(Number), email: expect.stringContaining("@") } },
    });
    expect(await ask("{ services(perPage: 1) { data { name } } }")).toMatchObject({
      data: { services: { data: [{ name: expect.any(String) }] } },
    });
    expect((await ask("{ clients { data { id } } }")).errors[0].message).toContain("may not read clients");
    const write = await ask("mutation { logout { message } }");
    expect(write.errors[0].extensions.code).toBe("forbidden");
    await page.reload();
    await expect(row).toContainText("services");
    await expect(row).not.toContainText("Never");

    await row.getByRole("button", { name: "Revoke Month-end sheet" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(row).toContainText("Revoked");
    expect((await ask("{ services { data { id } } }")).errors[0].message).toContain("was revoked");
  },
);
