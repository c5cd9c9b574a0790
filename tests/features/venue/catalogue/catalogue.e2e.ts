import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { Booking } from "#schema/bookings/bookings/models.ts";
import { LocationHours, LocationPage } from "#schema/venue/locations/models.ts";
import { Service, ServicePage } from "#schema/venue/services/models.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";

test.use({ person: "owner" });

const Services = z.object({ data: z.array(Service) });

async function openNames(page: Page, path: string, button: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
  return page.getByRole("dialog");
}

async function addName(dialog: Locator, noun: string, name: string): Promise<void> {
  await dialog.getByLabel(`New ${noun}`).fill(name);
  await dialog.getByRole("button", { name: `Add ${noun}` }).press("Enter");
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
}

async function removeName(dialog: Locator, noun: string, name: string): Promise<void> {
  await dialog.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  await dialog
    .page()
    .getByRole("alertdialog")
    .getByRole("button", { name: `Remove ${noun}` })
    .press("Enter");
  await expect(dialog.getByText(name, { exact: true })).toBeHidden();
}

async function removeBay(page: Page, name: string): Promise<void> {
  await page.goto("/products/resources");
  await page.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  const question = page.getByRole("alertdialog", { name: `Remove ${name}?` });
  await question.getByRole("textbox").fill(name);
  await question.getByRole("button", { name: "Remove resource" }).press("Enter");
  await expect(page.getByText(`${name} is archived`)).toBeVisible();
}

/** The price shown at the first free time of a day on the day strip, counted from today. */
async function priceOn(page: Page, ahead: number): Promise<string> {
  await page.locator("[data-day]").nth(ahead).press("Enter");
  await expect(page.getByRole("heading", { name: /times? available on/ })).toBeVisible();
  return (await page.locator("[data-time] small").first().textContent()) ?? "";
}

test(
  "an owner adds a service, a visitor finds it at its price, and the owner removes it",
  { tag: "@long" },
  async ({ page, desk, faults, openOther }) => {
    faults.expect(/409/);
    const mark = crypto.randomUUID().slice(0, 6);
    const [category, type, bay, service] = [`League ${mark}`, `Loft ${mark}`, `Loft bay ${mark}`, `Loft hour ${mark}`];

    const categories = await openNames(page, "/products/services", "Categories");
    await addName(categories, "category", category);
    await expectAccessibleState(page);
    await page.keyboard.press("Escape");

    const types = await openNames(page, "/products/resources", "Types");
    await addName(types, "type", type);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New resource" }).press("Enter");
    const bayForm = page.getByRole("dialog", { name: "New resource" });
    await bayForm.getByRole("button", { name: "Add resource" }).press("Enter");
    await expect(bayForm.getByText("Choose the type.")).toBeVisible();
    await bayForm.getByLabel("Name").fill(bay);
    await bayForm.getByLabel("Type").selectOption(type);
    await bayForm.getByLabel("Location", { exact: true }).selectOption("North Shore");
    await expectAccessibleState(page);
    await bayForm.getByRole("button", { name: "Add resource" }).press("Enter");
    await expect(page.getByText(`${bay} is added`)).toBeVisible();

    await page.goto("/products/services");
    await page.getByRole("button", { name: "New service" }).press("Enter");
    const panel = page.getByRole("complementary", { name: "New service" });
    await panel.getByLabel("Name").fill(service);
    await panel.getByLabel("Category").selectOption(category);
    await panel.getByLabel("Takes a").selectOption(type);
    await panel.getByRole("button", { name: "Remove length 1" }).press("Enter");
    await panel.getByRole("button", { name: "Add service" }).press("Enter");
    await expect(panel.getByText("Enter at least one length with its price.")).toBeVisible();
    await panel.getByRole("button", { name: "Add length" }).press("Enter");
    const rung = panel.getByRole("group", { name: "Length 1" });
    await rung.getByLabel("Minutes").fill("90");
    await rung.getByLabel("Price").fill("50");
    await rung.getByLabel("In peak hours").fill("75.50");
    await panel.getByRole("button", { name: "Add peak hours" }).press("Enter");
    const peak = panel.getByRole("group", { name: "Peak hours 1" });
    for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) await peak.getByRole("button", { name: day }).press("Enter");
    await panel.getByRole("button", { name: "Add service" }).press("Enter");
    await expect(peak.getByText("Choose at least one day.")).toBeVisible();
    for (const day of ["Sat", "Sun"]) await peak.getByRole("button", { name: day }).press("Enter");
    await peak.getByLabel("Starts from").selectOption("10:00");
    await peak.getByLabel("Before").selectOption("22:00");
    await panel.getByLabel("Who may book").selectOption("Anyone, no account needed");
    await panel.getByLabel("Capacity").fill("3");
    await panel.getByLabel("Notice").fill("60");
    await panel.getByLabel("Ahead").fill("13");
    await panel.getByLabel("Starts every").fill("30");
    await panel.getByRole("textbox", { name: "After" }).fill("15");
    await expectAccessibleState(page);
    await panel.getByRole("button", { name: "Add service" }).press("Enter");
    await expect(page.getByText(`${service} is added`)).toBeVisible();
    // The grid draws only the rows in view.
    await page.getByRole("searchbox", { name: "Service" }).fill(service);
    const grid = page.getByRole("grid", { name: "services" });
    await expect(grid.getByRole("rowheader", { name: `${category} 1` })).toBeVisible();
    await expect(grid.getByRole("row", { name: new RegExp(service) })).toContainText("$50.00");

    const north = await northShore(desk);
    const visitor = await openOther();
    await visitor.goto(`/book?location=${north}`);
    await visitor
      .getByRole("button", { name: /North Shore/ })
      .or(visitor.getByRole("radio", { name: /North Shore/ }))
      .first()
      .press("Space");
    await expect(visitor.getByRole("heading", { name: category })).toBeVisible();
    await visitor.getByRole("radio", { name: new RegExp(`^${service}`) }).press("Space");
    await visitor.getByRole("button", { name: "Choose a time" }).press("Enter");
    // Of the next seven days two are a weekend, which is all peak, and five are not.
    const prices = new Set<string>();
    for (let ahead = 2; ahead < 9; ahead += 1) prices.add((await priceOn(visitor, ahead)).replace(/1 left/, "").trim());
    expect([...prices].toSorted()).toEqual(["$50", "$75.50"]);

    const inUse = await openNames(page, "/products/resources", "Types");
    await inUse.getByRole("button", { name: `Remove ${type}` }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove type" }).press("Enter");
    await expect(inUse.getByRole("alert")).toContainText(
      `is the type of 1 resource (${bay}) and of 1 service (${service})`,
    );

    const { data } = await desk.get(`/api/v1/services?search=${encodeURIComponent(service)}`, Services);
    const [made] = data;
    expect(made).toMatchObject({
      max_party_size: 3,
      notice_minutes: 60,
      horizon_days: 13,
      grid_minutes: 30,
      buffer_before_minutes: 0,
      buffer_after_minutes: 15,
      bookable_by: "anyone",
    });
    const day = await desk.freeDay();
    const booked = Booking.parse(
      await desk.send("POST", "/api/v1/bookings", {
        service_id: made?.id,
        location_id: north,
        start_time: day.at("12:00").toString(),
        end_time: day.at("13:30").toString(),
        guest: { first_name: "Once" },
      }),
    );
    await page.goto(`/products/services?service=${made?.id ?? 0}`);
    await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
    const question = page.getByRole("alertdialog", { name: `Remove ${service}?` });
    await question.getByRole("textbox").fill(service);
    await question.getByRole("button", { name: "Remove service" }).press("Enter");
    await expect(page.getByText(`${service} is archived`)).toBeVisible();
    await visitor.goto(`/book?location=${north}`);
    await expect(visitor.getByRole("radio", { name: /^Simulator/ })).toBeVisible();
    await expect(visitor.getByRole("radio", { name: new RegExp(`^${service}`) })).toHaveCount(0);
    await expect(visitor.getByRole("heading", { name: category })).toHaveCount(0);

    // Other journeys use the demo too: remove everything that was created for this one.
    await desk.send("DELETE", `/api/v1/bookings/${booked.id}`);
    await removeBay(page, bay);
    await removeName(await openNames(page, "/products/resources", "Types"), "type", type);
    await removeName(await openNames(page, "/products/services", "Categories"), "category", category);
  },
);

