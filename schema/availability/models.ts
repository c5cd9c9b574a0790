import { z } from "zod";
import { Money } from "../shared/money.ts";
import { Instant, LocalTime, VenueDate } from "../shared/time.ts";

export const FreeTime = z
  .object({
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    end_time: Instant.describe("End, RFC 3339 in UTC"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
    location_id: z.int().describe("Location"),
    resource_ids: z
      .array(z.int())
      .describe("Resources free then, in the order they are tried; none where no bay is needed"),
    coach_ids: z.array(z.int()).describe("Coaches free then; none where no coach is needed"),
    price: Money.describe("Price of this time"),
  })
  .meta({ id: "FreeTime", description: "A time that can be booked now" });
export type FreeTime = z.infer<typeof FreeTime>;

export const FreeDay = z
  .object({
    date: VenueDate,
    free_count: z.int().describe("Number of different starts that are free"),
    is_closed: z.boolean().describe("Whether the venue is closed that day"),
  })
  .meta({ id: "FreeDay", description: "How much is free on one day" });

export const Availability = z
  .object({
    timezone: z.string().describe("Zone of the wall times"),
    days: z.array(FreeDay).describe("Each day asked for"),
    data: z.array(FreeTime).describe("Free times in order of start; none when only days were asked for"),
  })
  .meta({ id: "Availability", description: "Free times of a service at a location" });
export type Availability = z.infer<typeof Availability>;
