import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { COMPANY } from "#tests/features/people/sign-in/fake-graph.ts";
import { MAY_WEEK } from "#tests/features/schedule/schedule/days.ts";
import { EditBookingById } from "#web/features/bookings/shared/dialog/EditBookingDialog.tsx";
import { NewBookingDialog } from "#web/features/bookings/shared/dialog/NewBookingDialog.tsx";
import { CompanyContext } from "#web/tenant/company.ts";
import { MAIN_STREET, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";
import { ONE_BAY } from "./one-bay.ts";

const dayOf = (date: unknown) => MAY_WEEK.find((day) => day.date === date) ?? MAY_WEEK[0];
const AT_THE_VENUE: Answers = {
  ...ONE_BAY,
  VenueDay: ({ date }) => ({
    bookingsCompact: {
      __typename: "CompactSchedule",
      location_id: 1,
      timezone: "America/Vancouver",
      days: [{ __typename: "ScheduleDay", ...dayOf(date) }],
    },
  }),
  FreeTimes: () => ({ availability: { __typename: "Availability", timezone: "America/Vancouver", data: [] } }),
  PreviewBooking: () => ({ previewBooking: null }),
  BookingDetails: () => ({ booking: fullBooking() }),
  UpdateBooking: () => ({ updateBooking: fullBooking({ version: 5 }) }),
  CreateBooking: () => ({ createBooking: fullBooking() }),
};

function renderDialog(dialog: ReactNode) {
  return renderDesk(<CompanyContext value={COMPANY}>{dialog}</CompanyContext>, AT_THE_VENUE);
}

const noon = (day: number) => Date.parse(`2027-05-0${day}T19:00:00Z`);

describe("another day in the booking dialog", () => {
  it("leaves the time of day unchanged when a booking is edited", async () => {
    const desk = renderDialog(<EditBookingById bookingId={7} venue={MAIN_STREET} onClose={() => {}} />);
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Owen Lindqvist" }));
    await desk.user.type(dialog.getByRole("spinbutton", { name: "Day" }), "05");
    await desk.user.click(dialog.getByRole("button", { name: "Save booking" }));
    await waitFor(() => expect(desk.asked("UpdateBooking")).toHaveLength(1));
    expect(desk.asked("UpdateBooking")[0]?.variables["input"]).toMatchObject({ start_time: "2027-05-06T00:30:00Z" });
  });

  it("leaves the time of day unchanged for a new booking", async () => {
    const from = { date: "2027-05-04", start: noon(4), resourceId: 6, coachId: null };
    const desk = renderDialog(<NewBookingDialog venue={MAIN_STREET} from={from} onClose={() => {}} />);
    const dialog = within(await screen.findByRole("dialog", { name: "New booking" }));
    await desk.user.type(dialog.getByRole("spinbutton", { name: "Day" }), "06");
    expect(dialog.getByLabelText<HTMLSelectElement>("Starts").value).toBe(String(noon(6)));
  });

  it("asks for a start if the day does not offer that time, and books nothing on the day before", async () => {
    const from = { date: "2027-05-08", start: noon(8), resourceId: 6, coachId: null };
    const desk = renderDialog(<NewBookingDialog venue={MAIN_STREET} from={from} onClose={() => {}} />);
    const dialog = within(await screen.findByRole("dialog", { name: "New booking" }));
    await desk.user.type(dialog.getByRole("spinbutton", { name: "Day" }), "09");
    expect(dialog.getByLabelText<HTMLSelectElement>("Starts").value).toBe("");
    await desk.user.click(dialog.getByRole("button", { name: "Book" }));
    expect(await dialog.findByText("Choose a start.")).toBeTruthy();
    expect(desk.asked("CreateBooking")).toHaveLength(0);
  });
});
