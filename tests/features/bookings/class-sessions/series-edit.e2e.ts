import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk, VenueDay } from "#tests/support/browser/demo-desk.ts";

test.use({ person: "admin" });

const Named = z.object({ id: z.int() });
const Dates = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      series_id: z.int().nullable(),
      service_id: z.int(),
      location_id: z.int(),
      start_time: z.string(),
      end_time: z.string(),
      status: z.string(),
      capacity: z.int(),
      level: z.string().nullable(),
    }),
  ),
});
const FreeTimes = z.object({ data: z.array(z.object({ local_start: z.string(), coach_ids: z.array(z.int()) })) });
const Services = z.object({ data: z.array(Named.extend({ name: z.string() })) });

interface Wanted {
  day: VenueDay;
  start: string;
  count: number;
  coach_id?: number;
}

/** A class of six seats, weekly from a day on. */
async function weeklyClass(desk: DemoDesk, { day, start, count, coach_id }: Wanted) {
  const name = `Putting ${crypto.randomUUID().slice(0, 6)}`;
  const durations = [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }];
  const service = Named.parse(await desk.send("POST", "/api/v1/services", { name, kind: "class", durations }));
  const weekday = Temporal.PlainDate.from(day.date).toLocaleString("en", { weekday: "long" }).toLowerCase();
  const scheduled = await desk.send("POST", "/api/v1/class-sessions/schedule", {
    service_id: service.id,
    location_id: day.locationId,
    ...(coach_id === undefined ? {} : { coach_id }),
    capacity: 6,
    weekdays: [weekday],
    start,
    duration_minutes: 60,
    from: day.date,
    count,
  });
  return { name, dates: Dates.parse(scheduled).data };
}

test(
  "changes a weekly class on one date, on another and the following ones, and on all upcoming dates",
  { tag: "@long" },
  async ({ page, desk, day }) => {
    const { name, dates } = await weeklyClass(desk, { day, start: "13:00", count: 4 });
    const edit = async (nth: number, fields: Record<string, string>, scope?: string) => {
      const date = Temporal.PlainDate.from(day.date).add({ days: 7 * nth });
      await page.goto(`/classes?date=${date.toString()}&class=${dates[nth]?.id}`);
      await page.getByRole("complementary", { name }).getByRole("button", { name: "Edit" }).click();
      const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
      if (scope) await dialog.getByText(scope, { exact: true }).click();
      for (const [label, value] of Object.entries(fields))
        await dialog.getByRole("textbox", { name: label }).fill(value);
      if (scope) await expectAccessibleState(page);
      await dialog.getByRole("button", { name: "Save class" }).click();
    };
    const saved = (count: string) => expect(page.getByText(`${name} is saved, ${count}`)).toBeVisible();

    await edit(1, { Seats: "8" });
    await saved("1 date");
    await edit(2, { Seats: "10" }, "This and following");
    await saved("2 dates");
    await edit(0, { Level: "Beginner" }, "All dates");
    await saved("4 dates");

    const { data } = await desk.get(`/api/v1/class-sessions?series_id=${dates[0]?.series_id}`, Dates);
    const now = dates.map(({ id }) => data.find((one) => one.id === id));
    expect(now.map((one) => one?.capacity)).toEqual([6, 8, 10, 10]);
    expect(new Set(now.map((one) => one?.level))).toEqual(new Set(["Beginner"]));
  },
);

test(
  "lists that day's class for a coach's day off, cancels it in its panel, and then saves the day off",
  { tag: "@long" },
  async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    const services = await desk.get("/api/v1/services?perPage=100", Services);
    const lesson = services.data.find(({ name }) => name === "Lesson with a coach")?.id ?? 0;
    const asked = `service_id=${lesson}&location_id=${day.locationId}&date_from=${day.date}&date_to=${day.date}`;
    const [free] = (await desk.get(`/api/v1/availability?${asked}&duration_minutes=60`, FreeTimes)).data;
    const coach_id = free?.coach_ids[0];
    if (!free || coach_id === undefined) throw new Error("No coach of the demo is free that day");
    const { name, dates } = await weeklyClass(desk, {
      day,
      start: free.local_start.slice(11, 16),
      count: 1,
      coach_id,
    });
    const [held] = dates;
    if (!held) throw new Error("Nothing was scheduled");
    const { id: class_session_id, service_id, location_id, start_time, end_time } = held;
    const guest = { first_name: "Hana", last_name: "Kimura", email: "hana@guest.test" };
    const seat = { class_session_id, service_id, location_id, start_time, end_time, party_size: 2, guest };
    await desk.send("POST", "/api/v1/bookings", seat);
    const row = await desk.send("POST", `/api/v1/coaches/${coach_id}/availabilities`, {
      date: day.date,
      starts: "00:00",
      ends: "24:00",
    });

    await page.goto(`/coaches/${coach_id}?date=${Named.parse(row).id}`);
    const dialog = page.getByRole("dialog", { name: "Change a date" });
    await dialog.getByLabel("Type").selectOption("Day off");
    await dialog.getByRole("button", { name: "Save date" }).click();
    const listed = dialog.getByRole("alert", { name: "This class falls outside" });
    await expect(listed).toContainText(`${name}, 2 of 6 seats booked`);
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleState(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    const opening = page.waitForEvent("popup");
    await listed.getByRole("link", { name: new RegExp(`^Change ${name}`) }).click();
    const other: Page = await opening;
    await other.getByRole("complementary", { name }).getByRole("button", { name: "Cancel class" }).click();
    const question = other.getByRole("dialog", { name: `Cancel ${name}?` });
    await question.getByLabel("Message").fill("The coach is ill.");
    await question.getByRole("button", { name: "Cancel class" }).click();
    await expect(other.getByText("Cancelled", { exact: true }).first()).toBeVisible();
    await other.close();

    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(listed).toBeHidden();
    await dialog.getByRole("button", { name: "Save date" }).click();
    await expect(page.getByText(/^The hours of .* are saved$/)).toBeVisible();
  },
);
