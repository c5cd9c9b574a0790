import { z } from "zod";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleAtEachWidth, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { makeOwnVenue } from "#tests/support/browser/own-venue.ts";

const WithId = z.object({ id: z.int() });

test(
  "an owner sends a campaign to clients, who get it, unsubscribe, and are left out of the next one",
  { tag: "@both" },
  async ({ page, context }) => {
    const venue = await makeOwnVenue();
    const addressOf = (name: string) => `${name.toLowerCase()}@${venue.owner.host}.example`;
    const ids: number[] = [];
    for (const first_name of ["Ravi", "Hana", "Otto"]) {
      const body = { first_name, last_name: "Sandhu", email: addressOf(first_name) };
      ids.push(WithId.parse(await venue.desk.send("POST", "/api/v1/clients", body)).id);
    }
    const [ravi = 0, hana = 0] = ids;
    for (const id of [ravi, hana]) {
      await venue.desk.send("PUT", `/api/v1/communications/clients/${id}/consent`, { state: "agreed" });
    }
    await context.addCookies(browserOf(venue.owner).cookies);

    await page.goto(`${venue.url}/communication`);
    await expect(page.getByText("No campaigns yet")).toBeVisible();
    await page.getByRole("button", { name: "New campaign" }).click();
    await page.getByLabel("Subject").fill("Winter league");
    await page.getByLabel(/^Message/).fill("Hello {{nick}}");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByText("{{nick}} in line 1 is not a field.")).toBeVisible();
    await page.getByLabel(/^Message/).fill("Hello ");
    await page.getByRole("button", { name: "{{first_name}}" }).click();
    await expect(page.getByLabel(/^Message/)).toHaveValue("Hello {{first_name}}");
    await expect(preview.frameLocator("iframe").getByText("Hello Alex")).toBeVisible();
    await expect(page.getByText("2 of 3 clients will get it")).toBeVisible();
    await expect(page.getByText("1: did not agree to marketing mail")).toBeVisible();
    await expect(page.getByText("scheduled sends are not yet available")).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    await page.getByRole("button", { name: "Send…" }).click();
    const question = page.getByRole("alertdialog", { name: "Send to 2 clients?" });
    await expectAccessibleState(page);
    await question.getByRole("button", { name: "Send to 2 clients" }).click();
    await expect(page.getByText("The mail is on its way to 2 clients")).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "Winter league" })).toBeVisible();
    const { text } = await mailTo(addressOf("Ravi"), /^Winter league$/);
    await mailTo(addressOf("Hana"), /^Winter league$/);
    expect(text).toContain("Hello Ravi");

    // The link works without a session.
    const link = /Unsubscribe: (http\S+)/.exec(text)?.[1] ?? "";
    await context.clearCookies();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Unsubscribe from The Day Club" })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
    await expectAccessibleState(page);
    // A mail program sends the one-click request directly, as often as it likes.
    const token = link.split("#token=")[1] ?? "";
    const pressed = await page.evaluate(
      async (path) =>
        (await fetch(path, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) })).status,
      `/api/v1/public/communications/unsubscribe/${token}`,
    );
    expect(pressed).toBe(200);

    await context.addCookies(browserOf(venue.owner).cookies);
    await page.goto(`${venue.url}/communication`);
    await page.getByRole("gridcell", { name: "Winter league" }).click();
    const panel = page.getByRole("complementary", { name: "Winter league" });
    await expect(panel.getByText("2 of 3 clients")).toBeVisible();
    await expect(panel.getByText("Unsubscribed")).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.goto(`${venue.url}/communication?edit=new`);
    await page.getByLabel("Subject").fill("Spring league");
    await page.getByLabel(/^Message/).fill("Hello again");
    await expect(page.getByText("1 of 3 clients will get it")).toBeVisible();
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("The draft is saved")).toBeVisible();
    await page.getByRole("gridcell", { name: "Spring league" }).click();
    await page.getByRole("button", { name: "Send…" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send to 1 client" }).click();
    await expect(page.getByText("The mail is on its way to 1 client")).toBeVisible();
    await mailTo(addressOf("Hana"), /^Spring league$/);

    await page.goto(`${venue.url}/clients/${ravi}`);
    const mail = page.getByRole("region", { name: "Mail" });
    await expect(mail.getByText("Marketing email: has declined")).toBeVisible();
    await expect(mail.getByText("Winter league")).toBeVisible();
    await expect(mail.getByText("Spring league")).toHaveCount(0);
    await expectAccessibleState(page);
  },
);
