import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobData } from "#api/jobs/jobs.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { startPlatform, TEST_NOW, type Person, type Platform, type Venue } from "#tests/support/venue.ts";
import { mailServer } from "./mail-server.ts";
import { book, bookGuest, failedConfirmation, messages, resend } from "./resend-support.ts";
import { deliverWaiting, giveUpMail, mailDesk, NO_MAILBOX, setLocked } from "./support.ts";

const queued: JobData["deliver_mail"][] = [];
let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({
    jobs: { enqueue: async (_trx, name, data) => void (name === "deliver_mail" && queued.push(data as never)) },
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.clock.set(TEST_NOW);
  queued.length = 0;
});

const ask = (who: Person, id: number) => who.ask("bookingMessages", { params: { id } });
const undelivered = async (who: Person, id: number) => {
  const { status, body } = await ask(who, id);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.undelivered;
};

/** Sets the address alone; the correction at the desk (`updateBookingGuest`) also queues the confirmation. Null for none. */
const setGuestAddress = ({ tenantId }: Venue, id: number, email: string | null) =>
  platform.admin
    .updateTable("bookings")
    .set({ guest: JSON.stringify({ first_name: "Zoë", last_name: "", phone: null, email }) })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();

/** Zoë, who is no client, has not got the mail about her booking. */
async function guestWithoutMail() {
  const desk = await mailDesk(platform);
  const booking = await bookGuest(desk);
  const mail = await giveUpMail(platform, desk.venue, "booking_confirmed");
  return { ...desk, booking, mail };
}

