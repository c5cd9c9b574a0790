import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { within } from "#tests/support/proof/limits.ts";

/** A person's actions on the booking page, driven by what they see there. */

export async function chooseService(page: Page, name: string): Promise<void> {
  await page.goto("/book");
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await expect(page.getByRole("heading", { name: "Choose a time" })).toBeFocused();
}

/** Chooses a day of the strip, counted from today, with free times; returns the text of the announcement. */
export async function chooseDay(page: Page, ahead: number): Promise<void> {
  await page.locator("[data-day]").nth(ahead).click();
  await expect(page.getByRole("heading", { name: /times? available on/ })).toBeVisible();
  await expect(page.locator("[data-time]").first()).toBeFocused();
}

/** Presses a free time and returns it as displayed. */
export async function chooseTime(page: Page, index: number): Promise<string> {
  const tile = page.locator("[data-time]").nth(index);
  await tile.click();
  return (await tile.locator("b").textContent()) ?? "";
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function sayWho(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Margaux");
  await page.getByLabel("Last name").fill("Tremblay");
  await page.getByLabel("Email").fill(email);
}

export async function book(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeFocused();
}

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** The newest mail to an address with a matching subject; waits for the job that sends it. */
export async function mailTo(address: string, subject: RegExp): Promise<z.infer<typeof Mail>> {
  let found: z.infer<typeof Mail> | undefined;
  await expect
    .poll(
      async () => (found = (await allMail()).findLast((mail) => mail.to === address && subject.test(mail.subject))),
      { timeout: within("mail") },
    )
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

async function allMail(): Promise<z.infer<typeof Mail>[]> {
  const folder = join(process.env["PRODUCT_DATA"] ?? "", "mail");
  const names = await readdir(folder).catch(() => []);
  const entries = names.filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(entries.map(async (name) => Mail.parse(JSON.parse(await readFile(join(folder, name), "utf8")))));
}

/** The manage link in a mail. */
export function manageLinkIn({ text }: { text: string }): string {
  const link = /http\S+\/book\/manage#\S+/.exec(text)?.[0];
  if (!link) throw new Error("The mail has no manage link");
  return link;
}
