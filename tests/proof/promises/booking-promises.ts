/** Promises that pages make about bookings and waiting, each with the test that verifies it: file and title. */
export const BOOKING_PROMISES: readonly [sentence: string, file: string, title: string][] = [
  [
    "is on its way, with your link to the waiting list.",
    "tests/features/bookings/waitlist/joining.test.ts",
    "joins as a guest or a client, gets an email, and sees and leaves the list by its link",
  ],
  [
    "The confirmation goes to ",
    "tests/features/bookings/bookings/guest-details.test.ts",
    "sends the confirmation to a new address with a new link, and the old link stops working",
  ],
  [
    "We email you when it is yours.",
    "tests/features/bookings/waitlist/offers.test.ts",
    "is held for the first person on the waiting list, offered by mail, and booked by the mailed link",
  ],
  [
    "as soon as a place is held for you.",
    "tests/features/bookings/waitlist/offers.test.ts",
    "is held for the first person on the waiting list, offered by mail, and booked by the mailed link",
  ],
  [
    "The offer and your link go here",
    "tests/features/bookings/waitlist/joining.test.ts",
    "joins as a guest or a client, gets an email, and sees and leaves the list by its link",
  ],
  [
    "and a mail is on its way",
    "tests/features/bookings/waitlist/offers.test.ts",
    "is held for the first person on the waiting list, offered by mail, and booked by the mailed link",
  ],
  [
    "then the next person gets it",
    "tests/features/bookings/waitlist/offers.test.ts",
    "is offered to the next person when the first declines or lets the offer expire",
  ],
  [
    "Email everybody at once",
    "tests/features/bookings/waitlist/everybody.test.ts",
    "gives the place to the first person who claims it, and leaves the others on the list",
  ],
  [
    "we email everybody who is waiting: first come, first served.",
    "tests/features/bookings/waitlist/everybody.test.ts",
    "mails each person once that a place is free, and holds it for nobody",
  ],
  [
    "and everybody else who is waiting when a place becomes free.",
    "tests/features/bookings/waitlist/everybody.test.ts",
    "mails each person once that a place is free, and holds it for nobody",
  ],
  [
    "Everybody who is waiting was notified: first come, first served",
    "tests/features/bookings/waitlist/everybody.test.ts",
    "gives the place to the first person who claims it, and leaves the others on the list",
  ],
  [
    "then it is free for others again",
    "tests/features/bookings/waitlist/everybody.test.ts",
    "mails the others again when a claimed place becomes free",
  ],
  [
    "They are released.",
    "tests/features/bookings/bookings/party/cancel-group.test.ts",
    "frees all bays and the client at once, and mails once about all of them",
  ],
  [
    "times are released.",
    "tests/features/bookings/bookings/series/booking-series.test.ts",
    "cancels this date, the following dates or all upcoming dates, and mails once",
  ],
  [
    "The time is released.",
    "tests/features/bookings/bookings/move/update-booking.test.ts",
    "cancels once, frees the time, and answers a second cancellation without a change",
  ],
  [
    "back to others at once.",
    "tests/features/bookings/class-sessions/seats.test.ts",
    "is held, confirmed and cancelled on the booking page, and becomes free when its hold expires",
  ],
  [
    "free for others.",
    "tests/features/bookings/class-sessions/seats.test.ts",
    "is held, confirmed and cancelled on the booking page, and becomes free when its hold expires",
  ],
  [
    "We send your confirmation here",
    "tests/features/bookings/bookings/own/holds.test.ts",
    "turns a hold into a guest's booking, once",
  ],
  [
    "Confirmation goes to",
    "tests/features/bookings/bookings/own/holds.test.ts",
    "turns a hold into a guest's booking, once",
  ],
  [
    "A booking can be seen by its link until 30 days after it ended.",
    "tests/features/bookings/bookings/own/mailed-link.test.ts",
    "shows the booking until thirty days after its end, and cancels it until its start",
  ],
  [
    "A single booking can also be seen by the link in its mail.",
    "tests/features/bookings/bookings/own/mailed-link.test.ts",
    "shows the booking until thirty days after its end, and cancels it until its start",
  ],
  [
    "Mail everybody who has a seat or waits for one",
    "tests/features/bookings/class-sessions/schedule.test.ts",
    "ends from a day on: coach and bay are free again, and everybody with a seat is told why",
  ],
  [
    "optional, in the mail",
    "tests/features/bookings/class-sessions/schedule.test.ts",
    "ends from a day on: coach and bay are free again, and everybody with a seat is told why",
  ],
  [
    "Coach and room become free at once",
    "tests/features/bookings/class-sessions/schedule.test.ts",
    "ends from a day on: coach and bay are free again, and everybody with a seat is told why",
  ],
  [
    "Checked in at once",
    "tests/features/schedule/schedule/day-story.ts",
    "walk-in: one press opens the dialog, the next checks them in to the free bay",
  ],
  [
    "Your refund is on its way",
    "tests/features/payments/refunds/refund-status.test.ts",
    "shows a refund as under way from the cancellation's response until the card has it",
  ],
];
