import { z } from "zod";
import { expectAccessible } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk, VenueDay } from "#tests/support/browser/demo-desk.ts";

test.use({ person: "admin" });
test.setTimeout(90_000);

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

interface Wanted {
  day: VenueDay;
  start: string;
  count: number;
}

/** A class of six seats, weekly from a day on. */
async function weeklyClass(desk: DemoDesk, { day, start, count }: Wanted) {
  const name = `Putting ${crypto.randomUUID().slice(0, 6)}`;
  const durations = [{ duration_minutes: 60, price: { amount: 3000, currency: "CAD" }, peak_price: null }];
  const service = Named.parse(await desk.send("POST", "/api/v1/services", { name, kind: "class", durations }));
  const weekday = Temporal.PlainDate.from(day.date).toLocaleString("en", { weekday: "long" }).toLowerCase();
  const scheduled = await desk.send("POST", "/api/v1/class-sessions/schedule", {
    service_id: service.id,
    location_id: day.locationId,
    capacity: 6,
    weekdays: [weekday],
    start,
    duration_minutes: 60,
    from: day.date,
    count,
  });
  return { name, dates: Dates.parse(scheduled).data };
}

test("a weekly class is changed on one date, on another and the following, and on all to come", async ({
  page,
  desk,
  day,
}) => {
  const { name, dates } = await weeklyClass(desk, { day, start: "13:00", count: 4 });
  const edit = async (nth: number, fields: Record<string, string>, scope?: string) => {
    const date = Temporal.PlainDate.from(day.date).add({ days: 7 * nth });
    await page.goto(`/classes?date=${date.toString()}&class=${dates[nth]?.id}`);
    await page.getByRole("complementary", { name }).getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
    if (scope) await dialog.getByText(scope, { exact: true }).click();
    for (const [label, value] of Object.entries(fields)) await dialog.getByRole("textbox", { name: label }).fill(value);
    if (scope) await expectAccessible(page);
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
});
