import { describe, expect, it } from "vitest";
import { statusOf as bookingState } from "#api/features/clients/imports/bookings/booking-state.ts";
import { statusOf as membershipState } from "#api/features/clients/imports/memberships/read-membership.ts";
import { valuesOf } from "#api/features/clients/imports/planned-row.ts";

const NO_DATES = { start: null, next_bill: null, pause_from: null, pause_until: null, cancel_on: null };

const ofBooking = (...cells: string[]) =>
  bookingState(
    valuesOf(
      cells.map(() => "status" as const),
      cells,
    ),
    true,
  );
const ofMembership = (...words: string[]) => membershipState(words, NO_DATES, "2027-05-03");

describe("the state of a row with two columns of states", () => {
  it("is what either says beside a plain booked or active", () => {
    expect(ofBooking("Confirmed", "No show")).toBe("no_show");
    expect(ofBooking("Cancelled", "Booked")).toBe("cancelled");
    expect(ofBooking("Completed", "Arrived")).toBe("completed");
    expect(ofBooking("Booked", "VIP")).toBe("completed");
    expect(ofMembership("Active", "Declined")).toBe("past_due");
    expect(ofMembership("Expired", "Paid")).toBe("cancelled");
  });

  it("is asked about if they contradict each other or one is unknown", () => {
    expect(ofBooking("Cancelled", "Attended")).toBeUndefined();
    expect(ofBooking("Purple")).toBeUndefined();
    const refused = { result: "question", refusal: { code: "status_unknown" } };
    expect(ofMembership("Expired", "Declined")).toMatchObject(refused);
    expect(ofMembership("Active", "Purple")).toMatchObject(refused);
  });

  it("is booked or active without a word", () => {
    expect(ofBooking()).toBe("completed");
    expect(ofMembership()).toBe("active");
  });
});
