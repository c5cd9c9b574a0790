import { expectAccessible } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { hostFetch } from "#tests/support/host-fetch.ts";

test.use({ person: "staff" });

test("an analyst makes a token, reads with it from outside the browser, and revokes it", async ({ page, product }) => {
  await page.goto("/graphiql");
  await page.getByRole("link", { name: "Access tokens" }).click();
  await expect(page.getByRole("heading", { name: "Access tokens" })).toBeInViewport();
  await page.getByRole("button", { name: "New token" }).click();
  const form = page.getByRole("dialog", { name: "New access token" });
  await expectAccessible(page);
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
  await expect(made.getByRole("region", { name: "Try it in a terminal" })).toContainText(
    `Authorization: Bearer ${secret}`,
  );
  await expectAccessible(page);
  await made.getByRole("button", { name: "I have copied it" }).click();
  const row = page.getByRole("row", { name: /Month-end sheet/ });
  await expect(row).toContainText("Never");

  // What the line for a terminal sends.
  const ask = async (query: string) =>
    (
      await hostFetch(product.port, `demo.localhost:${product.port}`, "/graphql", {
        method: "POST",
        headers: { authorization: `Bearer ${secret}` },
        body: { query },
      })
    ).json();
  expect(await ask("{ services(perPage: 1) { data { name } } }")).toMatchObject({
    data: { services: { data: [{ name: expect.any(String) }] } },
  });
  expect((await ask("{ clients { data { id } } }")).errors[0].message).toContain("may not read clients");
  await page.reload();
  await expect(row).toContainText("services");
  await expect(row).not.toContainText("Never");

  await row.getByRole("button", { name: "Revoke Month-end sheet" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked");
  expect((await ask("{ services { data { id } } }")).errors[0].message).toContain("was revoked");
});
