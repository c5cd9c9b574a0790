import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobData } from "#api/jobs/jobs.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { bookSeries, tuesdays } from "#tests/features/bookings/bookings/series/support.ts";
import { fullHour, joinAsGuest } from "#tests/features/bookings/waitlist/support.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { fullMailServer } from "./mail-server.ts";
import { book, messages } from "./resend-support.ts";
import { mailDesk } from "./support.ts";

const LATE = "2027-05-05T01:30:00Z";
const PASSED = "The time of the booking has passed, so this mail would come too late.";

const queued: JobData["deliver_mail"][] = [];
let platform: Platform;
let server: Awaited<ReturnType<typeof fullMailServer>>;
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data) => void (name === "deliver_mail" && queued.push(data as never)) },
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  queued.length = 0;
  server = await fullMailServer();
  return () => server.close();
});

/** Tries the mail once, as its job does: nothing is thrown once there is nothing left to try. */
const tryOnce = (job: JobData["deliver_mail"]) =>
  deliverMail({ ...platform.deps, mailer: server.mailer, mailFrom: "desk@venue.test" }, job);

/** The mail that was queued last, refused by the mail server, whose mailbox has room from then on. */
async function refusedOnce(mailbox: string) {
  const job = queued.at(-1);
  if (!job) throw new Error("no mail was queued");
  await expect(tryOnce(job)).rejects.toThrow("mailbox full");
  server.mailboxes.add(mailbox);
  return job;
}

/** A client with a booking whose mail the mail server has refused once. */
async function bookedByKim() {
  const desk = await mailDesk(platform);
  const client = await desk.addClient("Kim");
  const booking = (await book(desk, client)).body;
  const ask = async (operation: "cancelBooking" | "updateBooking", body: object = {}) => {
    const params = { id: booking.id };
    const { version } = (await desk.staff.ask("booking", { params })).body;
    const { status, body: answer } = await desk.staff.ask(operation, { params, body: { version, ...body } });
    expect(status, JSON.stringify(answer)).toBe(200);
  };
  const move = (start: string, end: string) =>
    ask("updateBooking", { start_time: `2027-05-05 ${start}:00`, end_time: `2027-05-05 ${end}:00` });
  return { ...desk, client, booking, cancel: () => ask("cancelBooking"), move };
}

