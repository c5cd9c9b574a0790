import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bayHour, bayId, book } from "#tests/features/bookings/bookings/support.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import { auditClaims, SOUND } from "#tests/support/claims-audit.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
let staff: Person;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
  staff = await venue.person("staff");
});

const PASSWORD = "nine purple umbrellas";
const ADA = { first_name: "Ada", last_name: "Byron", email: "ada@example.test" };
const CAME_ALONG = " The bookings you made before are in your account now.";

let hour = 0;
/** Books an hour of its own for a guest with this address. */
async function bookFor(email: string, at = venue, ask = staff.ask): Promise<number> {
  hour = (hour + 1) % 5;
  const times = { start_time: `2027-05-05 ${18 + hour}:00:00`, end_time: `2027-05-05 ${19 + hour}:00:00` };
  return (await book(ask, bayHour(at, { guest: { ...ADA, email }, ...times }))).id;
}
const ownerOf = async (id: number): Promise<number | null> =>
  (await staff.ask("booking", { params: { id } })).body.client_id;
const addClient = async (changes: object = {}): Promise<{ id: number; version: number }> =>
  (await staff.ask("createClient", { body: { ...ADA, phone: null, ...changes } })).body;
const reset = (token: string) => venue.anonymous("resetPassword", { body: { token, password: PASSWORD } });

/** A client with a password. */
async function member(): Promise<Person> {
  const person = await venue.person("client");
  await givePassword(platform, venue, person);
  return person;
}

