import type { Page } from "@playwright/test";
import { z } from "zod";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

test.use({ person: "admin" });

const Named = z.object({ id: z.int() });
const Scheduled = z.object({
  data: z.tuple([
    z.object({
      id: z.int(),
      service_id: z.int(),
      location_id: z.int(),
      start_time: z.string(),
      end_time: z.string(),
    }),
  ]),
});
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A one-seat class whose seat is taken, at 14:00 three days from now. */
async function fullClass(desk: DemoDesk, waitlist_offers = "in_turn") {
  const name = `Wedges ${crypto.randomUUID().slice(0, 6)}`;
  const durations = [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }];
  const service = await desk.send("POST", "/api/v1/services", {
    name,
    kind: "class",
    durations,
    waitlist_offers,
  });
  const day = venueToday().add({ days: 3 });
  const scheduled = await desk.send("POST", "/api/v1/class-sessions/schedule", {
    service_id: Named.parse(service).id,
    location_id: await desk.location(),
    capacity: 1,
    weekdays: [WEEKDAYS[day.dayOfWeek - 1]],
    start: "14:00",
    duration_minutes: 60,
    from: day.toString(),
    count: 1,
  });
  const [{ id, ...place }] = Scheduled.parse(scheduled).data;
  const guest = { first_name: "Robin", last_name: "Lee", email: "robin@waits.test" };
  const seat = { class_session_id: id, ...place, party_size: 1, guest };
  const booking = Named.parse(await desk.send("POST", "/api/v1/bookings", seat));
  return { name, id, date: day.toString(), bookingId: booking.id };
}

function waitLinkIn({ text }: { text: string }): string {
  const link = /http\S+\/book\/waitlist#\S+/.exec(text)?.[0];
  if (!link) throw new Error("The mail has no link to the waiting list");
  return link;
}

/** Opens a link as a mail program does: the page reloads even if only the part after the # differs. */
async function openMailed(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
}

/** Goes from the full class to the form, as an unknown person. */
async function sayWhoWaits(page: Page, name: string, first: string, email: string): Promise<void> {
  await page.goto("/book");
  await page.getByRole("radio", { name: /^Classes/ }).check();
  await page.getByRole("button", { name: "Choose a class" }).click();
  await page.getByRole("link", { name: `Join the waiting list: ${name}, 14:00` }).click();
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill("Waits");
  await page.getByLabel("Email").fill(email);
}

test(
  "a cancelled seat is offered to the first person who waits, declined, offered to the next and taken",
  { tag: "@both" },
  async ({ page, desk, openOther }) => {
    const { name, id, date, bookingId } = await fullClass(desk);
    const visitor = await openOther();
    const [ada, ben] = [`${crypto.randomUUID()}@waits.test`, `${crypto.randomUUID()}@waits.test`];
    await sayWhoWaits(visitor, name, "Ada", ada);
    await expectAccessibleState(visitor);
    await visitor.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(visitor.getByText(`A mail to ${ada} is on its way`)).toBeVisible();
    await expectAccessibleState(visitor);
    await openMailed(visitor, waitLinkIn(await mailTo(ada, /You are on the waiting list/)));
    await expect(visitor.getByText("You are 1st on the waiting list")).toBeVisible();
    await expectAccessibleState(visitor);
    await sayWhoWaits(visitor, name, "Ben", ben);
    await visitor.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(visitor.getByText(`A mail to ${ben} is on its way`)).toBeVisible();

    await page.goto(`/classes?date=${date}&class=${id}`);
    const rows = page.getByRole("region", { name: "Waiting list" }).getByRole("listitem");
    await expect(rows).toContainText(["Ada Waits", "Ben Waits"]);
    await page.getByRole("button", { name: "Move Ben Waits up" }).click();
    await expect(rows).toContainText(["Ben Waits", "Ada Waits"]);
    await expectAccessibleState(page);

    await desk.send("DELETE", `/api/v1/bookings/${bookingId}`);
    await openMailed(visitor, waitLinkIn(await mailTo(ben, /A place is free for you/)));
    await expect(visitor.getByText("A seat is held for you")).toBeVisible();
    await expectAccessibleState(visitor);
    await visitor.getByRole("button", { name: "No, give it to the next person" }).click();
    await expect(visitor.getByRole("main").getByText("You gave this place to the next person.")).toBeVisible();

    await openMailed(visitor, waitLinkIn(await mailTo(ada, /A place is free for you/)));
    await visitor.getByRole("button", { name: "Take the seat for $30.00" }).click();
    await expect(visitor.getByRole("heading", { name: "You are booked" })).toBeVisible();
    await mailTo(ada, /Your booking is confirmed/);
  },
);

test(
  "a cancelled seat is announced to everybody who waits, and goes to the first who takes it",
  { tag: "@long" },
  async ({ desk, openOther }) => {
    const { name, bookingId } = await fullClass(desk, "everybody");
    const visitor = await openOther();
    await visitor.setViewportSize({ width: 375, height: 812 });
    const [ada, ben] = [`${crypto.randomUUID()}@waits.test`, `${crypto.randomUUID()}@waits.test`];
    for (const [first, email] of [
      ["Ada", ada],
      ["Ben", ben],
    ] as const) {
      await sayWhoWaits(visitor, name, first, email);
      await visitor.getByRole("button", { name: "Join the waiting list" }).click();
      await expect(visitor.getByText("Check your email")).toBeVisible();
    }

    await desk.send("DELETE", `/api/v1/bookings/${bookingId}`);
    const links = {
      ada: waitLinkIn(await mailTo(ada, /A place is free:/)),
      ben: waitLinkIn(await mailTo(ben, /A place is free:/)),
    };
    await openMailed(visitor, links.ben);
    await expectAccessibleState(visitor);
    await visitor.getByRole("button", { name: "Take the seat" }).click();
    await expect(visitor.getByText("A seat is held for you")).toBeVisible();
    await expectAccessibleState(visitor);

    const late = await openOther();
    await openMailed(late, links.ada);
    await expect(late.getByText(/everybody else who is waiting when a place becomes free/)).toBeVisible();
    await expectAccessibleState(late);

    await visitor.getByRole("button", { name: "Take the seat for $30.00" }).click();
    await expect(visitor.getByRole("heading", { name: "You are booked" })).toBeVisible();
  },
);
