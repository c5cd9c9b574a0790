import { z } from "zod";
import { GuestInput, WalkInGuestInput } from "#schema/bookings/bookings/guest-models.ts";
import { BookedCoach, BookedLocation, BookedService, PublicBooking } from "#schema/bookings/online/models.ts";
import { Money } from "#schema/shared/money.ts";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { InputInstant, Instant, LocalTime } from "#schema/shared/time.ts";
import { WaitlistOffers } from "#schema/venue/services/models.ts";

export const WaitlistStatus = z
  .enum(["waiting", "offered", "booked", "declined", "expired", "left", "removed", "closed"])
  .meta({
    id: "WaitlistStatus",
    description:
      "The status of somebody's wait. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, the class was cancelled, or the service or location is no longer offered",
  });
export type WaitlistStatus = z.infer<typeof WaitlistStatus>;

export const WaitlistAction = z.enum(["offer", "reorder", "remove"]).meta({
  id: "WaitlistAction",
  description:
    "What the caller may do with somebody who is waiting. offer: hold a free place for them and tell them; reorder: change their place in the order; remove: take them off the list",
});
export type WaitlistAction = z.infer<typeof WaitlistAction>;

const when = {
  start_time: Instant.describe("Start, RFC 3339 in UTC"),
  end_time: Instant.describe("End, RFC 3339 in UTC"),
  local_start: LocalTime.describe("Start on the venue's wall clock, with its offset"),
  local_end: LocalTime.describe("End on the venue's wall clock, with its offset"),
};

const standing = {
  status: WaitlistStatus,
  place: z.int().nullable().describe("Position in the order of those waiting, from 1; none for others"),
  party_size: z.int().describe("Number of people"),
  created_at: Instant.describe("When they began to wait"),
  offered_until: Instant.nullable().describe("How long the offered place is held; none before an offer"),
  told_at: Instant.nullable().describe(
    "When they were emailed that a place is free for the first person to take it; none while nothing is free, or if it is offered in turn",
  ),
};

export const WaitlistEntry = z
  .object({
    id: z.int().describe("Id"),
    service_id: z.int().describe("Service"),
    service_name: z.string().describe("Name of the service"),
    location_id: z.int().describe("Location"),
    location_name: z.string().describe("Name of the location"),
    class_session_id: z.int().nullable().describe("The class date, if they are waiting for a seat"),
    coach_id: z.int().nullable().describe("The coach they want, or the coach of the class"),
    coach_name: z.string().nullable().describe("Name of that coach"),
    ...when,
    ...standing,
    client_id: z.int().nullable().describe("The client; none for a guest"),
    name: z.string().describe("The person waiting"),
    email: z.string().nullable().describe("Where the offer is emailed"),
    phone: z.string().nullable().describe("Phone number"),
    offered_at: Instant.nullable().describe("When the place was offered"),
    booking_id: z.int().nullable().describe("The hold of the offer, or the booking it became"),
    version: Version,
    allowed_actions: z.array(WaitlistAction).describe("What the caller may do now"),
  })
  .meta({ id: "WaitlistEntry", description: "Somebody waiting for a time or a seat that others have" });
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const WaitlistPage = pageOf("WaitlistPage", WaitlistEntry, "waiting list entries");

export const OfferPayment = z
  .object({
    deposit: Money.describe("What the service asks for in advance"),
    full: Money.describe("The whole price, minus what a membership covers"),
    by_saved_card: z
      .boolean()
      .describe(
        "Whether a card that the caller has saved can also be used: they are signed in as the person to whom the place is offered",
      ),
  })
  .meta({ id: "OfferPayment", description: "What can be paid by card to take an offered place" });
export type OfferPayment = z.infer<typeof OfferPayment>;

