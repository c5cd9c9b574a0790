import { z } from "zod";
import { whyCancelled } from "#schema/bookings/bookings/cancellation.ts";
import { GuestInput, guestNames } from "#schema/bookings/bookings/guest-models.ts";
import { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { BookingTerms, PublicAmountDue } from "#schema/bookings/policies/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { TaxLine } from "#schema/shared/tax.ts";
import { proseText } from "#schema/shared/text.ts";
import { InputInstant, Instant, LocalTime } from "#schema/shared/time.ts";
import { ServiceKind } from "#schema/venue/services/models.ts";

export const BookedService = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("Name"), kind: ServiceKind })
  .meta({ id: "BookedService", description: "The service of the person's own booking" });

export const BookedResource = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("Name") })
  .meta({ id: "BookedResource", description: "The bay of the person's own booking" });

export const BookedCoach = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("First and last name") })
  .meta({ id: "BookedCoach", description: "The coach of the person's own booking" });

export const BookedLocation = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("Name"),
    address: z.string().nullable().describe("Address in one line"),
    phone: z.string().nullable().describe("Phone number"),
    timezone: z.string().describe("Time zone of the location"),
  })
  .meta({ id: "BookedLocation", description: "Where the person's own booking takes place" });

export const PartyBay = z
  .object({
    id: z.int().describe("Id of the booking"),
    name: z.string().describe("Name of the bay"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
  })
  .meta({ id: "PartyBay", description: "Another bay of the same party" });

export const PublicBookingAction = z.enum(["update", "move", "cancel"]).meta({
  id: "PublicBookingAction",
  description:
    "What a person may do with their own booking now. update: change the number of people, the note or the time, signed in as its client; move: take another time, within the agreed notice; cancel: call it off before the start",
});
export type PublicBookingAction = z.infer<typeof PublicBookingAction>;

export const PublicBooking = z
  .object({
    id: z.int().describe("Id"),
    service: BookedService,
    resource: BookedResource.nullable().describe("The bay, if it has one; for a seat, the room of its class"),
    coach: BookedCoach.nullable().describe("The coach, if it has one; for a seat, the coach of its class"),
    location: BookedLocation,
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    end_time: Instant.describe("End, RFC 3339 in UTC"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
    party_size: z.int().describe("Number of people"),
    other_bays: z.array(PartyBay).describe("The other booked bays of the same party; each is a booking of its own"),
    status: BookingStatus,
    payment_status: PaymentStatus,
    price: Money.describe("Price agreed at booking"),
    paid: Money.describe("What was paid for it so far, less what went back"),
    covered: Money.describe("What a membership's allowance covers, in addition to the price"),
    tax: TaxLine.nullable().describe("The tax included in the price, as sold, several as one; none if there was none"),
    taxes: z.array(TaxLine).describe("Each tax included in the price, as sold"),
    member_discount: Money.describe("What the member price took off at booking; not part of the price"),
    contact_email: z
      .string()
      .nullable()
      .describe("Where emails about it are sent; by the emailed link only as r•••@g•••.com"),
    client_note: z.string().nullable().describe("What the person wrote when booking"),
    guest_names: z.array(z.string()).describe("Who comes besides the person who booked, in the order given"),
    most_guest_names: z.int().describe("How many guests can be named now; 0 once it is over or cancelled"),
    terms: BookingTerms,
    amounts_due: z.array(PublicAmountDue).describe("What has fallen due under its rules, oldest first"),
    version: Version,
    allowed_actions: z.array(PublicBookingAction).describe("What the person may do now"),
  })
  .meta({ id: "PublicBooking", description: "A booking as seen by the person it belongs to" });
export type PublicBooking = z.infer<typeof PublicBooking>;

export const PublicBookingPage = pageOf("PublicBookingPage", PublicBooking, "bookings of the signed-in person");

export const CreateHoldInput = z
  .object({
    service_id: Id.describe("Service"),
    location_id: Id.describe("Location"),
    start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
    end_time: InputInstant.describe("End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
    resource_id: Id.nullish().describe("Bay; if left out, the first free one is used"),
    coach_id: Id.nullish().describe("Coach; if left out, the first free one is used"),
    class_session_id: Id.nullish().describe("The class date to hold seats in, with its own service, place and times"),
    party_size: z.int().min(1).max(100).default(1).describe("Number of people"),
  })
  .meta({ id: "CreateHoldInput", description: "The time to hold" });
export type CreateHoldInput = z.infer<typeof CreateHoldInput>;

export const Hold = z
  .object({
    token: z.string().describe("Confirms or releases the hold"),
    expires_at: Instant.describe("When the hold expires"),
    booking: PublicBooking.describe("What is held, with status held"),
  })
  .meta({ id: "Hold", description: "A time held for one person for some minutes" });

export const CreatePublicBookingInput = z
  .object({
    hold_token: z.string().min(1).max(200).describe("Token of the hold"),
    guest: GuestInput.nullish().describe("The person who comes; left out by a signed-in client"),
    credit: Money.nullish().describe(
      "How much of the price is paid from the caller's own credit at once; none if left out",
    ),
    client_note: proseText().max(1000).nullish().describe("A wish or comment"),
  })
  .meta({ id: "CreatePublicBookingInput", description: "Turns a hold into a booking" });

export const ConfirmedBooking = z
  .object({
    booking: PublicBooking,
    manage_token: z.string().describe("Shows and cancels the booking without signing in"),
    manage_url: z.string().describe("The same as a link, as in the email"),
  })
  .meta({ id: "ConfirmedBooking", description: "A newly made booking" });

export const BookingLink = z
  .object({
    manage_url: z.string().describe("Shows, moves and cancels the booking without signing in, for anybody who has it"),
  })
  .meta({ id: "BookingLink", description: "The link of the person's own booking, to pass on to a friend" });

export const UpdatePublicBookingInput = z
  .object({
    version: Version.describe("The version that the person last read"),
    start_time: InputInstant.optional().describe("New start"),
    end_time: InputInstant.optional().describe("New end; if left out, the length stays"),
    party_size: z.int().min(1).max(100).optional().describe("Number of people"),
    client_note: proseText().max(1000).nullish().describe("A wish or comment"),
  })
  .meta({ id: "UpdatePublicBookingInput", description: "The changes to the person's own booking" });
export type UpdatePublicBookingInput = z.infer<typeof UpdatePublicBookingInput>;

export const MoveManagedBookingInput = z
  .object({
    version: Version.describe("The version that the person last read"),
    start_time: InputInstant.describe("New start; the length stays"),
  })
  .meta({ id: "MoveManagedBookingInput", description: "A move by the emailed link" });

export const NameGuestsInput = z
  .object({
    version: Version.describe("The version that the person last read"),
    guest_names: guestNames.describe(
      "Everybody who comes besides the person who booked, in order; an empty list removes them",
    ),
  })
  .meta({ id: "NameGuestsInput", description: "Who comes to a booking besides the person who booked" });
export type NameGuestsInput = z.infer<typeof NameGuestsInput>;

export const CancelManagedBookingInput = z
  .object({ version: Version.optional().describe("The version that the person last read"), ...whyCancelled })
  .meta({ id: "CancelManagedBookingInput", description: "A cancellation by the emailed link" });
