import { z } from "zod";
import { expectAccessibleAtEachWidth, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const WithId = z.object({ id: z.int() });

test.describe("an admin", () => {
  test.use({ person: "admin" });

  test(
    "finds a duplicate client, compares the two and merges them with their bookings",
    { tag: "@long" },
    async ({ page, desk, day }) => {
      const last = `Tremblay${crypto.randomUUID().slice(0, 6)}`;
      const add = async (body: object) => WithId.parse(await desk.send("POST", "/api/v1/clients", body)).id;
      const keep = await add({ first_name: "Margaux", last_name: last, email: `margaux@${last}.example` });
      const merge = await add({ first_name: "Margaux", last_name: last, phone: "604 555 0187" });
      const guest = await desk.book({ name: `Margot ${last}`, bay: "Bay 2", day, at: "13:00" });
      const { service_id, location_id, resource_id } = guest;
      const times = { start_time: day.at("15:00").toString(), end_time: day.at("16:00").toString() };
      const body = { service_id, location_id, resource_id, party_size: 1, client_id: merge, ...times };
      await desk.send("POST", "/api/v1/bookings", body);

      await page.goto("/clients");
      await page.getByRole("button", { name: "Duplicates" }).click();
      const pairs = page.getByRole("dialog", { name: "Possible duplicates" });
      await expect(pairs.getByText("same name").first()).toBeVisible();
      await expectAccessibleState(page);
      await pairs.getByRole("button", { name: new RegExp(`^Compare Margaux ${last}`) }).click();
      const dialog = page.getByRole("dialog", { name: `Merge Margaux ${last} into Margaux ${last}` });
      await expect(dialog.getByText("1 booking")).toBeVisible();
      await expect(dialog.getByRole("group", { name: "Phone" }).getByLabel("(604) 555-0187")).toBeChecked();
      await expectAccessibleAtEachWidth(page);
      await dialog.getByRole("button", { name: "Merge for good" }).click();
      await expect(page.getByText(`Margaux ${last} is merged into Margaux ${last}`)).toBeVisible();
      const panel = page.getByRole("complementary", { name: `Margaux ${last}` });
      await expect(panel.getByText("(604) 555-0187")).toBeVisible();
      await expect(panel.getByText(`margaux@${last}.example`)).toBeVisible();

      // The link to the merged record leads to the one that was kept.
      await page.goto(`/clients/${merge}`);
      await expect(page).toHaveURL(new RegExp(`/clients/${keep}$`));
      await expect(page.getByText("Merged another record into client")).toBeVisible();
      await expect(page.getByRole("button", { name: "Upcoming 1" })).toBeVisible();
    },
  );

  test("is asked to select two rows before merging", { tag: "@long" }, async ({ page }) => {
    await page.goto("/clients");
    await page.getByRole("checkbox", { name: "Select row" }).nth(0).check();
    const merge = page.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Merge" });
    await merge.hover();
    await expect(page.getByText("Select two clients to merge them.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Select row" }).nth(1).check();
    await merge.click();
    await expect(page.getByRole("dialog", { name: /^Merge / })).toBeVisible();
  });
});
