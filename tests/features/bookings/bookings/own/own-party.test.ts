import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "#api/mail/mailer.ts";
import { deliverMail } from "#api/work/start-work.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { bayHour, bayId } from "../support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Member {
  id: number;
  version: number;
}

/** A client's party in Bays 1, 2 and 3, or in the first `bays` of them. */
async function ownParty({ bays = 3 } = {}) {
  const venue = await platform.venue();
  const [staff, client] = [await venue.person("staff"), await venue.person("client")];
  const { resource_id: _bay, ...hour } = bayHour(venue, { guest: null, client_id: client.id, party_size: 2 * bays });
  const resource_ids = [0, 1, 2].slice(0, bays).map((index) => bayId(venue, index));
  const { body } = await staff.ask("createBookingGroup", { body: { ...hour, resource_ids } });
  const members: Member[] = body.data.map(({ id, version }: Member) => ({ id, version }));
  return { venue, staff, client, group: body.group_id as number, members };
}

async function mailsOf(venue: Venue): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const waiting = await platform.admin
    .selectFrom("outbox")
    .select("id")
    .where("tenant_id", "=", venue.tenantId)
    .orderBy("id")
    .execute();
  for (const { id } of waiting) {
    await deliverMail(
      { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" },
      { tenant_id: venue.tenantId, outbox_id: id },
    );
  }
  return sent;
}

const TOGETHER = "The bays of a party stay together. Ask the venue about another time.";

const baysOf = ({ body }: { body: { other_bays: { name: string }[] } }) => body.other_bays.map(({ name }) => name);

describe("a bay of a client's party", () => {
  test("names the party's other bays, until they are cancelled", async () => {
    const { client, members } = await ownParty();
    const [first = 0, second = 0] = members.map(({ id }) => id);
    const show = (id: number) => client.ask("publicBooking", { params: { id } });
    expect(baysOf(await show(first))).toEqual(["Bay 2", "Bay 3"]);
    const cancelled = await client.ask("cancelPublicBooking", { params: { id: second } });
    expect(cancelled).toMatchObject({ status: 200, body: { status: "cancelled" } });
    expect(baysOf(cancelled)).toEqual(["Bay 1", "Bay 3"]);
    expect(baysOf(await show(first))).toEqual(["Bay 3"]);
  });

  test("is cancelled with an email that lists the bays still booked, with a link to each", async () => {
    const { venue, client, members } = await ownParty();
    await client.ask("cancelPublicBooking", { params: { id: members[0]?.id ?? 0 } });
    const told = (await mailsOf(venue)).at(-1);
    expect(told?.subject).toMatch(/^One bay of your party is cancelled: /);
    for (const part of [told?.text, told?.html]) {
      expect(part).toContain("The rest of your party stays booked.");
      expect(part).toContain("Bay 2, Bay 3");
    }
    expect(told?.text).not.toContain("View or cancel your booking");
    const links = told?.text.matchAll(/^View or cancel (Bay \d): \S+\/book\/manage#(\S+)$/gm) ?? [];
    const led = await Promise.all(
      [...links].map(async ([, bay = "", token = ""]) => {
        const { body } = await venue.anonymous("managedBooking", { params: { token } });
        const apart = { version: body.version, start_time: "2027-05-04 22:00:00" };
        const moved = await venue.anonymous("moveManagedBooking", { params: { token }, body: apart });
        return [bay, body.resource.name, body.status, body.allowed_actions, moved.body.message];
      }),
    );
    expect(led).toEqual([
      ["Bay 2", "Bay 2", "confirmed", ["cancel"], TOGETHER],
      ["Bay 3", "Bay 3", "confirmed", ["cancel"], TOGETHER],
    ]);
  });

  test("mails nothing about other bays if the whole party is cancelled, and their number if a part is", async () => {
    const part = await ownParty();
    const cancel = ({ staff, group }: typeof part, bookings: object[]) =>
      staff.ask("cancelBookingGroup", { params: { id: group }, body: { bookings } });
    await cancel(part, part.members.slice(0, 2));
    expect((await mailsOf(part.venue)).at(-1)?.subject).toMatch(/^2 bays of your party are cancelled: /);
    const whole = await ownParty();
    await cancel(whole, whole.members);
    const told = (await mailsOf(whole.venue)).at(-1);
    expect(told?.subject).toMatch(/^Your booking is cancelled: /);
    expect(told?.text).not.toContain("Still booked");
  });

  test("moves to a larger bay, and the rest of the party still claims the client's time", async () => {
    const { venue, staff, client, members } = await ownParty({ bays: 2 });
    const [first = 0, second = 0] = members.map(({ id }) => id);
    const later = { start_time: "2027-05-04 21:00:00", end_time: "2027-05-04 22:00:00" };
    const override_client_overlap = { reason: "Half of them come later" };
    const body = { ...later, override_client_overlap, version: 1 };
    expect(await staff.ask("updateBooking", { params: { id: second }, body })).toMatchObject({ status: 200 });
    const larger = await client.ask("updatePublicBooking", {
      params: { id: second },
      body: { party_size: 5, version: 2 },
    });
    expect(larger).toMatchObject({ status: 200, body: { resource: { name: "Bay 3" } } });
    const elsewhere = bayHour(venue, { guest: null, client_id: client.id, resource_id: bayId(venue, 1) });
    expect(await staff.ask("createBooking", { body: elsewhere })).toMatchObject({
      status: 409,
      body: { error: "client_overlap", current: { id: first } },
    });
  });
});