describe("an emailed link to choose a password", () => {
  it("assigns to a client whom the desk added the guest bookings of the address, and no others", async () => {
    const [mine, capitals, strangers] = [
      await bookFor("ada@example.test"),
      await bookFor("ADA@example.test"),
      await bookFor("ada@example.test.nz"),
    ];
    const elsewhere = await platform.venue();
    const theirs = await elsewhere.person("staff");
    const other = await bookFor("ada@example.test", elsewhere, theirs.ask);
    const { id } = await addClient();
    const { status, body } = await reset(await venue.mailedToken(id, "invite"));
    expect([status, body.message]).toEqual([200, `Your password is set. You can sign in now.${CAME_ALONG}`]);
    expect([await ownerOf(mine), await ownerOf(capitals), await ownerOf(strangers)]).toEqual([id, id, null]);
    expect((await theirs.ask("booking", { params: { id: other } })).body.client_id).toBeNull();
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
    const owner = await venue.person("owner");
    const { body: log } = await owner.ask("auditLog", { query: { action: "assignBookingClient" } });
    const entry = { actor_name: "Ada Byron", sentence: "Put a guest's booking in the name of Ada Byron" };
    expect(log.data).toMatchObject([entry, entry]);
  });

  it("does the same for a forgotten password, leaves overlapping bookings, and mentions none if there are none", async () => {
    const { id } = await addClient();
    const hourOfBay = (index: number) => bayHour(venue, { guest: ADA, resource_id: bayId(venue, index) });
    const [first, second] = [await book(staff.ask, hourOfBay(0)), await book(staff.ask, hourOfBay(1))];
    const { body } = await reset(await venue.mailedToken(id));
    expect(body.message).toBe(`Password reset successfully!${CAME_ALONG}`);
    expect([await ownerOf(first.id), await ownerOf(second.id)]).toEqual([id, id]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
    const again = await reset(await venue.mailedToken(id));
    expect(again.body.message).toBe("Password reset successfully!");
  });

  it("is invalid once the desk has corrected its address", async () => {
    const { id, version } = await addClient({ email: "typo@example.test" });
    const wrong = await venue.mailedToken(id, "invite");
    const booked = await bookFor(ADA.email);
    await staff.ask("updateClient", { params: { id }, body: { version, email: ADA.email } });
    expect((await venue.anonymous("passwordLink", { params: { token: wrong } })).status).toBe(410);
    expect([(await reset(wrong)).status, await ownerOf(booked)]).toEqual([410, null]);
    expect((await reset(await venue.mailedToken(id, "invite"))).status).toBe(200);
    expect(await ownerOf(booked)).toBe(id);
  });

  it("assigns nothing for a weak password, a second use, or a person who only works here", async () => {
    const { id } = await addClient();
    const token = await venue.mailedToken(id, "invite");
    const weak = await venue.anonymous("resetPassword", { body: { token, password: "password" } });
    const booked = await bookFor(ADA.email);
    expect([weak.status, await ownerOf(booked)]).toEqual([422, null]);
    expect((await reset(token)).status).toBe(200);
    const later = await bookFor(ADA.email);
    expect([(await reset(token)).status, await ownerOf(later)]).toEqual([410, null]);

    const coach = await venue.person("coach");
    const lesson = await bookFor(coach.email);
    const { status, body } = await reset(await venue.mailedToken(coach.id));
    expect([status, body.message, await ownerOf(lesson)]).toEqual([200, "Password reset successfully!", null]);
  });
});

describe("an address changed by an emailed link", () => {
  it("assigns the bookings of the new address, and none of the old one", async () => {
    const person = await member();
    const [before, after] = [await bookFor(person.email), await bookFor(ADA.email)];
    const token = await venue.emailToken(person.id, ADA.email);
    const { status, body } = await venue.anonymous("confirmEmailChange", { body: { token } });
    expect([status, body.message]).toEqual([200, `From now on you sign in as ${ADA.email}.${CAME_ALONG}`]);
    expect([await ownerOf(before), await ownerOf(after)]).toEqual([null, person.id]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("assigns nothing if another person has the address", async () => {
    const person = await member();
    await addClient();
    const booked = await bookFor(ADA.email);
    const token = await venue.emailToken(person.id, ADA.email);
    expect((await venue.anonymous("confirmEmailChange", { body: { token } })).status).toBe(409);
    expect(await ownerOf(booked)).toBeNull();
  });
});

describe("signing in with Google", () => {
  const handOver = (code: string, cookie: string, more: object = {}) =>
    venue.anonymous("redeemHandover", { body: { code }, headers: { cookie, ...more } });
  /** Proves by the password who somebody with this Google account is here. */
  async function signInWith(person: Person, subject: string) {
    const { code, cookie } = await venue.codeExchange(subject);
    const { link_token } = (await handOver(code, cookie)).body;
    const body = { email: person.email, password: TEST_PASSWORD, link_token };
    return venue.anonymous("login", { body, headers: { cookie } });
  }

  it("assigns the bookings of Google's address, when it is linked and at each sign-in", async () => {
    const person = await member();
    const [first, typed] = [await bookFor("ada@gmail.example"), await bookFor(person.email)];
    expect((await signInWith(person, "ada")).status).toBe(200);
    expect(await ownerOf(first)).toBe(person.id);
    const second = await bookFor("ada@gmail.example");
    const { code, cookie } = await venue.codeExchange("ada");
    expect((await handOver(code, cookie)).body.outcome).toBe("signed_in");
    expect([await ownerOf(second), await ownerOf(typed)]).toEqual([person.id, null]);
    expect(await auditClaims(platform.admin, venue.tenantId)).toEqual(SOUND);
  });

  it("also assigns them if a signed-in person links Google", async () => {
    const person = await member();
    const booked = await bookFor("grace@gmail.example");
    const { code, cookie } = await venue.codeExchange("grace");
    const { body } = await handOver(code, cookie, { authorization: `Bearer ${person.token}` });
    expect([body.outcome, await ownerOf(booked)]).toEqual(["linked", person.id]);
  });

  it("waits for the code of the second step", async () => {
    const person = await member();
    const app = await setUpTwoFactor(person, platform.clock);
    const complete = async (challenge: string, n: number) =>
      (await venue.anonymous("completeLogin", { body: { challenge, code: app.code(n) } })).status;
    const linking = await bookFor("two@gmail.example");
    const { challenge } = (await signInWith(person, "two")).body.second_factor;
    expect(await ownerOf(linking)).toBeNull();
    expect([await complete(challenge, 1), await ownerOf(linking)]).toEqual([200, person.id]);

    platform.clock.set("2027-05-03T18:10:00Z");
    const later = await bookFor("two@gmail.example");
    const { code, cookie } = await venue.codeExchange("two");
    const { session } = (await handOver(code, cookie)).body;
    expect(await ownerOf(later)).toBeNull();
    expect([await complete(session.second_factor.challenge, 0), await ownerOf(later)]).toEqual([200, person.id]);
  });

  it("assigns nothing by the password alone, and nothing that is another person's address here", async () => {
    const [person, other] = [await member(), await addClient({ email: "kim@gmail.example" })];
    const [own, theirs] = [await bookFor(person.email), await bookFor("kim@gmail.example")];
    expect((await signInWith(person, "kim")).status).toBe(200);
    expect([await ownerOf(own), await ownerOf(theirs)]).toEqual([null, null]);
    expect((await reset(await venue.mailedToken(other.id, "invite"))).status).toBe(200);
    expect(await ownerOf(theirs)).toBe(other.id);
  });
});