describe("the email to a guest", () => {
  it("that failed is listed with the booking, and is sent again once to the guest's current address", async () => {
    const server = await mailServer("zoe@right.test");
    try {
      const desk = await mailDesk(platform);
      const { venue, staff, owner } = desk;
      const booking = await bookGuest(desk);
      const [job] = queued.splice(0);
      if (!job) throw new Error("no mail was queued");
      const deliver = () => deliverMail({ ...platform.deps, mailer: server.mailer, mailFrom: "desk@venue.test" }, job);
      expect(await undelivered(staff, booking.id)).toEqual([]);
      await deliver();
      expect(await undelivered(staff, booking.id)).toMatchObject([{ state: "given_up", resend_to: "zoe@guest.test" }]);
      await setGuestAddress(venue, booking.id, "zoe@right.test");
      const [failed] = await undelivered(staff, booking.id);
      expect(failed).toMatchObject({
        id: job.outbox_id,
        kind: "booking_confirmed",
        sent_to: "zoe@guest.test",
        queued_at: "2027-05-03T17:00:00.000Z",
        sent_at: null,
        resend_to: "zoe@right.test",
        resend_refusal: null,
      });
      expect(failed.subject).toContain("Your booking is confirmed");
      expect(failed.failure).toContain("550 no such mailbox");

      // Two who press at once.
      const answers = await Promise.all([resend(staff, job.outbox_id), resend(owner, job.outbox_id)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(queued).toEqual([job]);
      expect(await undelivered(staff, booking.id)).toMatchObject([
        { state: "waiting", sent_to: "zoe@right.test", failure: null },
      ]);
      await deliver();
      await deliver();
      expect(server.taken.map(({ to }) => to)).toEqual([["zoe@right.test"]]);
      expect(await undelivered(staff, booking.id)).toEqual([]);
      const { body } = await owner.ask("auditLog", { query: { action: "resendMail" } });
      expect(body.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual(["Sent a mail again to Zoë"]);
    } finally {
      await server.close();
    }
  });

  it("goes to the guest's own address, even if a client has the address that it first went to", async () => {
    const desk = await mailDesk(platform);
    const client = await desk.addClient("Zara", { email: "zoe@guest.test" });
    const booking = await bookGuest(desk);
    const mail = await giveUpMail(platform, desk.venue, "booking_confirmed");
    await setGuestAddress(desk.venue, booking.id, "zoe@right.test");
    expect(await messages(desk.staff, client)).toMatchObject([{ id: mail, resend_to: "zoe@right.test" }]);
    expect((await resend(desk.staff, mail)).body).toMatchObject({ sent_to: "zoe@right.test" });
    expect((await deliverWaiting(platform, desk.venue)).map(({ to }) => to.address)).toEqual(["zoe@right.test"]);
    expect(await messages(desk.staff, client)).toEqual([]);
  });

  it("about a party is listed with each of its bays, and with no other booking", async () => {
    const desk = await mailDesk(platform);
    const { venue, staff } = desk;
    const { id: other } = (await book(desk, await desk.addClient("Kim"))).body;
    const body = {
      service_id: venue.catalogue.services[0]?.id,
      location_id: venue.locationId,
      start_time: "2027-05-05 03:00:00",
      end_time: "2027-05-05 04:00:00",
      guest: { first_name: "Zoë", email: "zoe@guest.test" },
      party_size: 2,
      bays: 2,
    };
    const made = await staff.ask("createBookingGroup", { body });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const id = await giveUpMail(platform, venue, "booking_confirmed");
    for (const bay of made.body.data) expect(await undelivered(staff, bay.id)).toMatchObject([{ id }]);
    expect(await undelivered(staff, other)).toEqual([]);
  });

  it("is deleted when a client with its address is erased", async () => {
    const { venue, owner, staff, booking, addClient } = await guestWithoutMail();
    await setGuestAddress(venue, booking.id, "zoe@right.test");
    const id = await addClient("Zoe", { email: "zoe@guest.test" });
    const { version } = (await owner.ask("client", { params: { id } })).body;
    const body = { version, confirm_name: "Zoe Lang" };
    expect((await owner.ask("anonymizeClient", { params: { id }, body })).status).toBe(200);
    expect(await undelivered(staff, booking.id)).toEqual([]);
  });

  it("who is a client is listed with the booking too", async () => {
    const { staff, booking, mail } = await failedConfirmation(platform);
    expect(await undelivered(staff, booking.id)).toMatchObject([{ id: mail, resend_to: "kim@mail.test" }]);
  });
});

describe("sending an email to a guest again is refused", () => {
  const refusal = async (who: Person, id: number) => {
    queued.length = 0;
    const { status, body } = await resend(who, id);
    expect(queued).toEqual([]);
    return [status, body.error, body.message];
  };
  const conflict = (sentence: string) => [409, "invalid_state", sentence];

  it("to coaches, clients and strangers, without showing the address", async () => {
    const { venue, booking, mail } = await guestWithoutMail();
    for (const role of ["coach", "client"] as const) {
      const person = await venue.person(role);
      const { status, body } = await ask(person, booking.id);
      expect([status, body.error]).toEqual([403, "forbidden"]);
      expect(JSON.stringify(body)).not.toContain("zoe@");
      expect((await refusal(person, mail)).slice(0, 2)).toEqual([403, "forbidden"]);
    }
    expect((await venue.anonymous("bookingMessages", { params: { id: booking.id } })).status).toBe(401);
  });

  it("to another company, without showing the address", async () => {
    const { booking, mail } = await guestWithoutMail();
    const stranger = await (await platform.venue()).person("owner");
    const { status, body } = await ask(stranger, booking.id);
    expect([status, body.message]).toEqual([404, "There is no such booking."]);
    expect(await refusal(stranger, mail)).toEqual([404, "not_found", "There is no such mail."]);
  });

  it("to a locked company", async () => {
    const { venue, owner, booking, mail } = await guestWithoutMail();
    await setLocked(platform, venue, true);
    expect((await refusal(owner, mail)).slice(0, 2)).toEqual([423, "account_locked"]);
    expect((await ask(owner, booking.id)).status).toBe(423);
  });

  it("while it is being tried or sent, or after its delivery", async () => {
    const desk = await mailDesk(platform);
    const { venue, staff } = desk;
    const booking = await bookGuest(desk);
    await deliverWaiting(platform, venue, () => Promise.reject(new Error(NO_MAILBOX)));
    const [{ id }] = await undelivered(staff, booking.id);
    expect(await refusal(staff, id)).toEqual(
      conflict("This mail is still retried automatically, so it need not be sent again."),
    );
    await giveUpMail(platform, venue, "booking_confirmed");
    expect((await resend(staff, id)).status).toBe(200);
    expect(await refusal(staff, id)).toEqual(conflict("This mail is on its way already."));
    await deliverWaiting(platform, venue);
    expect(await refusal(staff, id)).toEqual(conflict("This mail has been delivered already."));
  });

  it("for a guest without an address, and once it is out of date", async () => {
    const { venue, staff, booking, mail } = await guestWithoutMail();
    await setGuestAddress(venue, booking.id, null);
    const sentence = "The guest has given no email address.";
    expect(await refusal(staff, mail)).toEqual(conflict(sentence));
    expect(await undelivered(staff, booking.id)).toMatchObject([{ resend_to: null, resend_refusal: sentence }]);
    await setGuestAddress(venue, booking.id, "zoe@right.test");
    const params = { id: booking.id };
    expect((await staff.ask("cancelBooking", { params, body: { version: booking.version } })).status).toBe(200);
    const cancelled = "The booking has been cancelled since, so this mail is no longer true.";
    expect(await refusal(staff, mail)).toEqual(conflict(cancelled));
  });
});
