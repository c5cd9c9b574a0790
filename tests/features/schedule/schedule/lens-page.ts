import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { Booking } from "#schema/bookings/bookings/models.ts";
import { CoachHours } from "#schema/venue/coaches/schedule-models.ts";
import type { DemoDesk, VenueDay } from "#tests/support/browser/demo-desk.ts";
import { block, grid, openSchedule } from "./schedule-page.ts";

/** Shared by the journeys through the lenses of the schedule. */

export async function openLens(page: Page, day: VenueDay, lens: string): Promise<void> {
  await openSchedule(page, day);
  await page.goto(`${page.url()}&${lens}`);
  await expect(grid(page)).toBeVisible();
}

/** A one-hour lesson, and another coach who works at that time and gives the same one. */
export interface MovableLesson {
  booking: Booking;
  coach: string;
  other: { id: number; name: string };
}

const Lessons = z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), kind: z.string() })) });
const HOUR = { hours: 1 };

/** Books a lesson at a time when two coaches who give it are working. */
export async function bookLesson(desk: DemoDesk, day: VenueDay, name: string): Promise<MovableLesson> {
  const query = `location_id=${day.locationId}&date_from=${day.date}&date_to=${day.date}`;
  const coaches = await desk.get(`/api/v1/coaches/hours?${query}`, z.array(CoachHours));
  const { data } = await desk.get("/api/v1/services?perPage=100", Lessons);
  const lessons = new Set(data.filter(({ kind }) => kind === "coach").map(({ id }) => id));
  for (const coach of coaches) {
    for (const other of coaches) {
      const service = coach.service_ids.find((id) => lessons.has(id) && other.service_ids.includes(id));
      const start = commonHour(coach, other);
      if (coach.id === other.id || service === undefined || start === undefined) continue;
      const [first_name = "", last_name = ""] = name.split(" ");
      const booking = await desk.send("POST", "/api/v1/bookings", {
        service_id: service,
        location_id: day.locationId,
        coach_id: coach.id,
        start_time: start.toString(),
        end_time: start.add(HOUR).toString(),
        guest: { first_name, last_name },
      });
      return { booking: Booking.parse(booking), coach: coach.name, other };
    }
  }
  throw new Error(`No two coaches of one lesson work at the same hour on ${day.date}`);
}

/** A start followed by at least 90 minutes that both coaches work, so that the lesson can move a little. */
function commonHour(one: CoachHours, other: CoachHours): Temporal.Instant | undefined {
  for (const a of one.hours) {
    for (const b of other.hours) {
      const start = a.start_time > b.start_time ? a.start_time : b.start_time;
      const end = a.end_time < b.end_time ? a.end_time : b.end_time;
      const from = Temporal.Instant.from(start);
      if (Temporal.Instant.compare(from.add({ minutes: 90 }), Temporal.Instant.from(end)) <= 0) return from;
    }
  }
  return undefined;
}

/** Drags the lower edge of a block some hours further, without releasing it yet. */
export async function pullEdge(page: Page, name: string, hours: number): Promise<void> {
  const box = await boxOf(block(page, name));
  const length = box.height;
  const x = box.x + box.width / 2;
  const y = box.y + box.height - 3;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 6);
  await page.mouse.move(x, y + length * hours, { steps: 6 });
  await expect(page.locator(".sg-drop")).toBeVisible();
}

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on the page`);
  return box;
}
