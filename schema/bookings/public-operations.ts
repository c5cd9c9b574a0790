import { z } from "zod";
import { Acknowledgement } from "../shared/acknowledgement.ts";
import { aboutTheir, withName } from "../shared/audit-sentence.ts";
import { changedBooking } from "./audit-sentence.ts";
import { defineOperations } from "../shared/operation.ts";
import { whyCancelledQuery } from "./cancellation.ts";
import { BookingPeriod } from "./models.ts";
import { idParams, pagingQuery, versionQuery } from "../shared/paging.ts";
import {
  BookingLink,
  CancelManagedBookingInput,
  MoveManagedBookingInput,
  ConfirmedBooking,
  CreateHoldInput,
  CreatePublicBookingInput,
  Hold,
  PublicBooking,
  PublicBookingPage,
  UpdatePublicBookingInput,
} from "./public-models.ts";

const tokenParams = z.object({
  token: z
    .string()
    .regex(/^[\w-]{10,200}$/)
    .describe("Token of the hold or of the mailed link"),
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
    summary: "Keeps a time for some minutes while the person says who comes.",
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
    summary: "Gives a held time back.",
    params: tokenParams,
    answer: Acknowledgement,
  },
  createPublicBooking: {
    method: "post",
    path: "/api/v1/public/bookings",
    retry: "same_answer",
    refreshes: [],
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
    summary: "Own bookings of the signed-in person.",
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
    summary: "One own booking of the signed-in person.",
    params: idParams,
    answer: PublicBooking,
  },
  publicBookingLink: {
    method: "get",
    path: "/api/v1/public/bookings/{id}/link",
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "The link by which a friend comes in the person's place: it needs no sign-in.",
    params: idParams,
    answer: BookingLink,
  },
  updatePublicBooking: {
    method: "put",
    path: "/api/v1/public/bookings/{id}",
    retry: "same_answer",
    refreshes: [],
    audit: changedBooking,
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Moves or changes an own booking, until it begins; another free bay is taken where its own is not.",
    params: idParams,
    body: UpdatePublicBookingInput,
    answer: PublicBooking,
  },
  cancelPublicBooking: {
    method: "delete",
    path: "/api/v1/public/bookings/{id}",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Cancelled", "booking"),
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Cancels an own booking of the signed-in person.",
    params: idParams,
    query: versionQuery.extend(whyCancelledQuery),
    answer: PublicBooking,
  },
  managedBooking: {
    method: "get",
    path: "/api/v1/public/manage/{token}",
    audience: "holder",
    summary: "The booking of a mailed link.",
    params: tokenParams,
    answer: PublicBooking,
  },
  moveManagedBooking: {
    method: "post",
    path: "/api/v1/public/manage/{token}/move",
    retry: "same_answer",
    refreshes: [],
    audit: changedBooking,
    audience: "holder",
    summary: "Moves the booking of a mailed link to another free time, within the agreed notice.",
    params: tokenParams,
    body: MoveManagedBookingInput,
    answer: PublicBooking,
  },
  cancelManagedBooking: {
    method: "post",
    path: "/api/v1/public/manage/{token}/cancel",
    retry: "same_answer",
    refreshes: [],
    audit: aboutTheir("Cancelled", "booking"),
    audience: "holder",
    summary: "Cancels the booking of a mailed link.",
    params: tokenParams,
    body: CancelManagedBookingInput,
    answer: PublicBooking,
  },
});
