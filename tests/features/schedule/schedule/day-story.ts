import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { test as base, browserOf } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";
import { makeOwnVenue, type OwnVenue } from "#tests/support/browser/own-venue.ts";
import { venueNow, venueToday } from "#tests/support/venue-clock.ts";
import type { Hands } from "./hands.ts";
import { block, grid } from "./schedule-page.ts";

/** A journey in its own company, with the owner signed in. */
export const test = base.extend<{ venue: OwnVenue }>({
  venue: async ({ playwright: _playwright }, provide) => {
    await provide(await makeOwnVenue());
  },
  baseURL: async ({ venue }, provide) => {
    await provide(venue.url);
  },
  storageState: async ({ venue }, provide) => {
    await provide(browserOf(venue.owner));
  },
  desk: async ({ venue }, provide) => {
    await provide(venue.desk);
  },
});

const Services = z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), version: z.int() })) });
const Coaches = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });

/** Puts the bookings on the schedule that exist when the day opens; two of these guests should have arrived by now. */
export async function fillSchedule(desk: DemoDesk): Promise<void> {
  const day = await desk.day(venueToday().toString());
  const { data: services } = await desk.get("/api/v1/services", Services);
  const [simulator, lesson] = services.toSorted((a, b) => b.name.localeCompare(a.name));
  if (!simulator || !lesson) throw new Error("The template has a bay to book and a lesson");
  // Sold by whole hours, so that a booking of the current hour is always late.
  const { id, version } = simulator;
  await desk.send("PATCH", `/api/v1/services/${id}`, { version, grid_minutes: 60 });
  const { hour } = venueNow();
  await desk.book({ name: "Edgar Poe", bay: "Bay 2", day, at: `${hour}:00` });
  await desk.book({ name: "Lord Byron", bay: "Bay 3", day, at: `${hour}:00` });
  await desk.book({ name: "Rosa Parks", bay: "Bay 2", day, at: `${hour + 1}:00` });
  await desk.book({ name: "Ada Lovelace", bay: "Bay 1", day, at: "19:00" });
  await desk.book({ name: "Grace Hopper", bay: "Bay 2", day, at: "21:00" });
  const { data: coaches } = await desk.get("/api/v1/coaches", Coaches);
  await desk.send("POST", "/api/v1/bookings", {
    service_id: lesson.id,
    location_id: day.locationId,
    resource_id: await desk.bay("Bay 3"),
    coach_id: coaches.find(({ name }) => name === "House Coach")?.id,
    start_time: day.at("19:00").toString(),
    end_time: day.at("20:00").toString(),
    guest: { first_name: "Emmy", last_name: "Noether" },
  });
}

