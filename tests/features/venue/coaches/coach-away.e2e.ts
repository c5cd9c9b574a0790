import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";

/** Longer than any coach's gap between two lessons. */
const BREAK_MS = 60 * 60_000;
const WIDTHS = [1440, 768, 375] as const;
const Services = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });
const FreeTimes = z.object({
  data: z.array(z.object({ start_time: z.string(), end_time: z.string(), coach_ids: z.array(z.int()) })),
});

test.use({ person: "staff" });

test(
  "gives one lesson of an absent coach to a free colleague and cancels the other, in one dialog",
  { tag: "@long" },
  async ({ page, desk, day, faults }) => {
    faults.expect(/409/);
    const services = await desk.get("/api/v1/services?perPage=100", Services);
    const service_id = services.data.find(({ name }) => name === "Lesson with a coach")?.id ?? 0;
    const place = `location_id=${day.locationId}&date_from=${day.date}&date_to=${day.date}`;
    const free = await desk.get(
      `/api/v1/availability?service_id=${service_id}&duration_minutes=60&${place}`,
      FreeTimes,
    );
    const shared = free.data.filter(({ coach_ids }) => coach_ids.length > 1);
    const pairs = shared.flatMap((first) =>
      first.coach_ids.flatMap((coach_id) => {
        const isLater = ({ start_time }: typeof first) =>
          Date.parse(start_time) > Date.parse(first.end_time) + BREAK_MS;
        const second = shared.find((one) => isLater(one) && one.coach_ids.includes(coach_id));
        return second ? [{ first, second, coach_id }] : [];
      }),
    );
    const [pair] = pairs;
    if (!pair) throw new Error("No coach of the demo has a second one beside");
    const { first, second, coach_id } = pair;
    for (const [time, last_name] of [
      [first, "Given"],
      [second, "Cancelled"],
    ] as const) {
      const { start_time, end_time } = time;
      const booked = { service_id, location_id: day.locationId, coach_id, start_time, end_time };
      const guest = { first_name: "Hana", last_name, email: "hana@guest.test" };
      await desk.send("POST", "/api/v1/bookings", { ...booked, guest });
    }
    const row = await desk.send("POST", `/api/v1/coaches/${coach_id}/availabilities`, {
      date: day.date,
      starts: "00:00",
      ends: "24:00",
    });
    const { id } = z.object({ id: z.int() }).parse(row);

    await page.goto(`/coaches/${coach_id}?date=${id}`);
    const dialog = page.getByRole("dialog", { name: "Change a date" });
    await dialog.getByLabel("Type").selectOption("Day off");
    await dialog.getByRole("button", { name: "Save date" }).click();
    const listed = dialog.getByRole("alert").filter({ hasText: "outside" });
    await expect(listed).toContainText("Hana Given");
    await expect(listed.getByLabel(/^Another coach for Hana Given/)).toBeEnabled();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleState(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await listed.getByLabel("Message").fill("Your coach is ill.");
    await listed.getByLabel(/^Another coach for Hana Given/).selectOption({ index: 1 });
    await expect(page.getByText(/^Hana Given is with .* now$/)).toBeVisible();
    await expect(listed.getByText("Hana Given")).toBeHidden();
    await listed.getByRole("button", { name: /^Cancel booking of Hana Cancelled/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByText("The booking of Hana Cancelled is cancelled")).toBeVisible();
    await expect(listed).toBeHidden();
    await dialog.getByRole("button", { name: "Save date" }).click();
    await expect(page.getByText(/^The hours of .* are saved$/)).toBeVisible();
    const { bookings } = await desk.day(day.date);
    const of = (name: string) => bookings.find(({ client_name }) => client_name === name);
    expect(of("Hana Given")).toMatchObject({ status: "confirmed", coach_id: expect.any(Number) });
    expect(of("Hana Given")?.coach_id).not.toBe(coach_id);
    expect(of("Hana Cancelled")?.status).toBe("cancelled");
  },
);
