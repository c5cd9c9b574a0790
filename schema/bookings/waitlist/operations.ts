import { z } from "zod";
import { ConfirmedBooking } from "#schema/bookings/online/models.ts";
import { withName } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS, OWN_MEMBERSHIPS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, pagingQuery, versionQuery } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import { InputInstant } from "#schema/shared/time.ts";
import {
  AcceptWaitlistOfferInput,
  AddToWaitlistInput,
  JoinedWaitlist,
  JoinWaitlistInput,
  OwnWaitlist,
  OwnWaitlistEntry,
  ReorderedWaitlist,
  ReorderWaitlistInput,
  WaitlistEntry,
  WaitlistPage,
  WaitlistVersionInput,
} from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  location_id: Id.optional().describe("Only at this location"),
  service_id: Id.optional().describe("Only for this service"),
  class_session_id: Id.optional().describe("Only for this class date"),
  start_time: InputInstant.optional().describe("Only for what starts at that time"),
  state: z
    .enum(["open", "ended"])
    .meta({ id: "WaitlistState", description: "open: waiting or offered; ended: all other statuses" })
    .default("open")
    .describe("open: waiting or offered, soonest start first; ended: all other statuses, latest start first"),
});
export type WaitlistQuery = z.infer<typeof listQuery>;

const tokenParams = z.object({
  token: z
    .string()
    .regex(/^[\w-]{10,200}$/)
    .describe("Token of the emailed link"),
});

export const waitlistOperations = defineOperations({
  waitlist: {
    method: "get",
    path: "/api/v1/waitlist",
    audience: "staff",
    permission: "bookings.read",
    summary: "Lists who is waiting for taken times and full classes, in order, and who was offered what until when.",
    query: listQuery,
    answer: WaitlistPage,
  },
  addToWaitlist: {
    method: "post",
    path: "/api/v1/waitlist",
    audience: "staff",
    permission: "bookings.write",
    status: 201,
    retry: "same_answer",
    refreshes: ["waitlist"],
    audit: withName("Put on the waiting list:"),
    summary: "Adds a client or guest to the waiting list of a taken time or a full class.",
    body: AddToWaitlistInput,
    answer: WaitlistEntry,
  },
  reorderWaitlist: {
    method: "post",
    path: "/api/v1/waitlist/order",
    audience: "staff",
    permission: "bookings.write",
    retry: "same_answer",
    refreshes: ["waitlist"],
    audit: "Changed the order of a waiting list",
    summary: "Reorders the people waiting for the same time or class.",
    body: ReorderWaitlistInput,
    answer: ReorderedWaitlist,
  },
  offerWaitlistPlace: {
    method: "post",
    path: "/api/v1/waitlist/{id}/offer",
    audience: "staff",
    permission: "bookings.write",
    retry: "same_answer",
    refreshes: [...BOOKED_LISTS, "waitlist"],
    audit: withName("Offered a place on the waiting list to"),
    summary: "Holds a free place for somebody who is waiting, whatever their turn, and emails the offer.",
    params: idParams,
    body: WaitlistVersionInput,
    answer: WaitlistEntry,
  },
  removeFromWaitlist: {
    method: "delete",
    path: "/api/v1/waitlist/{id}",
    audience: "staff",
    permission: "bookings.write",
    retry: "same_answer",
    refreshes: [...BOOKED_LISTS, "waitlist"],
    audit: withName("Took off the waiting list:"),
    summary: "Removes somebody from the waiting list; anything held for them goes to the next person.",
    params: idParams,
    query: versionQuery.extend({ notify: z.boolean().default(false).describe("Whether the person is emailed") }),
    answer: WaitlistEntry,
  },
  joinWaitlist: {
    method: "post",
    path: "/api/v1/public/waitlist",
    audience: "anyone",
    status: 201,
    retry: "same_answer",
    refreshes: ["ownWaitlist"],
    audit: withName("Joined the waiting list:"),
    summary:
      "Joins the waiting list for a taken time or a full class, as a guest, who is emailed the link, or the signed-in client.",
    body: JoinWaitlistInput,
    answer: JoinedWaitlist,
  },
  ownWaitlist: {
    method: "get",
    path: "/api/v1/public/waitlist",
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Lists what the signed-in person is waiting for or has been offered.",
    answer: OwnWaitlist,
  },
  waitlistEntry: {
    method: "get",
    path: "/api/v1/public/waitlist/{token}",
    audience: "holder",
    summary: "Returns the waiting list entry of an emailed link, with what is offered.",
    params: tokenParams,
    answer: OwnWaitlistEntry,
  },
  claimWaitlistPlace: {
    method: "post",
    path: "/api/v1/public/waitlist/{token}/claim",
    audience: "holder",
    retry: "same_answer",
    refreshes: ["ownWaitlist"],
    audit: withName("Was the first to take a free place:"),
    summary:
      "Holds the free place for the person with the emailed link, where everybody waiting is told: the first to call gets it, to book (acceptWaitlistOffer) or pay.",
    params: tokenParams,
    answer: OwnWaitlistEntry,
  },
  acceptWaitlistOffer: {
    method: "post",
    path: "/api/v1/public/waitlist/{token}/accept",
    audience: "holder",
    retry: "same_answer",
    refreshes: ["ownWaitlist", ...OWN_MEMBERSHIPS, ...PAYMENT_LISTS],
    audit: withName("Took the place offered to"),
    summary: "Books the place held for the person with the emailed link, if no advance card payment is needed.",
    params: tokenParams,
    body: AcceptWaitlistOfferInput,
    answer: ConfirmedBooking,
  },
  leaveWaitlist: {
    method: "post",
    path: "/api/v1/public/waitlist/{token}/leave",
    audience: "holder",
    retry: "same_answer",
    refreshes: ["ownWaitlist"],
    audit: withName("Left the waiting list:"),
    summary: "Leaves the waiting list, or declines the offer, which then goes to the next person.",
    params: tokenParams,
    answer: OwnWaitlistEntry,
  },
});