/** Runs through a whole day at the desk with the given hands. */
export async function tellDay(page: Page, desk: DemoDesk, handsOf: (page: Page) => Hands): Promise<void> {
  const hands = handsOf(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  // The drag's own announcement is still on the page, hidden.
  const said = (words: string | RegExp) =>
    expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  const toSchedule = async () => {
    await hands.begin(page.getByRole("link", { name: "Schedule", exact: true }), "gs");
    await expect(page).toHaveURL(/schedule-overview/);
  };

  await test.step("open: the dashboard shows who is late, and links to the schedule", async () => {
    await page.goto("/");
    const late = page.getByRole("list", { name: "To do" }).getByRole("link", { name: /^Edgar Poe is \d+ min late/ });
    await expect(late).toBeVisible();
    await toSchedule();
    await expect(block(page, "E. Poe")).toHaveAccessibleName(/Late \d+ min/);
  });

  await test.step("walk-in: one press opens the dialog, the next checks them in to the free bay", async () => {
    await hands.begin(button("Walk-in"), "i");
    const dialog = page.getByRole("dialog", { name: "Walk-in" });
    await expect(dialog.getByRole("radio", { name: /^Bay 1 / })).toBeChecked();
    await hands.finish(dialog.getByRole("button", { name: "Check in" }));
    await said("Walk-in is checked in");
    await expect(block(page, "Walk-in")).toHaveAccessibleName(/Bay 1, Checked in/);
  });

  await test.step("check-in: a guest comes early", async () => {
    const card = await hands.card("R. Parks");
    await hands.press(card.getByRole("button", { name: "Check in" }));
    await said("Rosa Parks is checked in");
    await expect(block(page, "R. Parks")).toHaveAccessibleName(/Checked in/);
  });

  await test.step("late: the card shows the delay, and the guest checks in late", async () => {
    const card = await hands.card("E. Poe");
    await expect(card).toContainText(/Late \d+ min/);
    await hands.press(card.getByRole("button", { name: "Check in" }));
    await said("Edgar Poe is checked in");
  });

  await test.step("move: the result is shown before and after", async () => {
    const told = await hands.move("G. Hopper", "Bay 3");
    expect(told).toContain("price unchanged");
    expect(told).toMatch(/in peak hours, where it costs \S*66\.00\. The price stays \S*55\.00, as agreed\./);
    await said("Grace Hopper moves to Bay 3, 8:00 pm");
    await expect(block(page, "G. Hopper")).toHaveAccessibleName(/8:00.*9:00 pm, Bay 3/);
  });

  await test.step("resize: half an hour more", async () => {
    await hands.lengthen("A. Lovelace");
    await said("Ada Lovelace now ends at 8:30 pm");
    await said(/price rises to \S*96\.00/);
    await expect(block(page, "A. Lovelace")).toHaveAccessibleName(/7:00.*8:30 pm/);
  });

  await test.step("group: one party in two bays", async () => {
    await hands.begin(button("New booking"), "c");
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await hands.write(dialog.getByRole("combobox", { name: "Client" }), "Marie Curie");
    await hands.take(dialog.getByRole("option", { name: /Book for a guest/ }));
    await hands.choose(dialog.getByLabel("People"), "6");
    await hands.choose(dialog.getByLabel("Starts"), "9:00 pm");
    await expectAccessibleState(page);
    await hands.finish(dialog.getByRole("button", { name: "Book", exact: true }));
    await said("Marie Curie is booked");
    await expect(block(page, "M. Curie")).toHaveCount(2);
  });

  await test.step("no-show: nobody came for the third bay", async () => {
    const card = await hands.card("L. Byron");
    await hands.press(card.getByRole("button", { name: "No-show" }));
    await said("Lord Byron is marked as no-show");
  });

  await test.step("coach ill: a colleague takes over the lesson", async () => {
    await hands.begin(page.getByRole("link", { name: "Coaches", exact: true }), "go");
    await hands.openRow(page.getByRole("gridcell", { name: "House Coach" }));
    await hands.press(button("Day off"));
    const dialog = page.getByRole("dialog", { name: "Time off or other hours" });
    await hands.write(dialog.getByLabel("Why"), "Ill");
    await hands.finish(dialog.getByRole("button", { name: "Save date" }));
    const move = dialog.getByRole("link", { name: /^Move the booking of Emmy Noether/ });
    await expect(move).toBeVisible();
    await expectAccessibleState(page);
    const [tab] = await Promise.all([page.context().waitForEvent("page"), hands.press(move)]);
    await giveLesson(tab, handsOf(tab));
    await tab.close();
    await hands.finish(dialog.getByRole("button", { name: /^Save/ }));
    await said("The hours of House are saved");
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Ill" })).toBeVisible();
  });

  await test.step("close: the last guests check in and out, and no task is left", async () => {
    await toSchedule();
    await hands.begin(button("List"), "l");
    await completeAll(page, hands);
    await expect(page.getByRole("region", { name: "Over" }).getByRole("listitem")).toHaveCount(9);
    await expectAccessibleState(page);
    const { bookings } = await desk.day(venueToday().toString());
    const notCompleted = bookings.filter(({ status }) => status !== "completed");
    expect(notCompleted.map(({ client_name, status }) => `${client_name}: ${status}`)).toEqual(["Lord Byron: no_show"]);

    await hands.begin(page.getByRole("link", { name: "Dashboard", exact: true }), "gd");
    const left = page.getByRole("list", { name: "To do" }).getByRole("listitem");
    // Nobody is late, missing or still in a bay; only unpaid amounts remain.
    await expect(left.filter({ hasText: "has not paid" }).first()).toBeVisible();
    await expect(left.filter({ hasNotText: "has not paid" })).toHaveCount(0);
  });
}

/** Assigns another coach, in the tab that the list of lessons opens. */
async function giveLesson(tab: Page, hands: Hands): Promise<void> {
  const panel = tab.getByRole("complementary", { name: "Emmy Noether" });
  await hands.press(panel.getByRole("button", { name: "Edit" }));
  const dialog = tab.getByRole("dialog", { name: "Edit Emmy Noether" });
  await hands.choose(dialog.getByLabel("Coach"), "Nora Lind");
  await hands.finish(dialog.getByRole("button", { name: "Save booking" }));
  await expect(tab.getByText("The booking of Emmy Noether is saved")).toBeVisible();
  await expect(panel).toContainText("Nora Lind");
}

/** Checks in and completes everyone in the list who is expected or in a bay. */
async function completeAll(page: Page, hands: Hands): Promise<void> {
  const waiting = page.getByRole("region", { name: /^(Needs attention|In the bays now|Coming)$/ }).getByRole("button");
  await expect(waiting.first()).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
  for (let left = await waiting.count(); left > 0; left--) {
    await hands.press(waiting.first());
    const panel = page.getByRole("complementary").filter({ has: page.getByRole("button", { name: "Edit" }) });
    const [checkIn, complete] = ["Check in", "Complete"].map((name) =>
      panel.getByRole("button", { name, exact: true }),
    );
    if (!checkIn || !complete) return;
    await expect(checkIn.or(complete)).toBeVisible();
    if (await checkIn.isVisible()) await hands.press(checkIn);
    await hands.press(complete);
    await expect(waiting).toHaveCount(left - 1);
  }
}
