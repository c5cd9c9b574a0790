import { withName } from "#schema/shared/audit-sentence.ts";
import { BOOKED_LISTS } from "#schema/shared/booked-lists.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { idParams } from "#schema/shared/paging.ts";
import { BookingGroup, CancelBookingGroupInput, CreateBookingGroupInput, PartyVersionsInput } from "./group-models.ts";

/** Parties: several bays booked together. */
export const bookingGroupOperations = defineOperations({
  createBookingGroup: {
    method: "post",
    path: "/api/v1/bookings/groups",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Booked a bay for the party of"),
    audience: "staff",
    permission: "bookings.write",
    alsoAsks: ["bookings.override_client_overlap"],
    status: 201,
    summary: "Books several bays for one party: all of them or none.",
    body: CreateBookingGroupInput,
    answer: BookingGroup,
  },
  cancelBookingGroup: {
    method: "post",
    path: "/api/v1/bookings/groups/{id}/cancel",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Cancelled a bay of the party of"),
    audience: "staff",
    permission: "bookings.write",
    summary: "Cancels bookings of one party: all of them or none. One that is already cancelled stays as it is.",
    params: idParams,
    body: CancelBookingGroupInput,
    answer: BookingGroup,
  },
  restoreBookingGroup: {
    method: "post",
    path: "/api/v1/bookings/groups/{id}/restore",
    retry: "same_answer",
    refreshes: BOOKED_LISTS,
    audit: withName("Brought back a bay of the party of"),
    audience: "staff",
    permission: "bookings.write",
    summary: "Undoes the cancellation of bookings of one party within 10 minutes: all of them or none.",
    params: idParams,
    body: PartyVersionsInput,
    answer: BookingGroup,
  },
});
