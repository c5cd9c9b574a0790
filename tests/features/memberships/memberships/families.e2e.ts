import type { Page } from "@playwright/test";
import { z } from "zod";
import { MembershipPlanPage } from "#schema/memberships/plans/models.ts";
import {
  book,
  chooseDay,
  chooseService,
  chooseTime,
  goOn,
  mailTo,
} from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

const Client = z.object({ id: z.int() });
const PHONE = { width: 375, height: 900 };

/** Somebody whom the venue knows by an address chooses a first password, and signs in. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  const { text } = await mailTo(email, /password/i);
  await page.goto(/http\S+#\S+/.exec(text)?.[0] ?? "");
  await page.getByLabel("New password", { exact: true }).fill("nine purple umbrellas");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Password reset successfully!")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("nine purple umbrellas");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/(book|member)/);
}

test(
  "the desk adds a family member, who books with the membership's hours; the payer adds and removes people",
  { tag: "@long" },
  async ({ desk, openOther }) => {
    const tag = crypto.randomUUID().slice(0, 6);
    const [payer, friend] = [`fiona-${tag}@mail.test`, `ben-${tag}@mail.test`];
    const client = async (first_name: string, email: string) =>
      Client.parse(await desk.send("POST", "/api/v1/clients", { first_name, last_name: `Marlow-${tag}`, email })).id;
    const payerId = await client("Fiona", payer);
    await client("Ben", friend);
    const { data } = await desk.get("/api/v1/membership-plans?perPage=100", MembershipPlanPage);
    const plan_id = data.find(({ name }) => name === "Family 8")?.id;
    await desk.send("POST", "/api/v1/billing/membership-subscription", { client_id: payerId, plan_id, method: "cash" });

    const admin = await openOther("admin");
    await admin.goto(`/clients/${payerId}`);
    const section = admin.getByRole("region", { name: "Family" });
    await expect(section.getByText("Shared by 1 of 4 people")).toBeVisible();
    await section.getByRole("button", { name: "Add a person" }).click();
    const dialog = admin.getByRole("dialog", { name: `Share the membership of Fiona Marlow-${tag}` });
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText("Choose a client.")).toBeVisible();
    await dialog.getByLabel("Client").fill(`Ben Marlow-${tag}`);
    await dialog.getByRole("option", { name: new RegExp(`Ben Marlow-${tag}`) }).click();
    await expectAccessibleState(admin);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(section.getByText("Shared by 2 of 4 people")).toBeVisible();
    await expectAccessibleState(admin);

    const ben = await openOther();
    await ben.setViewportSize(PHONE);
    await signIn(ben, friend);
    await chooseService(ben, "Simulator");
    await chooseDay(ben, 5);
    await chooseTime(ben, 2);
    await goOn(ben);
    await expect(ben.getByText("Covered by a shared membership")).toBeVisible();
    await expect(ben.getByText(new RegExp(`^Shared by Fiona Marlow-${tag}\\. Takes `))).toBeVisible();
    await expectAccessibleState(ben);
    await book(ben);
    await ben.goto("/member/profile");
    const shared = ben.getByRole("region", { name: "Shared memberships" });
    await expect(shared.getByText(`Shared by Fiona Marlow-${tag}.`)).toBeVisible();
    await expect(shared.getByText(/^(6|7) of 8 hours left/)).toBeVisible();
    await expectAccessibleState(ben);

    const fiona = await openOther();
    await fiona.setViewportSize(PHONE);
    await signIn(fiona, payer);
    await fiona.goto("/member/profile");
    const family = fiona.getByRole("region", { name: "Family" });
    await expect(family.getByText(/^Used (1|2) hours? this period\.$/)).toBeVisible();
    await family.getByRole("button", { name: "Add a person" }).click();
    const adding = fiona.getByRole("dialog", { name: "Share your membership" });
    await adding.getByLabel("First name").fill("Mia");
    await adding.getByLabel("Last name").fill(`Marlow-${tag}`);
    await expectAccessibleState(fiona);
    await adding.getByRole("button", { name: "Add", exact: true }).click();
    await expect(family.getByText("Shared by 3 of 4 people")).toBeVisible();
    await expectAccessibleState(fiona);
    await family.getByRole("button", { name: `Remove Ben Marlow-${tag}` }).click();
    const question = fiona.getByRole("alertdialog");
    await expect(question.getByText(/1 booking to come that the membership covers stays booked/)).toBeVisible();
    await expectAccessibleState(fiona);
    await question.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(family.getByText("Shared by 2 of 4 people")).toBeVisible();
    await expect(family.getByText(/^No longer in the family\. Used /)).toBeVisible();

    await ben.reload();
    await expect(ben.getByText(/You have no membership/)).toBeVisible();
    await expect(shared).toBeHidden();
  },
);
