import { z } from "zod";
import { Acknowledgement } from "../shared/acknowledgement.ts";
import { defineOperations } from "../shared/operation.ts";
import { idParams, pagingQuery, versionQuery } from "../shared/paging.ts";
import {
  CancelManagedBookingInput,
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
    audience: "anyone",
    status: 201,
    summary: "Keeps a time for some minutes while the person says who comes.",
    body: CreateHoldInput,
    answer: Hold,
  },
  releaseHold: {
    method: "delete",
    path: "/api/v1/public/holds/{token}",
    audience: "holder",
    summary: "Gives a held time back.",
    params: tokenParams,
    answer: Acknowledgement,
  },
  createPublicBooking: {
    method: "post",
    path: "/api/v1/public/bookings",
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
      when: z
        .enum(["upcoming", "past"])
        .default("upcoming")
        .meta({ id: "BookingPeriod", description: "upcoming: not ended yet; past: ended or cancelled" }),
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
  updatePublicBooking: {
    method: "put",
    path: "/api/v1/public/bookings/{id}",
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
    audience: "signed_in",
    permission: "bookings.read_own",
    summary: "Cancels an own booking of the signed-in person.",
    params: idParams,
    query: versionQuery,
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
  cancelManagedBooking: {
    method: "post",
    path: "/api/v1/public/manage/{token}/cancel",
    audience: "holder",
    summary: "Cancels the booking of a mailed link.",
    params: tokenParams,
    body: CancelManagedBookingInput,
    answer: PublicBooking,
  },
});
