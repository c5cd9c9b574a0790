import { z } from "zod";
import { ServiceKind } from "../services/models.ts";
import { BookingTerms, PublicAmountDue } from "../policies/models.ts";
import { Money } from "../shared/money.ts";
import { pageOf, Version, Id } from "../shared/paging.ts";
import { TaxLine } from "../shared/tax.ts";
import { InputInstant, Instant, LocalTime } from "../shared/time.ts";
import { whyCancelled } from "./cancellation.ts";
import { GuestInput, guestNames } from "./guest-models.ts";
import { BookingStatus, PaymentStatus } from "./models.ts";
import { proseText } from "../shared/text.ts";

export const BookedService = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("Name"), kind: ServiceKind })
  .meta({ id: "BookedService", description: "The service of an own booking" });

export const BookedResource = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("Name") })
  .meta({ id: "BookedResource", description: "The bay of an own booking" });

export const BookedCoach = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("First and last name") })
  .meta({ id: "BookedCoach", description: "The coach of an own booking" });

export const BookedLocation = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("Name"),
    address: z.string().nullable().describe("Address in one line"),
    phone: z.string().nullable().describe("Telephone number"),
    timezone: z.string().describe("Zone of the location"),
  })
  .meta({ id: "BookedLocation", description: "Where an own booking takes place" });

export const PartyBay = z
  .object({
    id: z.int().describe("Id of its booking"),
    name: z.string().describe("Name of the bay"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
  })
  .meta({ id: "PartyBay", description: "Another bay of the same party" });

export const PublicBookingAction = z.enum(["update", "move", "cancel"]).meta({
  id: "PublicBookingAction",
  description:
    "What a person may do with an own booking now. update: change the number of people, the note or the time, signed in as its client; move: take another time, within the agreed notice; cancel: call it off before the start",
});
export type PublicBookingAction = z.infer<typeof PublicBookingAction>;

export const PublicBooking = z
  .object({
    id: z.int().describe("Id"),
    service: BookedService,
    resource: BookedResource.nullable().describe("Bay, where it takes one; of a seat the room of its class"),
    coach: BookedCoach.nullable().describe("Coach, where it takes one; of a seat who gives the class"),
    location: BookedLocation,
    start_time: Instant.describe("Start, RFC 3339 in UTC"),
    end_time: Instant.describe("End, RFC 3339 in UTC"),
    local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
    local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
    party_size: z.int().describe("Number of people"),
    other_bays: z
      .array(PartyBay)
      .describe("The other bays of the same party that are booked; each is a booking of its own"),
    status: BookingStatus,
    payment_status: PaymentStatus,
    price: Money.describe("Price agreed when it was booked"),
    paid: Money.describe("What was paid for it so far, less what went back"),
    covered: Money.describe("What a membership's allowance covers, beside the price"),
    tax: TaxLine.nullable().describe("What of the price is tax, as it was sold; none where there was none"),
    member_discount: Money.describe("What the member price took off when it was booked; no part of the price"),
    contact_email: z.string().nullable().describe("Where mail about it goes"),
    client_note: z.string().nullable().describe("What the person wrote when booking"),
    guest_names: z.array(z.string()).describe("Who comes beside the one who booked, in the order given"),
    most_guest_names: z.int().describe("How many guests can be named now; 0 once it is over or cancelled"),
    terms: BookingTerms,
    amounts_due: z.array(PublicAmountDue).describe("What has fallen due under its rules, oldest first"),
    version: Version,
    allowed_actions: z.array(PublicBookingAction).describe("What the person may do now"),
  })
  .meta({ id: "PublicBooking", description: "A booking, as the person sees it whose own it is" });
export type PublicBooking = z.infer<typeof PublicBooking>;

export const PublicBookingPage = pageOf("PublicBookingPage", PublicBooking, "own bookings");

export const CreateHoldInput = z
  .object({
    service_id: Id.describe("Service"),
    location_id: Id.describe("Location"),
    start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
    end_time: InputInstant.describe("End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
    resource_id: Id.nullish().describe("Bay; left open, the first free one is taken"),
    coach_id: Id.nullish().describe("Coach; left open, the first free one is taken"),
    class_session_id: Id.nullish().describe("The date of a class to hold seats in: its own service, place and times"),
    party_size: z.int().min(1).max(100).default(1).describe("Number of people"),
  })
  .meta({ id: "CreateHoldInput", description: "The time to hold" });
export type CreateHoldInput = z.infer<typeof CreateHoldInput>;

export const Hold = z
  .object({
    token: z.string().describe("Confirms or gives back the hold"),
    expires_at: Instant.describe("When the time is free again"),
    booking: PublicBooking.describe("What is held, in state held"),
  })
  .meta({ id: "Hold", description: "A time kept for one person for some minutes" });

export const CreatePublicBookingInput = z
  .object({
    hold_token: z.string().min(1).max(200).describe("Token of the hold"),
    guest: GuestInput.nullish().describe("Who comes; left out by a signed-in client"),
    credit: Money.nullish().describe(
      "What of the price is paid from the caller's own credit at once; none unless said",
    ),
    client_note: proseText().max(1000).nullish().describe("A wish or remark"),
  })
  .meta({ id: "CreatePublicBookingInput", description: "Turns a hold into a booking" });

export const ConfirmedBooking = z
  .object({
    booking: PublicBooking,
    manage_token: z.string().describe("Shows and cancels the booking without sign-in"),
    manage_url: z.string().describe("The same as a link, as the mail carries it"),
  })
  .meta({ id: "ConfirmedBooking", description: "A booking that was just made" });

export const BookingLink = z
  .object({
    manage_url: z.string().describe("Shows, moves and cancels the booking without sign-in, for whoever has it"),
  })
  .meta({ id: "BookingLink", description: "The link of an own booking, to be handed to a friend" });

export const UpdatePublicBookingInput = z
  .object({
    version: Version.describe("The version that the person saw"),
    start_time: InputInstant.optional().describe("New start"),
    end_time: InputInstant.optional().describe("New end; left out, the length stays"),
    party_size: z.int().min(1).max(100).optional().describe("Number of people"),
    client_note: proseText().max(1000).nullish().describe("A wish or remark"),
  })
  .meta({ id: "UpdatePublicBookingInput", description: "What to change of an own booking" });
export type UpdatePublicBookingInput = z.infer<typeof UpdatePublicBookingInput>;

export const MoveManagedBookingInput = z
  .object({
    version: Version.describe("The version that the person saw"),
    start_time: InputInstant.describe("New start; the length stays"),
  })
  .meta({ id: "MoveManagedBookingInput", description: "Moves by the mailed link" });

export const NameGuestsInput = z
  .object({
    version: Version.describe("The version that the person saw"),
    guest_names: guestNames.describe("Who comes beside the one who booked: all of them, in order; none removes them"),
  })
  .meta({ id: "NameGuestsInput", description: "Who comes to a booking beside the one who booked" });
export type NameGuestsInput = z.infer<typeof NameGuestsInput>;

export const CancelManagedBookingInput = z
  .object({ version: Version.optional().describe("The version that the person saw"), ...whyCancelled })
  .meta({ id: "CancelManagedBookingInput", description: "Cancels by the mailed link" });
