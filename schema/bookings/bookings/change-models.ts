import { z } from "zod";
import { FreeTime } from "#schema/schedule/availability/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Version } from "#schema/shared/paging.ts";
import { Instant, LocalTime } from "#schema/shared/time.ts";
import { UpdateBookingInput } from "./models.ts";

export const RestoreBookingInput = z
  .object({ version: Version.describe("The version that the cancellation returned") })
  .meta({ id: "RestoreBookingInput", description: "Undoes a cancellation" });
export type RestoreBookingInput = z.infer<typeof RestoreBookingInput>;

const { start_time, end_time, resource_id, coach_id, party_size, override_client_overlap } = UpdateBookingInput.shape;

export const PreviewBookingUpdateInput = z
  .object({ start_time, end_time, resource_id, coach_id, party_size, override_client_overlap })
  .meta({ id: "PreviewBookingUpdateInput", description: "A move to preview, with the same fields as updateBooking" });
export type PreviewBookingUpdateInput = z.infer<typeof PreviewBookingUpdateInput>;

export const BookingNoticeCode = z
  .enum(["price", "peak_hours", "past", "short_notice", "beyond_horizon", "one_of_party", "client_told"])
  .meta({
    id: "BookingNoticeCode",
    description:
      "What a notice about a move is about. price: another length changes the price; peak_hours: the new time costs more, and the agreed price stays; past: the new start has passed; short_notice: clients could not book it this late; beyond_horizon: clients could not book it this far ahead; one_of_party: the party's other bookings stay where they are; client_told: the client gets an email with the new time",
  });
export type BookingNoticeCode = z.infer<typeof BookingNoticeCode>;

export const BookingNotice = z
  .object({ code: BookingNoticeCode, message: z.string().describe("One sentence to show to a person") })
  .meta({ id: "BookingNotice", description: "Something that staff should know before a move" });
export type BookingNotice = z.infer<typeof BookingNotice>;

export const BookingRefusal = z
  .object({
    error: z.string().describe("Code for programs, for example slot_taken"),
    message: z.string().describe("One sentence to show to a person: what is wrong and what to do about it"),
    alternatives: z.array(FreeTime).describe("The nearest free times, if the time is taken"),
  })
  .meta({ id: "BookingRefusal", description: "What updateBooking would return instead of moving the booking" });

export const BookingPreview = z
  .object({
    start_time: Instant.describe("Start after the move; the current one if the move is refused"),
    end_time: Instant.describe("End after the move; the current one if the move is refused"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
    resource_id: z.int().nullable().describe("Bay after the move, if it uses one"),
    coach_id: z.int().nullable().describe("Coach after the move, if it uses one"),
    price_before: Money.describe("The price currently agreed"),
    price: Money.describe("Price after the move; the current one if the move is refused"),
    price_change: Money.describe("Change in the price; negative if it falls"),
    notices: z.array(BookingNotice).describe("What staff should know before the move; none if it is refused"),
    refusal: BookingRefusal.nullable().describe("Why this move is not possible; none if it is"),
  })
  .meta({ id: "BookingPreview", description: "The outcome of a move" });
export type BookingPreview = z.infer<typeof BookingPreview>;