export const OwnWaitlistEntry = z
  .object({
    id: z.int().describe("Id"),
    token: z
      .string()
      .nullable()
      .describe(
        "Shows the entry, accepts or declines its offer and leaves the list, without signing in; none in ownWaitlist for somebody acting for the person or reading by a token",
      ),
    service: BookedService,
    coach: BookedCoach.nullable().describe("The coach they want, or the coach of the class"),
    location: BookedLocation,
    class_session_id: z.int().nullable().describe("The class date, if they are waiting for a seat"),
    level: z.string().nullable().describe("Who the class is for, in the venue's words"),
    ...when,
    ...standing,
    email: z.string().nullable().describe("Where the offer is emailed; by the emailed link only as r•••@g•••.com"),
    waitlist_offers: WaitlistOffers,
    is_free: z
      .boolean()
      .describe(
        "Whether the place is free now for the first person to take it (claimWaitlistPlace); never if it is offered in turn",
      ),
    offer: PublicBooking.nullable().describe("The place held for them, with status held; none without an offer"),
    offer_payment: OfferPayment.nullable().describe(
      "The card payment needed to take the offer (startServicePayment); none if it is taken without one (acceptWaitlistOffer)",
    ),
    payable_by_credit: Money.nullable().describe(
      "How much of the offered place the caller's own credit may pay; none if they are not signed in as the person to whom it is offered, or if nothing has to be paid",
    ),
  })
  .meta({ id: "OwnWaitlistEntry", description: "An entry of the waiting list, as seen by the person it belongs to" });
export type OwnWaitlistEntry = z.infer<typeof OwnWaitlistEntry>;

export const JoinedWaitlist = z
  .object({
    email: z.string().describe("Where it is emailed what the person waits for"),
    entry: OwnWaitlistEntry.nullable().describe(
      "The entry of a signed-in client; none for a guest, who gets the same answer and an email if the address waits for this already",
    ),
  })
  .meta({ id: "JoinedWaitlist", description: "The answer to somebody who joins a waiting list" });
export type JoinedWaitlist = z.infer<typeof JoinedWaitlist>;

export const OwnWaitlist = z
  .object({ data: z.array(OwnWaitlistEntry).describe("What the person is waiting for, soonest first") })
  .meta({ id: "OwnWaitlist", description: "What a person is waiting for or has been offered" });

const place = {
  service_id: Id.describe("Service"),
  location_id: Id.describe("Location"),
  start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  end_time: InputInstant.describe("End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  coach_id: Id.nullish().describe("Only with this coach"),
  class_session_id: Id.nullish().describe(
    "The class date for whose seats to wait, with its own service, place and times",
  ),
  party_size: z.int().min(1).max(100).default(1).describe("Number of people"),
};

export const JoinWaitlistInput = z
  .object({ ...place, guest: GuestInput.nullish().describe("The person waiting; left out by a signed-in client") })
  .meta({ id: "JoinWaitlistInput", description: "The taken time or the full class to wait for" });
export type JoinWaitlistInput = z.infer<typeof JoinWaitlistInput>;

export const AcceptWaitlistOfferInput = z
  .object({
    credit: Money.nullish().describe(
      "How much of the price is paid from the caller's own credit at once, at least the deposit if one is required; none if left out",
    ),
  })
  .meta({ id: "AcceptWaitlistOfferInput", description: "How the held place is paid for, where that has to be given" });
export type AcceptWaitlistOfferInput = z.infer<typeof AcceptWaitlistOfferInput>;

export const AddToWaitlistInput = z
  .object({
    ...place,
    client_id: Id.nullish().describe("The client waiting; alternatively give a guest"),
    guest: WalkInGuestInput.nullish().describe("The guest waiting, with an email address"),
  })
  .meta({ id: "AddToWaitlistInput", description: "Who is waiting for which taken time or full class" });
export type AddToWaitlistInput = z.infer<typeof AddToWaitlistInput>;

export const WaitlistVersionInput = z
  .object({ version: Version.describe("The version last read") })
  .meta({ id: "WaitlistVersionInput", description: "The entry as the caller last read it" });

export const ReorderWaitlistInput = z
  .object({
    entry_ids: z.array(Id).min(2).max(200).describe("Everybody waiting for one time or class, in the new order"),
  })
  .meta({ id: "ReorderWaitlistInput", description: "A new order of those waiting for the same time or class" });

export const ReorderedWaitlist = z
  .object({ data: z.array(WaitlistEntry).describe("Those waiting, in their new order") })
  .meta({ id: "ReorderedWaitlist", description: "The new order of a waiting list" });
