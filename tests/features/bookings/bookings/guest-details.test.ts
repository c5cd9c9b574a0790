import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookGuest, TOMORROW } from "#tests/features/messages/campaigns/resend-support.ts";
import { deliverWaiting, giveUpMail, mailDesk, setLocked } from "#tests/features/messages/campaigns/support.ts";
import { startPlatform, TEST_NOW, type Ask, type Person, type Platform } from "#tests/support/venue.ts";
import { book } from "./support.ts";

let platform: Platform;
let desk: Awaited<ReturnType<typeof mailDesk>>;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  desk = await mailDesk(platform);
});

const ZOE = { first_name: "Zoë", last_name: "", email: "zoe@guest.test", phone: null };

const correct = (ask: Ask, id: number, guest: object, version = 1) =>
  ask("updateBookingGuest", { params: { id }, body: { version, guest } });

const bookingOf = async (id: number) => (await desk.staff.ask("booking", { params: { id } })).body;

/** The tokens of the links in a mail, of which one is all that opens a booking without signing in. */
const linksIn = ({ text }: { text: string }) =>
  [...text.matchAll(/\/manage#([\w-]+)/g)].map(([, token]) => token ?? "");
const opened = async (token: string) => (await desk.venue.visitor()("managedBooking", { params: { token } })).status;

async function confirmed(id: number) {
  const [mail] = await deliverWaiting(platform, desk.venue);
  const [link] = mail ? linksIn(mail) : [];
  if (link === undefined) throw new Error("the confirmation has a link");
  expect(await opened(link)).toBe(200);
  return { id, link };
}

describe("correcting a guest's details", () => {
  it("shows on the booking, and mails nobody if the address is unchanged", async () => {
    const { id } = await bookGuest(desk);
    const { link } = await confirmed(id);
    const guest = { first_name: "Zoe", last_name: "Lund", email: "ZOE@guest.test", phone: "+16045550100" };
    const { status, body } = await correct(desk.staff.ask, id, guest);
    expect([status, body.version, body.guest]).toEqual([200, 2, guest]);
    expect((await bookingOf(id)).guest).toEqual(guest);
    expect(await deliverWaiting(platform, desk.venue)).toEqual([]);
    expect(await opened(link)).toBe(200);
    const { body: log } = await desk.owner.ask("auditLog", { query: { action: "updateBookingGuest" } });
    expect(log.data).toMatchObject([{ sentence: "Changed the guest's details in the booking of Zoe Lund" }]);
  });

  it("sends the confirmation to a new address with a new link, and the old link stops working", async () => {
    const { id } = await bookGuest(desk);
    const { link } = await confirmed(id);
    expect((await correct(desk.staff.ask, id, { ...ZOE, email: "zoe@right.test" })).status).toBe(200);
    const mails = await deliverWaiting(platform, desk.venue);
    expect(mails.map(({ to }) => to.address)).toEqual(["zoe@right.test"]);
    expect(mails[0]?.subject).toContain("Your booking is confirmed");
    expect(await opened(link)).toBe(404);
    expect(await opened(linksIn(mails[0] ?? { text: "" })[0] ?? "")).toBe(200);
  });

  it("sends an undelivered confirmation once, to the new address", async () => {
    const { id } = await bookGuest(desk);
    const mail = await giveUpMail(platform, desk.venue, "booking_confirmed");
    await correct(desk.staff.ask, id, { ...ZOE, email: "zoe@right.test" });
    const { body } = await desk.staff.ask("bookingMessages", { params: { id } });
    expect(body.undelivered).toMatchObject([{ id: mail, state: "waiting", sent_to: "zoe@right.test" }]);
    expect((await deliverWaiting(platform, desk.venue)).map(({ to }) => to.address)).toEqual(["zoe@right.test"]);
    expect((await desk.staff.ask("bookingMessages", { params: { id } })).body.undelivered).toEqual([]);
  });

  it("removes the address together with its link", async () => {
    const { id } = await bookGuest(desk);
    const { link } = await confirmed(id);
    const { body } = await correct(desk.staff.ask, id, { first_name: "Zoë" });
    expect(body.guest).toEqual({ first_name: "Zoë", last_name: "", email: null, phone: null });
    expect(await opened(link)).toBe(404);
    expect(await deliverWaiting(platform, desk.venue)).toEqual([]);
  });

  it("sends the confirmation to a guest who had no address before", async () => {
    const { venue, staff } = desk;
    const service = { service_id: venue.catalogue.services[0]?.id, location_id: venue.locationId };
    const { id } = await book(staff.ask, { ...service, ...TOMORROW, guest: { first_name: "Zoë" } });
    expect(await deliverWaiting(platform, venue)).toEqual([]);
    await correct(staff.ask, id, ZOE);
    const [mail] = await deliverWaiting(platform, venue);
    expect(mail?.to.address).toBe("zoe@guest.test");
    expect(await opened(linksIn(mail ?? { text: "" })[0] ?? "")).toBe(200);
  });

  it("sends no confirmation once the booking has begun", async () => {
    const { id } = await bookGuest(desk);
    await deliverWaiting(platform, desk.venue);
    platform.clock.set("2027-05-05T09:00:00Z");
    expect((await correct(desk.staff.ask, id, { ...ZOE, email: "zoe@right.test" })).status).toBe(200);
    expect(await deliverWaiting(platform, desk.venue)).toEqual([]);
  });

  it("corrects all bays of a party at once, with one email", async () => {
    const { venue, staff } = desk;
    const times = { start_time: "2027-05-05 03:00:00", end_time: "2027-05-05 04:00:00" };
    const service = { service_id: venue.catalogue.services[0]?.id, location_id: venue.locationId };
    const made = await staff.ask("createBookingGroup", {
      body: { ...service, ...times, guest: ZOE, party_size: 3, bays: 3 },
    });
    const [one, other, gone] = made.body.data;
    await staff.ask("cancelBooking", { params: { id: gone.id } });
    const { id: alone } = await bookGuest(desk);
    await deliverWaiting(platform, venue);
    await correct(staff.ask, other.id, { ...ZOE, first_name: "Zoe", email: "zoe@right.test" });
    const names = await Promise.all(
      [one, other, gone, { id: alone }].map(async ({ id }) => (await bookingOf(id)).guest.first_name),
    );
    expect(names).toEqual(["Zoe", "Zoe", "Zoë", "Zoë"]);
    const mails = await deliverWaiting(platform, venue);
    expect(mails.map(({ to }) => to.address)).toEqual(["zoe@right.test"]);
    expect(mails[0]?.text).toContain("Bay 1");
    expect(mails[0]?.text).toContain("Bay 2");
    expect(mails[0]?.text).not.toContain("Bay 3");
  });

  it("corrects all dates of a weekly series at once, with one email", async () => {
    const { venue, staff } = desk;
    const service = { service_id: venue.catalogue.services[0]?.id, location_id: venue.locationId };
    const weekly = { from: "2027-05-11", start: "18:00", duration_minutes: 60, count: 3 };
    const { body } = await staff.ask("createBookingSeries", { body: { ...service, ...weekly, guest: ZOE } });
    await deliverWaiting(platform, venue);
    const ids: number[] = body.data.map(({ id }: { id: number }) => id);
    await correct(staff.ask, ids[1] ?? 0, { ...ZOE, email: "zoe@right.test" });
    for (const id of ids) expect((await bookingOf(id)).guest.email).toBe("zoe@right.test");
    const mails = await deliverWaiting(platform, venue);
    expect(mails.map(({ to }) => to.address)).toEqual(["zoe@right.test"]);
    expect(mails[0]?.text.match(/May/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("refuses the second of two people who correct two dates of a series at the same time", async () => {
    const { venue, staff, owner } = desk;
    const service = { service_id: venue.catalogue.services[0]?.id, location_id: venue.locationId };
    const weekly = { from: "2027-05-11", start: "18:00", duration_minutes: 60, count: 3 };
    const { body } = await staff.ask("createBookingSeries", { body: { ...service, ...weekly, guest: ZOE } });
    const [first, , last] = body.data;
    const answers = await Promise.all([
      correct(staff.ask, first.id, { ...ZOE, first_name: "One" }),
      correct(owner.ask, last.id, { ...ZOE, first_name: "Two" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const names = await Promise.all([first, last].map(async ({ id }) => (await bookingOf(id)).guest.first_name));
    expect(new Set(names).size).toBe(1);
  });
});

describe("correcting a guest's details is refused", () => {
  const refusal = async (person: Person, id: number, guest: object = ZOE, version = 1) => {
    const { status, body } = await correct(person.ask, id, guest, version);
    return [status, body.error, body.message];
  };

  it("to other coaches, clients, strangers and another company, with the answer for an unknown booking", async () => {
    const { id } = await bookGuest(desk);
    for (const role of ["coach", "client"] as const) {
      expect((await refusal(await desk.venue.person(role), id)).slice(0, 2)).toEqual([403, "forbidden"]);
    }
    expect((await correct(desk.venue.visitor(), id, ZOE)).status).toBe(401);
    const stranger = await (await platform.venue()).person("owner");
    expect(await refusal(stranger, id)).toEqual([404, "not_found", "There is no such booking."]);
    expect((await bookingOf(id)).version).toBe(1);
  });

  it("to a locked company", async () => {
    const { id } = await bookGuest(desk);
    await setLocked(platform, desk.venue, true);
    expect((await refusal(desk.owner, id)).slice(0, 2)).toEqual([423, "account_locked"]);
  });

  it("for a client's booking, and for a cancelled one", async () => {
    const { venue, staff } = desk;
    const service = { service_id: venue.catalogue.services[0]?.id, location_id: venue.locationId };
    const client_id = await desk.addClient("Kim");
    const theirs = await book(staff.ask, { ...service, ...TOMORROW, client_id });
    const sentence = "This booking is a client's. Change their details on their own page.";
    expect(await refusal(staff, theirs.id)).toEqual([409, "invalid_state", sentence]);
    await staff.ask("cancelBooking", { params: { id: theirs.id } });
    const { id } = await bookGuest(desk);
    await staff.ask("cancelBooking", { params: { id } });
    const cancelled = "This booking is cancelled and cannot be changed.";
    expect(await refusal(staff, id, ZOE, 2)).toEqual([409, "invalid_state", cancelled]);
  });

  it("for an outdated version, with the current booking", async () => {
    const { id } = await bookGuest(desk);
    await correct(desk.staff.ask, id, { ...ZOE, phone: "+16045550101" });
    const { status, body } = await correct(desk.staff.ask, id, { ...ZOE, phone: "+16045550102" });
    expect([status, body.error, body.current.guest.phone]).toEqual([409, "stale_version", "+16045550101"]);
  });

  it.each([
    ["no name", { first_name: " " }, { "guest.first_name": ["Enter a first name."] }],
    [
      "words instead of a number",
      { first_name: "Zoë", phone: "call me" },
      { "guest.phone": ["Enter a phone number with at least 5 digits."] },
    ],
    ["an invalid address", { first_name: "Zoë", email: "zoe" }, { "guest.email": ["Enter an email address."] }],
  ])("with %s", async (_, guest, errors) => {
    const { id } = await bookGuest(desk);
    const { status, body } = await correct(desk.staff.ask, id, guest);
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await bookingOf(id)).guest).toEqual(ZOE);
  });
});
