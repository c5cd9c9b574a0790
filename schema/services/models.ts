import { z } from "zod";
import { Weekday } from "../locations/models.ts";
import { Money } from "../shared/money.ts";
import { pageOf, Version } from "../shared/paging.ts";
import { WallTime } from "../shared/time.ts";

export const ServiceKind = z
  .enum(["resource", "coach"])
  .meta({ id: "ServiceKind", description: "resource: time in a bay; coach: a lesson, with or without a bay" });
export type ServiceKind = z.infer<typeof ServiceKind>;

export const ServiceDuration = z
  .object({
    duration_minutes: z.int().describe("Length in minutes"),
    price: Money.describe("Price outside peak hours"),
    peak_price: Money.nullable().describe("Price in peak hours, where it differs"),
  })
  .meta({ id: "ServiceDuration", description: "One length that a service is sold in, with its price" });

export const PeakHours = z
  .object({
    weekdays: z.array(Weekday).describe("Days it applies on"),
    from: WallTime.describe("Start, on the venue's wall clock"),
    to: WallTime.describe("End, on the venue's wall clock"),
  })
  .meta({ id: "PeakHours", description: "When the peak price applies: a start at or after from and before to" });
export type PeakHours = z.infer<typeof PeakHours>;

export const BookableBy = z
  .enum(["anyone", "clients", "staff"])
  .meta({ id: "BookableBy", description: "Who may book a service" });
export type BookableBy = z.infer<typeof BookableBy>;

const shownToAll = {
  id: z.int().describe("Id"),
  name: z.string().describe("Name"),
  description: z.string().nullable().describe("One or two sentences for the booking page"),
  kind: ServiceKind,
  resource_type_id: z.int().nullable().describe("Type of bay that it takes; none for a lesson without a bay"),
  durations: z.array(ServiceDuration).describe("Lengths that it is sold in, shortest first"),
  peak_hours: z.array(PeakHours).describe("When the peak price applies"),
  max_party_size: z.int().describe("Most people in one booking"),
  notice_minutes: z.int().describe("Least time between booking and start"),
  horizon_days: z.int().describe("How many days ahead it may be booked"),
  coach_ids: z.array(z.int()).describe("Coaches who give it; none where kind is resource"),
};

export const Service = z
  .object({
    ...shownToAll,
    buffer_before_minutes: z.int().describe("Kept free before each booking"),
    buffer_after_minutes: z.int().describe("Kept free after each booking"),
    grid_minutes: z.int().describe("Starts lie this many minutes apart, from local midnight"),
    bookable_by: BookableBy,
    position: z.int().describe("Place in lists, from 1"),
    version: Version,
  })
  .meta({ id: "Service", description: "Everything that can be booked: bay time or a lesson" });
export type Service = z.infer<typeof Service>;

export const PublicService = z
  .object(shownToAll)
  .meta({ id: "PublicService", description: "A service, as everybody may see it" });

export const ServicePage = pageOf("ServicePage", Service, "services");
export const PublicServicePage = pageOf("PublicServicePage", PublicService, "services");
