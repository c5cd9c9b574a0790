import { z } from "zod";
import { changedBooking } from "#schema/bookings/bookings/audit-sentence.ts";
import { whyCancelledQuery } from "#schema/bookings/bookings/cancellation.ts";
import { BookingPeriod } from "#schema/bookings/bookings/models.ts";
import { Acknowledgement } from "#schema/shared/acknowledgement.ts";
import { aboutTheir, withName } from "#schema/shared/audit-sentence.ts";
import { OWN_MEMBERSHIPS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams, pagingQuery, versionQuery } from "#schema/shared/paging.ts";
import { PAYMENT_LISTS } from "#schema/shared/payment-lists.ts";
import {
  BookingLink,
  CancelManagedBookingInput,
  ConfirmedBooking,
  CreateHoldInput,
  CreatePublicBookingInput,
  Hold,
  MoveManagedBookingInput,
  NameGuestsInput,
  PublicBooking,
  PublicBookingPage,
  UpdatePublicBookingInput,
} from "./models.ts";

const tokenParams = z.object({
  token: z
    .string()
    .regex(/^[\w-]{10,200}$/)
    .describe("Token of the hold or of the emailed link"),
});

export const publicBookingOperations = defineOperations({
  createHold: {
    method: "post",
    path: "/api/v1/public/holds",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Held a time for", "booking"),
    audience: "anyone",
    status: 201,
    summary: "Holds a time for some minutes while the person enters their details.",
    body: CreateHoldInput,
    answer: Hold,
  },
  releaseHold: {
    method: "delete",
    path: "/api/v1/public/holds/{token}",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Let go of the time held for", "booking"),
    audience: "holder",
    summary: "Releases a held time.",
    params: tokenParams,
    answer: Acknowledgement,
  },
  createPublicBooking: {
    method: "post",
    path: "/api/v1/public/bookings",
    retry: "same_answer",
    refreshes: [...OWN_MEMBERSHIPS, ...PAYMENT_LISTS],
    audit: withName("Booked for"),
    audience: "anyone",
    status: 201,
    summary: "Turns a hold into a booking, for a guest or the signed-in client.",
    body: CreatePublicBookingInput,
    answer: ConfirmedBooking,
  },
  publicBookings: {
    method: "get",
    path: "/api/v1/public/bookings",
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Lists the signed-in person's own bookings.",
    query: z.object({
      ...pagingQuery,
      when: BookingPeriod.default("upcoming").describe("upcoming: not ended yet; past: ended or cancelled"),
    }),
    answer: PublicBookingPage,
  },
  publicBooking: {
    method: "get",
    path: "/api/v1/public/bookings/{id}",
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Returns one of the signed-in person's own bookings.",
    params: idParams,
    answer: PublicBooking,
  },
  publicBookingLink: {
    method: "get",
    path: "/api/v1/public/bookings/{id}/link",
    audience: "signed_in",
    inPersonOnly: true,
    permission: "bookings.read_own",
    summary: "Returns the link that lets a friend come in the person's place; it needs no sign-in.",
    params: idParams,
    answer: BookingLink,
  },
  updatePublicBooking: {
    method: "put",
    path: "/api/v1/public/bookings/{id}",
    retry: "same_answer",
    refreshes: OWN_MEMBERSHIPS,
    audit: changedBooking,
    audience: "signed_in",
    permission: "bookings.read_own",
    summary:
      "Moves or changes the person's own booking until it begins; if its bay is not free, another free bay is used.",
    params: idParams,
    body: UpdatePublicBookingInput,
    answer: PublicBooking,
  },
  namePublicBookingGuests: {
    method: "put",
    path: "/api/v1/public/bookings/{id}/guests",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Named the guests of", "booking"),
    audience: "signed_in",
    permission: "bookings.read_own",
    summary:
      "Sets the names of those who come to the person's own booking, until it ends; only the person, holders of the link and staff see them.",
    params: idParams,
    body: NameGuestsInput,
    answer: PublicBooking,
  },
  cancelPublicBooking: {
    method: "delete",
    path: "/api/v1/public/bookings/{id}",
    retry: "same_answer",
    refreshes: OWN_MEMBERSHIPS,
    audit: aboutTheir("Cancelled", "booking"),
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Cancels one of the signed-in person's own bookings.",
    params: idParams,
    query: versionQuery.extend(whyCancelledQuery),
    answer: PublicBooking,
  },
  managedBooking: {
    method: "get",
    path: "/api/v1/public/manage/{token}",
    audience: "holder",
    summary: "Returns the booking of an emailed link.",
    params: tokenParams,
    answer: PublicBooking,
  },
  moveManagedBooking: {
    method: "post",
    path: "/api/v1/public/manage/{token}/move",
    retry: "same_answer",
    refreshes: OWN_MEMBERSHIPS,
    audit: changedBooking,
    audience: "holder",
    summary: "Moves the booking of an emailed link to another free time, within the agreed notice.",
    params: tokenParams,
    body: MoveManagedBookingInput,
    answer: PublicBooking,
  },
  nameManagedBookingGuests: {
    method: "put",
    path: "/api/v1/public/manage/{token}/guests",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Named the guests of", "booking"),
    audience: "holder",
    summary: "Sets the names of those who come to the booking of an emailed link, until it ends.",
    params: tokenParams,
    body: NameGuestsInput,
    answer: PublicBooking,
  },
  cancelManagedBooking: {
    method: "post",
    path: "/api/v1/public/manage/{token}/cancel",
    retry: "same_answer",
    refreshes: OWN_MEMBERSHIPS,
    audit: aboutTheir("Cancelled", "booking"),
    audience: "holder",
    summary: "Cancels the booking of an emailed link.",
    params: tokenParams,
    body: CancelManagedBookingInput,
    answer: PublicBooking,
  },
});
