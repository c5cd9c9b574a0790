import { z } from "zod";
import { BookingPolicy } from "#schema/bookings/policies/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { lineText, proseText } from "#schema/shared/text.ts";
import { WallTime } from "#schema/shared/time.ts";
import { Weekday } from "#schema/venue/locations/models.ts";
import { Picture, PictureInput } from "#schema/venue/uploads/models.ts";

/** A booking lasts at most a day. */
const DAY_MINUTES = 24 * 60;

export const ServiceKind = z.enum(["resource", "coach", "class"]).meta({
  id: "ServiceKind",
  description: "resource: time in a bay; coach: a lesson, with or without a bay; class: seats on scheduled dates",
});
export type ServiceKind = z.infer<typeof ServiceKind>;

export const ServiceDuration = z
  .object({
    duration_minutes: z
      .int()
      .min(5, "Enter at least 5 minutes.")
      .max(DAY_MINUTES, "Enter at most 24 hours.")
      .describe("Length in minutes"),
    price: Money.describe("Price outside peak hours, in the company's currency"),
    peak_price: Money.nullable().describe("Price in peak hours, if different"),
  })
  .meta({ id: "ServiceDuration", description: "A length in which a service is sold, with its price" });
export type ServiceDuration = z.infer<typeof ServiceDuration>;

export const PeakHours = z
  .object({
    weekdays: z.array(Weekday).describe("Days on which it applies"),
    from: WallTime.describe("Start, on the venue's wall clock"),
    to: WallTime.describe("End, on the venue's wall clock; before from it is on the next day"),
  })
  .meta({ id: "PeakHours", description: "When the peak price applies: a start at or after from and before to" });
export type PeakHours = z.infer<typeof PeakHours>;

export const BookableBy = z.enum(["anyone", "clients", "staff"]).meta({
  id: "BookableBy",
  description:
    "Who may book a service. anyone: everybody, including guests who are not signed in; clients: only clients who are signed in, and the desk; staff: the desk alone",
});
export type BookableBy = z.infer<typeof BookableBy>;

export const WaitlistOffers = z.enum(["in_turn", "everybody"]).meta({
  id: "WaitlistOffers",
  description:
    "Who among those waiting may have what becomes free. in_turn: it is held for the first for some time, then for the next; everybody: all are emailed at once and nothing is held, the first to take it has it",
});
export type WaitlistOffers = z.infer<typeof WaitlistOffers>;

const shownToAll = {
  id: z.int().describe("Id"),
  name: z.string().describe("Name"),
  description: z.string().nullable().describe("One or two sentences for the booking page"),
  picture: Picture.nullable().describe("A picture for the booking page, if there is one"),
  kind: ServiceKind,
  category_id: z.int().nullable().describe("The service's category, if it has one"),
  resource_type_id: z.int().nullable().describe("Type of bay that it uses; none for a lesson without a bay"),
  durations: z.array(ServiceDuration).describe("Lengths in which it is sold, shortest first"),
  peak_hours: z.array(PeakHours).describe("When the peak price applies"),
  max_party_size: z.int().describe("Maximum number of people in one booking"),
  notice_minutes: z.int().describe("Minimum time between booking and start"),
  horizon_days: z.int().describe("How many days ahead it may be booked"),
  coach_ids: z.array(z.int()).describe("Coaches who give it; none if kind is resource"),
  policy: BookingPolicy.nullable().describe(
    "The rules under which it is booked; none means free of charge until the start",
  ),
  waitlist_offers: WaitlistOffers,
};

export const Service = z
  .object({
    ...shownToAll,
    is_type_default: z.boolean().describe("Whether bay time of its type is booked as this service"),
    buffer_before_minutes: z.int().describe("Kept free before each booking"),
    buffer_after_minutes: z.int().describe("Kept free after each booking"),
    grid_minutes: z.int().describe("Starts are this many minutes apart, counted from local midnight"),
    bookable_by: BookableBy,
    position: z.int().describe("Position in lists, from 1"),
    is_archived: z.boolean().describe("Out of use; only its bookings still refer to it"),
    version: Version,
  })
  .meta({ id: "Service", description: "Anything that can be booked: bay time or a lesson" });
export type Service = z.infer<typeof Service>;

export const PublicService = z
  .object(shownToAll)
  .meta({ id: "PublicService", description: "A service, as anybody may see it" });

export const ServicePage = pageOf("ServicePage", Service, "services");
export const PublicServicePage = pageOf("PublicServicePage", PublicService, "services");

const name = lineText().min(1, "Enter a name for the service.").max(100).describe("Name");
const minutes = z.int().min(0).max(720);

const rules = {
  description: proseText().max(500).nullable().describe("One or two sentences for the booking page"),
  picture: PictureInput.nullable().describe("A picture for the booking page; null for none"),
  category_id: Id.nullable().describe("The service's category, or none"),
  resource_type_id: Id.nullable().describe("Type of bay that it uses; required for bay time"),
  is_type_default: z
    .boolean()
    .describe("Whether bay time of its type is booked as this service; it replaces the previous default"),
  peak_hours: z.array(PeakHours).max(20).describe("When the peak price applies"),
  max_party_size: z.int().min(1).max(100).describe("Maximum number of people in one booking"),
  notice_minutes: z.int().min(0).max(43_200).describe("Minimum time between booking and start"),
  horizon_days: z.int().min(0).max(730).describe("How many days ahead it may be booked"),
  buffer_before_minutes: minutes.describe("Kept free before each booking"),
  buffer_after_minutes: minutes.describe("Kept free after each booking"),
  grid_minutes: z
    .int()
    .min(5)
    .max(DAY_MINUTES)
    .describe("Starts are this many minutes apart, counted from local midnight"),
  bookable_by: BookableBy,
  coach_ids: z.array(Id).max(200).describe("Coaches who give it; only for lessons"),
  policy: BookingPolicy.nullable().describe(
    "The rules under which it is booked; existing bookings keep the rules they were made with",
  ),
  waitlist_offers: WaitlistOffers,
  position: z.int().min(1).max(10_000).describe("Position in lists, from 1; when adding, last if left out"),
};

const durations = z
  .array(ServiceDuration)
  .min(1, "Enter at least one length with its price.")
  .max(24)
  .describe("Lengths in which it is sold; existing bookings keep their price");

export const CreateServiceInput = z
  .object({ name, kind: ServiceKind, durations, ...z.object(rules).partial().shape })
  .meta({ id: "CreateServiceInput", description: "A new service; fields left out take the defaults" });

export const UpdateServiceInput = z
  .object({
    version: Version,
    name: name.optional(),
    durations: durations.optional(),
    ...z.object(rules).partial().shape,
  })
  .meta({ id: "UpdateServiceInput", description: "The fields of a service to change, and the version last read" });
