import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { makeOwnVenue } from "#tests/support/browser/own-venue.ts";
import { venueToday } from "#tests/support/venue-clock.ts";
import { chooseDay, mailTo, manageLinkIn } from "./booking-page.ts";

const Services = z.object({ data: z.array(z.object({ id: z.int(), version: z.int(), kind: z.string() })) });
const Times = z.object({ data: z.array(z.object({ start_time: z.string(), end_time: z.string() })) });
const Amount = z.object({ amount: z.int() });
const Moved = z.object({ local_start: z.string() });
const Fees = z.object({ amounts_due: z.array(z.object({ kind: z.string(), amount: Amount })) });

test(
  "a guest moves a booking by the mailed link on a phone, after seeing the fee",
  { tag: "@long" },
  async ({ page }) => {
    const { desk, url } = await makeOwnVenue();
    const { data: services } = await desk.get("/api/v1/services", Services);
    const bayTime = services.find(({ kind }) => kind === "resource");
    if (!bayTime) throw new Error("The template has bay time");
    const none = { percent: 0, fee: { amount: 0, currency: "CAD" } };
    await desk.send("PATCH", `/api/v1/services/${bayTime.id}`, {
      version: bayTime.version,
      policy: {
        cancellation: [],
        no_show: none,
        deposit: none,
        reschedule_notice_minutes: 60,
        reschedule_fee: { amount: 750, currency: "CAD" },
      },
    });
    const location_id = await desk.location();
    const day = venueToday().add({ days: 3 }).toString();
    const asked = `service_id=${bayTime.id}&location_id=${location_id}&date_from=${day}&date_to=${day}`;
    const [time] = (await desk.get(`/api/v1/availability?${asked}`, Times)).data;
    if (!time) throw new Error("Nothing is free that day");
    const email = `${crypto.randomUUID()}@visitor.test`;
    const guest = { first_name: "Margaux", last_name: "Tremblay", email };
    const { start_time, end_time } = time;
    const body = { service_id: bayTime.id, location_id, start_time, end_time, guest };
    const { id } = z.object({ id: z.int() }).parse(await desk.send("POST", "/api/v1/bookings", body));

    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${url}/book/manage${new URL(manageLinkIn(await mailTo(email, /confirmed/i))).hash}`);
    await page.getByRole("link", { name: "Move" }).click();
    const summary = page.getByRole("region", { name: "Your move" });
    await expect(summary).toContainText("Moving it costs $7.50, which you pay at the venue.");
    await chooseDay(page, 5);
    await page.locator("[data-time]").first().click();
    await expectAccessibleState(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await summary.getByRole("button", { name: "Move booking" }).click();
    await expect(page.getByRole("heading", { name: "Your booking", exact: true })).toBeVisible();
    await mailTo(email, /moved/i);

    const moved = await desk.get(`/api/v1/bookings/${id}`, Moved);
    expect(moved.local_start.slice(0, 10)).toBe(venueToday().add({ days: 5 }).toString());
    const { amounts_due } = await desk.get(`/api/v1/bookings/${id}/fees`, Fees);
    expect(amounts_due.map(({ kind, amount }) => [kind, amount.amount])).toEqual([["reschedule", 750]]);
  },
);
