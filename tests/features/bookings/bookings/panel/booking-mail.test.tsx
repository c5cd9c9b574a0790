import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { BookingPanel } from "#web/features/bookings/shared/panel/BookingPanel.tsx";
import { SessionContext } from "#web/session/session.ts";
import { AT_THE_DESK, lookFrom, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";

beforeEach(() => lookFrom(1440));

const FAILED = {
  __typename: "ClientMessage",
  id: 10,
  kind: "booking_confirmed",
  subject: "Your booking is confirmed",
  state: "given_up",
  sent_to: "zoe@guest.example",
  queued_at: "2027-05-01T17:00:00Z",
  sent_at: null,
  failure: "550 no such mailbox",
  campaign_id: null,
  resend_to: "zoe@guest.example",
  resend_refusal: null,
};
const GUEST = { __typename: "Guest", first_name: "Zoë", last_name: "Lund", email: "zoe@guest.example", phone: null };
const OF_GUEST = { ...fullBooking(), client_id: null, client: null, guest: GUEST };

const undelivered = (...messages: object[]) => ({
  BookingMessages: () => ({
    bookingMessages: { __typename: "BookingMessages", booking_id: 7, undelivered: messages },
  }),
});

function show(answers: Answers, permissions = ["communications.send"]) {
  const { person, status } = AT_THE_DESK.session;
  const session = { ...AT_THE_DESK, session: { status, person: { ...person, permissions } } };
  return renderDesk(
    <SessionContext value={session}>
      <BookingPanel bookingId={7} onClose={() => {}} />
    </SessionContext>,
    { BookingDetails: () => ({ booking: OF_GUEST }), ...answers },
  );
}

const panel = async () => within(await screen.findByRole("complementary", { name: "Zoë Lund" }));
const mail = async () => within(await (await panel()).findByRole("region", { name: "Mail that did not arrive" }));

describe("the panel of a guest's booking", () => {
  it("lists undelivered emails with address and time, and sends them again", async () => {
    const waiting = { ...FAILED, state: "waiting", failure: null, resend_to: null };
    const desk = show({ ...undelivered(FAILED), ResendMail: () => ({ resendMail: waiting }) });
    const list = await mail();
    expect(list.getByText("Your booking is confirmed")).toBeTruthy();
    expect(list.getByText("not delivered to zoe@guest.example: 550 no such mailbox")).toBeTruthy();
    expect(list.getByText("2027-05-01, 10:00")).toBeTruthy();
    expect(list.getByText("to zoe@guest.example")).toBeTruthy();
    await desk.user.click(list.getByRole("button", { name: "Send again" }));
    expect(await list.findByText("on its way to zoe@guest.example")).toBeTruthy();
    expect(list.queryByRole("button", { name: "Send again" })).toBeNull();
    expect(desk.asked("ResendMail").map(({ variables }) => variables)).toEqual([{ id: 10 }]);
  });

  it("explains why an email is no longer sent, or was not sent again", async () => {
    const ended = { ...FAILED, id: 11, state: "outdated", resend_to: null, resend_refusal: "It was moved since." };
    const desk = show({
      ...undelivered(FAILED, ended),
      ResendMail: () => new Refusal("invalid_state", 409, "It was cancelled since."),
    });
    const list = await mail();
    expect(list.getByText("It was moved since.")).toBeTruthy();
    await desk.user.click(list.getByRole("button", { name: "Send again" }));
    expect(await screen.findByText("The mail was not sent again")).toBeTruthy();
    expect(screen.getByText(/It was cancelled since\.$/)).toBeTruthy();
  });

  it("says nothing about emails if all were delivered", async () => {
    const desk = show(undelivered());
    await waitFor(() => expect(desk.asked("BookingMessages")).toHaveLength(1));
    expect((await panel()).queryByRole("region", { name: "Mail that did not arrive" })).toBeNull();
  });

  it("loads no emails for a person who may not send them", async () => {
    const desk = show(undelivered(FAILED), []);
    await panel();
    await waitFor(() => expect(desk.asked("BookingFees").length).toBeGreaterThan(0));
    expect(desk.asked("BookingMessages")).toEqual([]);
  });
});