describe("an email that was not delivered at first", () => {
  it.each([
    ["the booking has started", PASSED, "late"],
    ["the booking was cancelled", "The booking has been cancelled since, so this mail is no longer true.", "cancel"],
    ["the booking was moved", "The booking has been moved since, so this mail is no longer true.", "move"],
  ])("is not tried again once %s, and is listed with that reason", async (_, reason, what) => {
    const { staff, client, cancel, move } = await bookedByKim();
    const job = await refusedOnce("kim@mail.test");
    if (what === "late") platform.clock.set(LATE);
    else await (what === "cancel" ? cancel() : move("03:30", "04:30"));
    await tryOnce(job);
    await tryOnce(job);
    expect(server.taken).toEqual([]);
    const [message] = await messages(staff, client);
    expect(message).toMatchObject({
      id: job.outbox_id,
      kind: "booking_confirmed",
      state: "outdated",
      sent_to: "kim@mail.test",
      sent_at: null,
      resend_to: null,
      resend_refusal: reason,
    });
    expect(message.failure).toContain("452 mailbox full");
    const again = await staff.ask("resendMail", { params: { id: job.outbox_id } });
    expect([again.status, again.body.error, again.body.message]).toEqual([409, "invalid_state", reason]);
  });

  it("about a move is not tried again once the booking was moved again", async () => {
    const { staff, client, move } = await bookedByKim();
    await move("03:30", "04:30");
    const job = await refusedOnce("kim@mail.test");
    await move("00:30", "01:30");
    await tryOnce(job);
    expect(server.taken).toEqual([]);
    expect(await messages(staff, client)).toMatchObject([{ kind: "booking_moved", state: "outdated" }]);
  });

  it("is still sent while it is correct", async () => {
    const { staff, client } = await bookedByKim();
    const job = await refusedOnce("kim@mail.test");
    platform.clock.set("2027-05-05T01:29:59Z");
    await tryOnce(job);
    expect(server.taken.map(({ to }) => to)).toEqual([["kim@mail.test"]]);
    expect(await messages(staff, client)).toMatchObject([{ state: "sent", resend_refusal: null }]);
  });

  it("about a cancellation is sent even after the booking's time, and not once the booking is restored", async () => {
    const { staff, client, booking, cancel } = await bookedByKim();
    await cancel();
    const cancelled = await refusedOnce("kim@mail.test");
    server.mailboxes.clear();
    const { version } = (await staff.ask("booking", { params: { id: booking.id } })).body;
    const restored = await staff.ask("restoreBooking", { params: { id: booking.id }, body: { version } });
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    server.mailboxes.add("kim@mail.test");
    await tryOnce(cancelled);
    expect(server.taken).toEqual([]);
    const stands = "The booking stands again, so this mail is no longer true.";
    expect(await messages(staff, client)).toMatchObject([{ kind: "booking_cancelled", resend_refusal: stands }]);

    server.mailboxes.clear();
    await cancel();
    const again = await refusedOnce("kim@mail.test");
    platform.clock.set(LATE);
    await tryOnce(again);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]?.text).toMatch(/Subject: .*cancelled/);
  });

  it("about a weekly series is sent while one of its dates is upcoming, and not after the last", async () => {
    const { venue, staff } = await mailDesk(platform);
    const { data } = await bookSeries(staff.ask, tuesdays(venue, { from: "2027-05-04", count: 2 }));
    const job = await refusedOnce("robin@guest.test");
    const listed = async () => {
      const { ask } = await venue.person("staff");
      return (await ask("bookingMessages", { params: { id: data[1].id } })).body.undelivered;
    };
    server.mailboxes.clear();
    platform.clock.set("2027-05-05T01:00:00Z");
    await expect(tryOnce(job)).rejects.toThrow("mailbox full");
    expect(await listed()).toMatchObject([{ id: job.outbox_id, state: "retrying" }]);
    server.mailboxes.add("robin@guest.test");
    platform.clock.set("2027-05-12T01:00:00Z");
    await tryOnce(job);
    expect(server.taken).toEqual([]);
    expect(await listed()).toMatchObject([{ state: "outdated", resend_refusal: PASSED }]);
  });

  it("with a receipt is always sent", async () => {
    const { staff, booking, cancel } = await bookedByKim();
    const share = { amount: { amount: 1000, currency: "CAD" }, method: "cash" };
    const paid = await staff.ask("takePayment", { body: { booking_id: booking.id, shares: [share] } });
    const params = { id: paid.body.payments[0].id };
    await staff.ask("mailReceipt", { params, body: { email: "kim@mail.test" } });
    const job = await refusedOnce("kim@mail.test");
    await cancel();
    platform.clock.set(LATE);
    await tryOnce(job);
    expect(server.taken.map(({ text }) => /Subject: Receipt/.test(text))).toEqual([true]);
  });

  it("about a waiting list is not sent once the client has left it", async () => {
    const { venue, staff, addClient } = await mailDesk(platform);
    const wanda = await addClient("Wanda");
    const { wanted } = await fullHour(venue, staff.ask);
    const guest = { first_name: "Wanda", last_name: "Lang", email: "wanda@mail.test" };
    const { token } = await joinAsGuest(venue, { ...wanted, guest });
    const job = await refusedOnce("wanda@mail.test");
    expect((await venue.anonymous("leaveWaitlist", { params: { token } })).status).toBe(200);
    await tryOnce(job);
    expect(server.taken).toEqual([]);
    const reason = "They are no longer offered this place or waiting for it, so this mail is no longer true.";
    expect(await messages(staff, wanda)).toMatchObject([{ state: "outdated", resend_refusal: reason }]);
  });
});
