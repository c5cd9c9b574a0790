import { z } from "zod";
import { Id, Version } from "#schema/shared/paging.ts";
import { cancelRefund, whyCancelled } from "./cancellation.ts";
import { Booking, CreateBookingInput } from "./models.ts";

/** The most bays that one party can have. */
export const MOST_BAYS = 20;

const { service_id, location_id, start_time, end_time, client_id, guest, client_note, override_client_overlap } =
  CreateBookingInput.shape;

export const CreateBookingGroupInput = z
  .object({
    service_id: service_id.describe("A service that takes a bay and no coach"),
    location_id,
    start_time,
    end_time,
    resource_ids: z
      .array(Id)
      .min(2, "Name at least two bays.")
      .max(MOST_BAYS, `Name at most ${MOST_BAYS} bays.`)
      .nullish()
      .describe("These bays; alternatively give bays"),
    bays: z
      .int()
      .min(2)
      .max(MOST_BAYS)
      .nullish()
      .describe("Number of bays, taking the first free ones; alternatively give resource_ids"),
    party_size: z.int().min(2).max(500).describe("Number of people in the whole party"),
    client_id,
    guest,
    client_note,
    override_client_overlap,
  })
  .meta({ id: "CreateBookingGroupInput", description: "Several bays for one party" });
export type CreateBookingGroupInput = z.infer<typeof CreateBookingGroupInput>;

export const BookingGroup = z
  .object({
    group_id: z.int().describe("The party; each of its bookings refers to it"),
    data: z.array(Booking).describe("One booking for each bay, in the order of the bays"),
  })
  .meta({ id: "BookingGroup", description: "The bookings of one party" });
export type BookingGroup = z.infer<typeof BookingGroup>;

const PartyVersionInput = z
  .object({ id: Id.describe("A booking of the party"), version: Version })
  .meta({ id: "PartyVersionInput", description: "A booking of a party, with its version last read" });

export const PartyVersionsInput = z
  .object({
    bookings: z
      .array(PartyVersionInput)
      .min(1, "Name at least one booking.")
      .max(MOST_BAYS, `Name at most ${MOST_BAYS} bookings.`)
      .refine((named) => new Set(named.map(({ id }) => id)).size === named.length, "Name each booking once.")
      .describe("The bookings to act on"),
  })
  .meta({ id: "PartyVersionsInput", description: "Bookings of one party to act on, all or none" });
export type PartyVersionsInput = z.infer<typeof PartyVersionsInput>;

export const CancelBookingGroupInput = PartyVersionsInput.extend({ refund: cancelRefund, ...whyCancelled }).meta({
  id: "CancelBookingGroupInput",
  description: "Bookings of one party to cancel, all or none",
});
export type CancelBookingGroupInput = z.infer<typeof CancelBookingGroupInput>;
