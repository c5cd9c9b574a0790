import { z } from "zod";
import { Money } from "#schema/shared/money.ts";
import { Instant, LocalTime, VenueDate } from "#schema/shared/time.ts";

export const FreeTime = z
  .object({
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    end_time: Instant.describe("End, RFC 3339 in UTC"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
    location_id: z.int().describe("Location"),
    resource_ids: z
      .array(z.int())
      .describe("Resources free then, in the order they are tried; none if no bay is needed"),
    coach_ids: z.array(z.int()).describe("Coaches free then; none if no coach is needed"),
    price: Money.describe("The price of this time"),
    member_price: Money.nullable().describe("What the signed-in member pays for it; none if they pay the price"),
  })
  .meta({ id: "FreeTime", description: "A time that can be booked now" });
export type FreeTime = z.infer<typeof FreeTime>;

export const FreeDayState = z.enum(["free", "full", "no_coach", "closed", "too_late", "beyond_horizon"]).meta({
  id: "FreeDayState",
  description:
    "free: something can be booked; full: everything is taken; no_coach: the venue is open but no coach works; closed: the venue is closed; too_late: the minimum notice for the rest of the day has passed; beyond_horizon: it cannot be booked yet",
});
export type FreeDayState = z.infer<typeof FreeDayState>;

export const FreeDay = z
  .object({
    date: VenueDate,
    state: FreeDayState.describe("Whether something is free or, if not, why"),
    free_count: z.int().describe("Number of distinct free start times"),
    is_closed: z.boolean().describe("Whether the venue is closed that day"),
    utc_offset: z.string().describe("Offset of the venue's clock that day, for example -08:00"),
  })
  .meta({ id: "FreeDay", description: "How much is free on one day" });

export const Availability = z
  .object({
    timezone: z.string().describe("Time zone of the wall times"),
    days: z.array(FreeDay).describe("Each day asked for"),
    data: z.array(FreeTime).describe("Free times in order of start; none if only days were requested"),
  })
  .meta({ id: "Availability", description: "Free times of a service at a location" });
export type Availability = z.infer<typeof Availability>;

export const AskedAs = z.enum(["visitor", "client", "staff"]).meta({
  id: "AskedAs",
  description:
    "Whose rules a time is checked by. visitor: a guest who is not signed in; client: a client who is signed in; staff: somebody at the desk, who is not bound by the service's notice and horizon",
});
export type AskedAs = z.infer<typeof AskedAs>;

export const AvailabilityRule = z
  .enum([
    "bookable_by",
    "party_size",
    "duration",
    "grid",
    "notice",
    "horizon",
    "hours",
    "coach_hours",
    "resource_hours",
    "coach_free",
    "resource_free",
  ])
  .meta({
    id: "AvailabilityRule",
    description:
      "A rule that a time must pass to be offered. bookable_by: who may book the service; party_size: no more people than the service and a bay take; duration: a length that the service offers; grid: a start on the service's grid, counted from midnight; notice: enough notice before the start, and not in the past; horizon: no more days ahead than the service allows; hours: within the location's opening hours; coach_hours: while a coach who gives it is working; resource_hours: while a bay that it can use is open; coach_free: a coach who gives it has nothing else then; resource_free: a bay that it can use has nothing else then",
  });
export type AvailabilityRule = z.infer<typeof AvailabilityRule>;

export const RuleVerdict = z
  .object({
    rule: AvailabilityRule,
    passes: z.boolean().describe("Whether the time passes it"),
    message: z.string().nullable().describe("Why not, and what to do about it; none if it passes"),
    permission: z
      .string()
      .nullable()
      .describe("The permission that overrides the rule; none if only another time helps"),
    permission_name: z.string().nullable().describe("The same in words"),
    may_change: z.boolean().describe("Whether the caller has that permission"),
  })
  .meta({ id: "RuleVerdict", description: "What one rule says about a time" });

export const AvailabilityExplanation = z
  .object({
    asked_as: AskedAs,
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    local_start: LocalTime,
    local_end: LocalTime,
    is_offered: z.boolean().describe("Whether the time passes every rule"),
    rules: z
      .array(RuleVerdict)
      .describe(
        "Each rule, in the order in which a refusal would name them; rules that merely follow from another one are left out",
      ),
  })
  .meta({ id: "AvailabilityExplanation", description: "Why a time is offered or not, rule by rule" });
export type AvailabilityExplanation = z.infer<typeof AvailabilityExplanation>;
