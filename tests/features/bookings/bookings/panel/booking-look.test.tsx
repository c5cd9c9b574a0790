import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BookingStatus, PaymentStatus } from "#schema/bookings/bookings/models.ts";
import { renderKit } from "#tests/web/ui/render-kit.tsx";
import { BOOKING_LOOKS } from "#web/features/bookings/shared/rows/booking-look.ts";
import { BookingState, PaymentState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { PAYMENT_LOOKS } from "#web/features/payments/shared/payment-look.ts";

test.each(BookingStatus.options)("shows the booking status %s as a word with an icon", (status) => {
  renderKit(<BookingState booking={{ status, late_minutes: null }} />);
  expect(screen.getByText(BOOKING_LOOKS[status].label).querySelector("svg")).toBeTruthy();
});

test.each(PaymentStatus.options)("shows the payment status %s as a word with an icon", (status) => {
  renderKit(<PaymentState status={status} />);
  expect(screen.getByText(PAYMENT_LOOKS[status].label).querySelector("svg")).toBeTruthy();
});

test("has a different label for each status", () => {
  for (const looks of [BOOKING_LOOKS, PAYMENT_LOOKS]) {
    const labels = Object.values(looks).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test("shows only a confirmed booking past its start as late", () => {
  renderKit(
    <>
      <BookingState booking={{ status: "confirmed", late_minutes: 12 }} />
      <BookingState booking={{ status: "no_show", late_minutes: 12 }} />
    </>,
  );
  expect(screen.getByText("Late 12 min")).toBeTruthy();
  expect(screen.getByText("No-show")).toBeTruthy();
});
