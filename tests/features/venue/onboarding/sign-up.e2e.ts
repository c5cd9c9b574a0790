import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { book, chooseDay, chooseTime, goOn, mailTo, sayWho } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleAtEachWidth, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { newcomer, PASSWORD } from "./newcomer.ts";

/** The bare domain belongs to no company and is requested by no other journey. */
const CENTRAL = /asked http:\/\/localhost:/;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const centralOf = (baseURL: string | undefined) => (baseURL ?? "").replace("demo.", "");

async function fillIn(page: Page, slug: string): Promise<void> {
  await page.getByLabel("Name of your venue").fill(`Venue ${slug}`);
  await page.getByRole("textbox", { name: "Address", exact: true }).fill(slug);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Field");
  await page.getByLabel("Email").fill(`ada@${slug}.example`);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Country").selectOption("CA");
  await page.getByLabel("Time zone").selectOption("America/Vancouver");
}

const backToList = (page: Page) => page.getByRole("link", { name: "Back to the list" }).click();
const stepOf = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });

test(
  "a new owner signs up, sets the venue up step by step, and gets a first booking",
  { tag: "@both" },
  async ({ page, baseURL, openOther, faults }) => {
    faults.expect(CENTRAL);
    const slug = `e2e-${crypto.randomUUID().slice(0, 6)}`;
    await page.goto(centralOf(baseURL));
    await page.getByLabel("Name of your venue").fill(`Löft ${slug}`);
    await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue(`loft-${slug}`);
    await expect(page.getByText("This address is free.")).toBeVisible();
    await page.getByLabel("Country").selectOption("IE");
    await expect(page.getByLabel("Currency")).toHaveValue("EUR");
    await fillIn(page, slug);
    await expect(page.getByLabel("Currency")).toHaveValue("CAD");
    await expectAccessibleAtEachWidth(page);
    await page.getByRole("button", { name: "Create venue" }).dblclick();
    await expect(page.getByRole("heading", { name: "Set up your venue", level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${(baseURL ?? "").replace("demo.", `${slug}.`)}/onboarding`);

    await expect(page.getByRole("dialog", { name: "Sidebar navigation" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("0 of 5 done")).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    await page.getByRole("link", { name: "Check details: Company details" }).click();
    const details = page.getByRole("dialog", { name: "Company details" });
    await expect(details.getByLabel("Time zone")).toHaveValue("America/Vancouver");
    await expectAccessibleState(page);
    await details.getByRole("button", { name: "Confirm details" }).click();
    await expect(page.getByText("1 of 5 done")).toBeVisible();

    await page.getByRole("link", { name: "Add a location: Location and opening hours" }).click();
    const location = page.getByRole("dialog", { name: "New location" });
    await expect(location.getByLabel("Country")).toHaveValue("CA");
    await expect(location.getByLabel("Time zone")).toHaveValue("America/Vancouver");
    await location.getByLabel("Name").fill("Harbour");
    await location.getByRole("button", { name: "Add location" }).click();
    await expect(page.getByText("Harbour is added")).toBeVisible();
    await backToList(page);
    await page.getByRole("link", { name: "Set opening hours: Location and opening hours" }).click();
    for (const day of DAYS) await page.getByRole("button", { name: `Add ${day} hours` }).click();
    await page.getByRole("button", { name: "Save hours" }).click();
    await expect(page.getByText("Opening hours are saved")).toBeVisible();
    await backToList(page);
    await expect(page.getByText("2 of 5 done")).toBeVisible();
    await expect(stepOf(page, "Location and opening hours")).toContainText("Done");

    await page.getByRole("link", { name: "Add a bay: Bays and rooms" }).click();
    const bay = page.getByRole("dialog", { name: "New resource" });
    await bay.getByLabel("Name").fill("Bay 1");
    await bay.getByLabel("Type").selectOption("Bay");
    await bay.getByLabel("Location", { exact: true }).selectOption("Harbour");
    await bay.getByRole("button", { name: "Add resource" }).click();
    await expect(page.getByText("Bay 1 is added")).toBeVisible();
    await backToList(page);
    await expect(page.getByText("3 of 5 done")).toBeVisible();

    await page.getByRole("link", { name: "Add a service: Services" }).click();
    const panel = page.getByRole("complementary", { name: "New service" });
    await panel.getByLabel("Name").fill("Bay time");
    await panel.getByLabel("Takes a").selectOption("Bay");
    await panel.getByRole("group", { name: "Length 1" }).getByLabel("Price").fill("50");
    await panel.getByRole("button", { name: "Add service" }).click();
    await expect(page.getByText("Bay time is added")).toBeVisible();
    await backToList(page);
    await expect(page.getByText("4 of 5 done")).toBeVisible();

    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Open booking page: Booking page" }).click();
    await expect((await opened).getByRole("radio", { name: /^Bay time/ })).toBeVisible();
    await (await opened).close();
    await expect(
      page.getByText("Everything is set up. Look at your booking page: it offers the times that can be booked."),
    ).toBeVisible();
    await expectAccessibleState(page);

    const guest = await openOther();
    const home = new URL(page.url()).origin;
    await guest.goto(`${home}/book`);
    await guest.getByRole("radio", { name: /^Bay time/ }).check();
    await guest.getByRole("button", { name: "Choose a time" }).click();
    await chooseDay(guest, 2);
    await chooseTime(guest, 2);
    await goOn(guest);
    await sayWho(guest, `guest@${slug}.example`);
    await book(guest);
    await page.getByRole("link", { name: "Go to the schedule" }).click();
    await expect(page.getByRole("heading", { name: "Schedule", level: 1 })).toBeVisible();

    await page.goto(`${home}/`);
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await expect(page.getByText("steps to your first booking")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const mail = await mailTo(`ada@${slug}.example`, /Confirm your address/);
    const link = /https?:\S+confirm-email\S+/.exec(mail.text)?.[0] ?? "";
    await guest.goto(link);
    await expectAccessibleState(guest);
    await guest.getByRole("button", { name: "Confirm this address" }).click();
    await expect(guest.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
    await page.goto(`${home}/onboarding`);
    await expect(page.getByText("Everything is set up.")).toBeVisible();
    await expect(page.getByText("We mailed a link")).toHaveCount(0);
  },
);

test(
  "an invalid venue address is reported next to the field, before and after the press",
  { tag: "@long" },
  async ({ page, baseURL, faults }) => {
    faults.expect(CENTRAL);
    faults.expect(/422/);
    await page.goto(`${centralOf(baseURL)}/sign-up`);
    const address = page.getByRole("textbox", { name: "Address", exact: true });
    await address.fill("admin");
    await expect(page.getByText("“admin” is reserved").or(page.getByText('"admin" is reserved'))).toBeVisible();
    await address.fill("demo");
    await expect(page.getByText('"demo" is taken by another company.')).toBeVisible();
    await page.getByRole("button", { name: "Create venue" }).click();
    await expect(page.getByText("Enter your first name.")).toBeVisible();
    await fillIn(page, "demo");
    await page.getByRole("button", { name: "Create venue" }).click();
    await expect(page.getByText("Choose another address.")).toBeVisible();
    await expect(address).toBeFocused();
    await page.getByRole("button", { name: "Use demo-golf" }).click();
    await expect(address).toHaveValue("demo-golf");
    await expect(page.getByText("This address is free.")).toBeVisible();
  },
);

test("the bare domain finds a venue, and has no other page", { tag: "@long" }, async ({ page, baseURL, faults }) => {
  faults.expect(CENTRAL);
  const central = centralOf(baseURL);
  await page.goto(`${central}/no-such-page`);
  await expect(page.getByRole("heading", { name: "This page is out of bounds" })).toBeVisible();
  await expectAccessibleState(page);
  await page.goto(`${central}/login`);
  await page.getByLabel("Your venue’s address").fill("demo");
  await page.getByRole("button", { name: "Go to sign in" }).click();
  await expect(page).toHaveURL(`${baseURL ?? ""}/login`);
});

test(
  "a hand-over without its code, or from another site, signs nobody in and shows the way out",
  { tag: "@long" },
  async ({ page }) => {
    for (const address of ["/onboarding-bridge", "/onboarding-bridge#code=a-code-that-nobody-has"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
      await expectAccessibleState(page);
    }
    await page.getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/login?next=%2Fonboarding");
  },
);

test("a code signs in only from the bare domain, at its own company, once", async ({
  page,
  baseURL,
  openOther,
  request,
  faults,
}) => {
  faults.expect(CENTRAL);
  faults.expect(/410/);
  const slug = `e2e-${crypto.randomUUID().slice(0, 6)}`;
  const central = centralOf(baseURL);
  const made = await request.post(`${central}/api/central/tenants`, { data: newcomer(slug) });
  const { sign_in_url: way } = z.object({ sign_in_url: z.string() }).parse(await made.json());
  const other = await openOther();
  const follow = async (from: Page, url: string) => {
    await from.goto(central);
    await from.evaluate((to) => window.location.assign(to), url);
  };
  const isRefused = () => expect(other.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
  await other.goto(way);
  await isRefused();
  await follow(other, way.replace(`${slug}.`, "demo."));
  await isRefused();
  await follow(page, way);
  await expect(page.getByRole("heading", { name: "Set up your venue" })).toBeVisible();
  await follow(other, way);
  await isRefused();
});
