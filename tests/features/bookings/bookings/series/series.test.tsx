import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { BookingDetailsFragment } from "#web/features/bookings/shared/panel/booking-details.generated.ts";
import { CancelSeriesDialog } from "#web/features/bookings/shared/weekly/CancelSeriesDialog.tsx";
import { MoveSeriesDialog } from "#web/features/bookings/shared/weekly/MoveSeriesDialog.tsx";
import { Series } from "#web/features/bookings/shared/weekly/Series.tsx";
import { moneyOf, paidBy } from "../cancel/paid-answers.ts";
import { lookFrom, MAIN_STREET, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const SERIES_ID = 5;
/** Ten Tuesdays far ahead; the second one is cancelled. */
const DATES = Array.from({ length: 10 }, (_, week) => {
  const day = new Date(Date.UTC(2099, 4, 5 + 7 * week)).toISOString().slice(0, 10);
  return {
    __typename: "BookingSeriesDate",
    booking_id: 7 + week,
    start_time: `${day}T00:30:00Z`,
    local_start: `${day}T17:30:00-07:00`,
    status: week === 1 ? "cancelled" : "confirmed",
    payment_status: week === 4 || week === 5 ? "paid" : "due",
  };
});

const SERIES: Answers = {
  WeeklySeries: () => ({
    bookingSeries: { __typename: "BookingSeries", id: SERIES_ID, weekday: "tuesday", start: "17:30", dates: DATES },
  }),
};

// The fake has the fields that the panel queries.
const dateOf = (week: number) =>
  ({
    ...fullBooking({ id: 7 + week, start_time: DATES[week]?.start_time ?? "" }),
    series_id: SERIES_ID,
  }) as unknown as BookingDetailsFragment & { series_id: number };

test("shows which date of which series a booking is, and links to the dates around it", async () => {
  const opened: number[] = [];
  const desk = renderDesk(
    <Series booking={{ id: 10, series_id: SERIES_ID }} formats={MAIN_STREET} onOpen={(id) => opened.push(id)} />,
    SERIES,
  );
  const section = within(await screen.findByRole("region", { name: "Every Tuesday at 17:30, date 4 of 10" }));
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Tue, May 12, 2099Cancelled",
    "Tue, May 19, 2099Confirmed",
    "Tue, May 26, 2099Confirmed",
    "Tue, Jun 2, 2099Confirmed",
    "Tue, Jun 9, 2099Confirmed",
    "Tue, Jun 16, 2099Confirmed",
  ]);
  expect(section.getByText("and 4 other dates")).toBeTruthy();
  await desk.user.click(section.getAllByRole("button")[1] ?? document.body);
  expect(opened).toEqual([9]);
});

test("shows nothing for a booking without a series", () => {
  const desk = renderDesk(<Series booking={{ id: 10, series_id: null }} formats={MAIN_STREET} />, SERIES);
  expect(screen.queryByRole("region", { name: /^Every/ })).toBeNull();
  expect(desk.asked("WeeklySeries")).toEqual([]);
});

test("asks which dates to cancel, shows their number, and cancels them in one request", async () => {
  const booking = dateOf(3);
  const desk = renderDesk(<CancelSeriesDialog booking={booking} when="Tue" onClose={() => {}} />, {
    ...SERIES,
    CancelBookingSeries: () => ({
      cancelBookingSeries: { __typename: "CancelledSeries", series_id: SERIES_ID, data: [booking, dateOf(4)] },
    }),
  });
  await screen.findByRole("button", { name: "Cancel 1 booking" });
  await desk.user.click(await screen.findByRole("radio", { name: /^All dates/ }));
  await screen.findByRole("button", { name: "Cancel 9 bookings" });
  await desk.user.click(screen.getByRole("radio", { name: /^This and following/ }));
  expect(screen.getByText(/^7 times are released\./)).toBeTruthy();
  await desk.user.click(screen.getByRole("button", { name: "Cancel 7 bookings" }));
  expect(await screen.findByText("2 bookings of Owen Lindqvist cancelled")).toBeTruthy();
  expect(desk.asked("CancelBookingSeries").map(({ variables }) => variables)).toEqual([
    { id: SERIES_ID, input: { booking_id: 10, version: 4, scope: "following" } },
  ]);
});

test("asks about the payments once paid dates are to be cancelled", async () => {
  const booking = { ...dateOf(3), payment_status: "due" } as const;
  const desk = renderDesk(<CancelSeriesDialog booking={booking} when="Tue" onClose={() => {}} />, {
    ...SERIES,
    ...moneyOf([paidBy("cash")]),
    CancelBookingSeries: () => ({
      cancelBookingSeries: { __typename: "CancelledSeries", series_id: SERIES_ID, data: [booking] },
    }),
  });
  await desk.user.selectOptions(await screen.findByLabelText("Reason"), "Ill or injured");
  expect(screen.queryByRole("group", { name: /^What happens to/ })).toBeNull();
  await desk.user.click(await screen.findByRole("radio", { name: /^This and following/ }));
  const money = within(await screen.findByRole("group", { name: "What happens to the $120.00 that is paid" }));
  await desk.user.click(money.getByRole("radio", { name: /^Keep as credit/ }));
  await desk.user.click(screen.getByRole("button", { name: "Cancel 7 bookings" }));
  expect(await screen.findByText("1 booking of Owen Lindqvist cancelled")).toBeTruthy();
  expect(desk.asked("CancelBookingSeries").map(({ variables }) => variables)).toMatchObject([
    { input: { scope: "following", refund: "credit", reason: "illness" } },
  ]);
});