test(
  "a closure lists the day's bookings first, and then the booking page offers no time of that day",
  { tag: "@long" },
  async ({ page, desk, day, faults, openOther }) => {
    faults.expect(/409/);
    const north = await northShore(desk);
    const simulator = named(await desk.get("/api/v1/services?perPage=100", ServicePage), "Simulator");
    const soon = (await desk.day(addDays(day.date, -55))).date;
    const before = await desk.get(`/api/v1/locations/${north}/hours`, LocationHours);

    const visitor = await openOther();
    const when = `/book/when?location=${north}&party=1&service=${simulator}&duration=60&date=${soon}`;
    await visitor.goto(when);
    await expect(visitor.locator("[data-time]").first()).toBeVisible();

    await page.goto(`/locations/${north}`);
    const card = page.getByRole("region", { name: "Closures" });
    await card.getByLabel("First day").fill(soon);
    await card.getByLabel("Why").fill("New floor");
    await card.getByRole("button", { name: "Add closure" }).press("Enter");
    await page.getByRole("button", { name: "Save hours" }).press("Enter");
    const outside = page.getByRole("alert").filter({ hasText: "outside" });
    await expect(outside.getByRole("listitem").first()).toBeVisible();
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleState(page);
    }
    await page.getByRole("button", { name: /^Save and keep/ }).press("Enter");
    await expect(page.getByText("Opening hours are saved")).toBeVisible();
    await visitor.goto(when);
    await expect(visitor.getByRole("heading", { name: /^Nothing is free on/ })).toBeVisible();

    await card.getByRole("button", { name: /^Remove New floor/ }).press("Enter");
    await page.getByRole("button", { name: "Save hours" }).press("Enter");
    await expect(page.getByRole("region", { name: "Unsaved changes" })).toBeHidden();
    const after = await desk.get(`/api/v1/locations/${north}/hours`, LocationHours);
    expect(after.closures).toEqual(before.closures);
  },
);

function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

const northShore = async (desk: DemoDesk) => named(await desk.get("/api/v1/locations", LocationPage), "North Shore");

function named({ data }: { data: { id: number; name: string }[] }, name: string): number {
  const found = data.find((row) => row.name === name);
  if (!found) throw new Error(`The demo has no ${name}`);
  return found.id;
}
