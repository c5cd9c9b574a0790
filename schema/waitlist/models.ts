import { z } from "zod";
import { GuestInput, WalkInGuestInput } from "../bookings/guest-models.ts";
import { BookedCoach, BookedLocation, BookedService, PublicBooking } from "../bookings/public-models.ts";
import { Id, pageOf, Version } from "../shared/paging.ts";
import { WaitlistOffers } from "../services/models.ts";
import { Money } from "../shared/money.ts";
import { InputInstant, Instant, LocalTime } from "../shared/time.ts";

export const WaitlistStatus = z
  .enum(["waiting", "offered", "booked", "declined", "expired", "left", "removed", "closed"])
  .meta({
    id: "WaitlistStatus",
    description:
      "Where somebody's wait stands. waiting: nothing is free yet; offered: a place is held for them, and they have been told; booked: they took it; declined: they did not want it; expired: they did not answer in time; left: they left the list; removed: the venue took them off; closed: the time came, or the class was cancelled",
  });
export type WaitlistStatus = z.infer<typeof WaitlistStatus>;

export const WaitlistAction = z.enum(["offer", "reorder", "remove"]).meta({
  id: "WaitlistAction",
  description:
    "What the caller may do with somebody who waits. offer: hold a free place for them and tell them; reorder: give them another place in the order; remove: take them off the list",
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
  place: z.int().nullable().describe("Place in the order of those who wait, from 1; none for others"),
  party_size: z.int().describe("Number of people"),
  created_at: Instant.describe("Since when they wait"),
  offered_until: Instant.nullable().describe("Until when the offered place is held; none before an offer"),
  told_at: Instant.nullable().describe(
    "When they were mailed that a place is free for whoever takes it first; none while nothing is, or where it is offered in turn",
  ),
};

export const WaitlistEntry = z
  .object({
    id: z.int().describe("Id"),
    service_id: z.int().describe("Service"),
    service_name: z.string().describe("Name of the service"),
    location_id: z.int().describe("Location"),
    location_name: z.string().describe("Name of the location"),
    class_session_id: z.int().nullable().describe("The date of a class, where they wait for a seat"),
    coach_id: z.int().nullable().describe("The coach they want, or who gives the class"),
    coach_name: z.string().nullable().describe("Name of that coach"),
    ...when,
    ...standing,
    client_id: z.int().nullable().describe("The client, or none for a guest"),
    name: z.string().describe("Who waits"),
    email: z.string().nullable().describe("Where the offer is mailed"),
    phone: z.string().nullable().describe("Telephone number"),
    offered_at: Instant.nullable().describe("When the place was offered"),
    booking_id: z.int().nullable().describe("The hold of the offer, or the booking that it became"),
    version: Version,
    allowed_actions: z.array(WaitlistAction).describe("What the caller may do now"),
  })
  .meta({ id: "WaitlistEntry", description: "Somebody who waits for a time or a seat that others have" });
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const WaitlistPage = pageOf("WaitlistPage", WaitlistEntry, "waiting list entries");

export const OfferPayment = z
  .object({
    deposit: Money.describe("What the service asks for in advance"),
    full: Money.describe("The whole price, after what a membership covers"),
    by_saved_card: z
      .boolean()
      .describe(
        "Whether a card that the caller has saved pays too: they are signed in as whom the place is offered to",
      ),
  })
  .meta({ id: "OfferPayment", description: "What can be paid by card to take an offered place" });
export type OfferPayment = z.infer<typeof OfferPayment>;

export const OwnWaitlistEntry = z
  .object({
    id: z.int().describe("Id"),
    token: z.string().describe("Shows the entry, takes or declines its offer and leaves the list, without sign-in"),
    service: BookedService,
    coach: BookedCoach.nullable().describe("The coach they want, or who gives the class"),
    location: BookedLocation,
    class_session_id: z.int().nullable().describe("The date of a class, where they wait for a seat"),
    level: z.string().nullable().describe("Whom the class is for, in the venue's words"),
    ...when,
    ...standing,
    email: z.string().nullable().describe("Where the offer is mailed"),
    waitlist_offers: WaitlistOffers,
    is_free: z
      .boolean()
      .describe(
        "Whether the place is free now for whoever takes it first (claimWaitlistPlace); never where it is offered in turn",
      ),
    offer: PublicBooking.nullable().describe("The place that is held for them, in state held; none without an offer"),
    offer_payment: OfferPayment.nullable().describe(
      "Paid by card to take the offer (startServicePayment); none where it is taken without (acceptWaitlistOffer)",
    ),
    payable_by_credit: Money.nullable().describe(
      "What the caller's own credit may pay of the offered place; none where they are not signed in as whom it is offered to, or nothing is to be paid",
    ),
  })
  .meta({ id: "OwnWaitlistEntry", description: "An entry of the waiting list, as the person sees it whose own it is" });
export type OwnWaitlistEntry = z.infer<typeof OwnWaitlistEntry>;

export const OwnWaitlist = z
  .object({ data: z.array(OwnWaitlistEntry).describe("What the person waits for, soonest first") })
  .meta({ id: "OwnWaitlist", description: "What a person waits for or is offered" });

const place = {
  service_id: Id.describe("Service"),
  location_id: Id.describe("Location"),
  start_time: InputInstant.describe("Start: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  end_time: InputInstant.describe("End: `YYYY-MM-DD HH:mm:ss` in UTC, or RFC 3339"),
  coach_id: Id.nullish().describe("Only with this coach"),
  class_session_id: Id.nullish().describe(
    "The date of a class to wait for a seat of: its own service, place and times",
  ),
  party_size: z.int().min(1).max(100).default(1).describe("Number of people"),
};

export const JoinWaitlistInput = z
  .object({ ...place, guest: GuestInput.nullish().describe("Who waits; left out by a signed-in client") })
  .meta({ id: "JoinWaitlistInput", description: "The taken time or the full class to wait for" });
export type JoinWaitlistInput = z.infer<typeof JoinWaitlistInput>;

export const AcceptWaitlistOfferInput = z
  .object({
    credit: Money.nullish().describe(
      "What of the price is paid from the caller's own credit at once, the deposit at least where one is asked for; none unless said",
    ),
  })
  .meta({ id: "AcceptWaitlistOfferInput", description: "How the place that is held is paid, where that is said" });
export type AcceptWaitlistOfferInput = z.infer<typeof AcceptWaitlistOfferInput>;

export const AddToWaitlistInput = z
  .object({
    ...place,
    client_id: Id.nullish().describe("The client who waits; or give a guest"),
    guest: WalkInGuestInput.nullish().describe("The guest who waits, with an email address"),
  })
  .meta({ id: "AddToWaitlistInput", description: "Who waits for which taken time or full class" });
export type AddToWaitlistInput = z.infer<typeof AddToWaitlistInput>;

export const WaitlistVersionInput = z
  .object({ version: Version.describe("The version that the caller saw") })
  .meta({ id: "WaitlistVersionInput", description: "The entry as the caller saw it" });

export const ReorderWaitlistInput = z
  .object({
    entry_ids: z.array(Id).min(2).max(200).describe("Everybody who waits for one time or class, in the new order"),
  })
  .meta({ id: "ReorderWaitlistInput", description: "A new order of those who wait for the same" });

export const ReorderedWaitlist = z
  .object({ data: z.array(WaitlistEntry).describe("Those who wait, in their new order") })
  .meta({ id: "ReorderedWaitlist", description: "The new order of a waiting list" });
