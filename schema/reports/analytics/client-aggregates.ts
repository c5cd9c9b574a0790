import { z } from "zod";
import { MembershipStatus } from "#schema/memberships/memberships/models.ts";
import { VenueDate } from "#schema/shared/time.ts";
import { aggregateDescription } from "./aggregate-metrics.ts";
import { aggregateAbout, atLocation, describeTimeKeys, groupBy, thingKey, TIME_KEYS, timeKeys } from "./aggregates.ts";

/** Clients are few compared to bookings: a query may cover ten years of them. */
export const CLIENT_DAYS = 3660;

export const ClientTime = z.enum(["joined", "last_visit"]).meta({
  id: "ClientTime",
  description: "joined: when they became a client; last_visit: the start of the last booking they came to",
});
export type ClientTime = z.infer<typeof ClientTime>;

export const ClientGroupBy = z.enum([...TIME_KEYS, "membership", "upcoming", "client"]).meta({
  id: "ClientGroupBy",
  description: `${describeTimeKeys("of the requested time")}; membership: the state of the one they have; upcoming: whether they have an upcoming booking; client: each by name`,
});
export type ClientGroupBy = z.infer<typeof ClientGroupBy>;

const decimal = (text: string) => z.number().nullable().describe(`${text} One decimal.`);

export const ClientAggregateGroup = z
  .object({
    ...timeKeys,
    membership: MembershipStatus.nullable().describe(
      "State of their membership; none unless grouped by it, and for those without one",
    ),
    has_upcoming: z.boolean().nullable().describe("Whether they have an upcoming booking; none unless grouped by it"),
    ...thingKey("client", "Client"),
    clients: z.int().describe(aggregateDescription("clients")),
    share_percent: decimal(aggregateDescription("clients_share_percent")),
    visits: z.int().describe(aggregateDescription("visits")),
    average_visits: decimal(aggregateDescription("average_visits")),
    median_visits: decimal(aggregateDescription("median_visits")),
    absent_average_days: decimal(aggregateDescription("absent_average_days")),
    absent_median_days: decimal(aggregateDescription("absent_median_days")),
    absent_p90_days: decimal(aggregateDescription("absent_p90_days")),
  })
  .meta({ id: "ClientAggregateGroup", description: "Clients who share the same keys, as they are now" });
export type ClientAggregateGroup = z.infer<typeof ClientAggregateGroup>;

export const ClientAggregates = z
  .object({
    ...aggregateAbout,
    groups: z.array(ClientAggregateGroup).describe("Groups in the order of their keys; none for a coach"),
  })
  .meta({ id: "ClientAggregates", description: "Clients, counted in groups" });
export type ClientAggregates = z.infer<typeof ClientAggregates>;

export const clientAggregatesQuery = z.object({
  start: VenueDate.describe("First day, YYYY-MM-DD"),
  end: VenueDate.describe(`Last day, YYYY-MM-DD; at most ${CLIENT_DAYS} days in all`),
  time: ClientTime.default("last_visit").describe(
    "Which of a client's times has to fall in these days; the last visit if left out",
  ),
  group_by: groupBy(ClientGroupBy),
  location_id: atLocation.location_id.describe("Only visits to this location, by its own clock"),
  has_upcoming: z.boolean().optional().describe("Only clients with an upcoming booking, or only those without"),
  membership: z.boolean().optional().describe("Only clients with a membership, or only those without"),
});
export type ClientAggregatesQuery = z.infer<typeof clientAggregatesQuery>;