test("leaves desk payments of a series for later, unless the user chooses otherwise", async () => {
  const booking = { ...dateOf(4), payment_status: "paid" } as const;
  const desk = renderDesk(<CancelSeriesDialog booking={booking} when="Tue" onClose={() => {}} />, {
    ...SERIES,
    ...moneyOf([paidBy("cash")]),
    CancelBookingSeries: () => ({
      cancelBookingSeries: { __typename: "CancelledSeries", series_id: SERIES_ID, data: [booking] },
    }),
  });
  await screen.findByRole("group", { name: "What happens to the $60.00 that is paid" });
  await desk.user.click(screen.getByRole("button", { name: "Cancel 1 booking" }));
  expect(await screen.findByText("1 booking of Owen Lindqvist cancelled")).toBeTruthy();
  expect(desk.asked("CancelBookingSeries").map(({ variables }) => variables)).toMatchObject([
    { input: { scope: "this", refund: "later" } },
  ]);
});

test("reports in the dialog why nothing was cancelled", async () => {
  const sentence = "No date of this series is left to cancel.";
  const desk = renderDesk(<CancelSeriesDialog booking={dateOf(3)} when="Tue" onClose={() => {}} />, {
    ...SERIES,
    CancelBookingSeries: () => new Refusal("invalid_state", 409, sentence),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Cancel 1 booking" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const NOTHING = { __typename: "Page", data: [] };

/** The dates that a change would result in; the second one is taken. */
const MOVES: Answers = {
  BookingChoices: () => ({ services: NOTHING, coaches: NOTHING }),
  BookableResources: () => ({ resources: NOTHING, resourceTypes: NOTHING }),
  PreviewBookingSeriesUpdate: () => ({
    previewBookingSeriesUpdate: {
      __typename: "BookingSeriesPreview",
      occurrences: ["2099-05-28", "2099-06-04"].map((date, index) => ({
        __typename: "BookingOccurrence",
        date,
        local_start: `${date}T17:30:00-07:00`,
        problem: index === 1 ? "resource_taken" : null,
        message: index === 1 ? "Bay 6 is not free then on Thursday 4 June." : null,
      })),
    },
  }),
};

test("shows the new dates and their conflicts, and moves the others in one request", async () => {
  const { client, ...date } = dateOf(3);
  const booking = { ...date, client: client && { ...client, email: "owen@lindqvist.test" } };
  const desk = renderDesk(<MoveSeriesDialog booking={booking} venue={MAIN_STREET} onClose={() => {}} />, {
    ...SERIES,
    ...MOVES,
    UpdateBookingSeries: () => ({
      updateBookingSeries: {
        __typename: "UpdatedSeries",
        series_id: SERIES_ID,
        data: [booking],
        left_out: [{ __typename: "BookingOccurrence", date: "2099-06-04" }],
      },
    }),
  });
  await desk.user.click(await screen.findByRole("button", { name: "Move dates" }));
  expect(await screen.findByText("Choose another day, time, bay or coach first.")).toBeTruthy();
  await desk.user.selectOptions(screen.getByLabelText("Day"), "Thursday");
  expect(await screen.findByText("Bay 6 is not free then on Thursday 4 June.")).toBeTruthy();
  await desk.user.type(screen.getByLabelText(/^Message/), "The bay gets a new screen. ");
  await desk.user.click(await screen.findByRole("button", { name: "Move 1 date, leave 1" }));
  expect(await screen.findByText("1 booking of Owen Lindqvist moved")).toBeTruthy();
  expect(desk.asked("UpdateBookingSeries").map(({ variables }) => variables)).toEqual([
    {
      id: SERIES_ID,
      input: {
        booking_id: 10,
        version: 4,
        scope: "following",
        weekday: "thursday",
        skip_dates: ["2099-06-04"],
        message: "The bay gets a new screen.",
      },
    },
  ]);
});

test("names in the dialog the dates that were taken in the meantime", async () => {
  const sentence = "Bay 6 is not free then on Thursday 28 May. Nothing was moved.";
  const desk = renderDesk(<MoveSeriesDialog booking={dateOf(3)} venue={MAIN_STREET} onClose={() => {}} />, {
    ...SERIES,
    ...MOVES,
    UpdateBookingSeries: () => new Refusal("slot_taken", 409, sentence),
  });
  await desk.user.selectOptions(await screen.findByLabelText("Day"), "Thursday");
  await desk.user.click(await screen.findByRole("button", { name: "Move 1 date, leave 1" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("asks before a chosen reason is discarded", async () => {
  const desk = renderDesk(<CancelSeriesDialog booking={dateOf(3)} when="Tue" onClose={() => {}} />, SERIES);
  await desk.user.selectOptions(await screen.findByLabelText("Reason"), "weather");
  await desk.user.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeTruthy();
});
