import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { update } from "#tests/features/people/accounts/support.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Ask,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.set(TEST_NOW);
  venue = await platform.venue();
});

async function somebody(role: "staff" | "owner" = "staff"): Promise<Person> {
  const person = await venue.person(role);
  await givePassword(platform, venue, person);
  return person;
}

/** The notices queued for this person, oldest first. */
async function noticesTo({ id }: Person): Promise<{ kind: string; facts?: unknown }[]> {
  const rows = await platform.admin
    .selectFrom("outbox")
    .select(["kind", "payload"])
    .where("tenant_id", "=", venue.tenantId)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ kind, payload }) => {
    const { user_id, facts } = payload as { user_id?: number; facts?: unknown };
    return user_id === id ? [{ kind, facts }] : [];
  });
}

const signIn = ({ email }: Person, cookie?: string) =>
  venue.anonymous("login", {
    body: { email, password: TEST_PASSWORD },
    headers: { "user-agent": FIREFOX, "x-requested-with": "web", ...(cookie && { cookie }) },
    address: "203.0.113.83",
  });

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:151.0) Gecko/20100101 Firefox/151.0";

type Reply = Awaited<ReturnType<typeof signIn>>;
const deviceOf = ({ headers }: Reply) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("device="))
    ?.split(";")[0];

describe("a sign-in in a new browser", () => {
  it("is reported by email, with the device and its address, except the very first one", async () => {
    const person = await somebody();
    await signIn(person);
    expect(await noticesTo(person)).toEqual([]);
    await signIn(person);
    const facts = [
      ["Device", "Firefox 151 on Windows"],
      ["Address", "203.0.113.83"],
    ];
    expect(await noticesTo(person)).toEqual([{ kind: "new_device", facts }]);
  });

  it("is reported once: a cookie then marks the browser as known for each person", async () => {
    const [person, colleague] = [await somebody(), await somebody()];
    await signIn(person);
    await signIn(colleague);
    const cookie = deviceOf(await signIn(person));
    expect(cookie).toMatch(/^device=[\w-]{43}$/);
    expect(deviceOf(await signIn(person, cookie))).toBeUndefined();
    expect(deviceOf(await signIn(colleague, cookie))).toBe(cookie);
    await signIn(person, cookie);
    await signIn(colleague, cookie);
    expect([await noticesTo(person), await noticesTo(colleague)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("is not marked as known by another company's or an invented cookie", async () => {
    const person = await somebody();
    await signIn(person);
    for (const cookie of [`device=${"x".repeat(43)}`, "device=<script>", "device="]) await signIn(person, cookie);
    expect(await noticesTo(person)).toHaveLength(3);
  });

  it("is not reported if the password was wrong", async () => {
    const person = await somebody();
    await signIn(person);
    const wrong = { email: person.email, password: "wrong" };
    expect(deviceOf(await venue.anonymous("login", { body: wrong }))).toBeUndefined();
    expect(await noticesTo(person)).toEqual([]);
  });
});

describe("a change of a person's access", () => {
  it("reports a used recovery code, with the number left", async () => {
    const person = await somebody();
    const app = await setUpTwoFactor(person, platform.clock);
    expect((await person.ask("confirmSignIn", { body: { code: app.recoveryCodes[0] } })).status).toBe(200);
    expect(await noticesTo(person)).toEqual([
      { kind: "two_factor_on", facts: undefined },
      { kind: "recovery_code_used", facts: [["Recovery codes left", "9"]] },
    ]);
  });

  it("reports roles before and after, and nothing if they are the same", async () => {
    const [owner, person] = [await somebody("owner"), await somebody()];
    await update(owner, person.id, { version: 1, roles: ["staff"] });
    await update(owner, person.id, { version: 2, roles: ["staff", "facility_admin"] });
    const facts = [
      ["Before", "staff"],
      ["Now", "staff, facility admin"],
    ];
    expect(await noticesTo(person)).toEqual([{ kind: "roles_changed", facts }]);
  });

  it("reports a linked or unlinked Google account, which ends the other sessions", async () => {
    const person = await somebody();
    const elsewhere = (await signIn(person)).body.access_token;
    const { code, cookie } = await venue.codeExchange("ada");
    const headers = { authorization: `Bearer ${person.token}`, cookie };
    await venue.anonymous("redeemHandover", { body: { code }, headers });
    await person.ask("unlinkGoogle");
    const facts = [["Google account", "ada@gmail.example"]];
    expect(await noticesTo(person)).toEqual([
      { kind: "google_linked", facts },
      { kind: "google_unlinked", facts },
    ]);
    expect(await isIn(elsewhere)).toEqual([401, 200].slice(0, 1));
    expect((await person.ask("userProfile")).status).toBe(200);
  });

  it("ends the other sessions when two factors are turned on or off", async () => {
    const person = await somebody();
    const before = (await signIn(person)).body.access_token;
    const app = await setUpTwoFactor(person, platform.clock);
    expect(await isIn(before)).toEqual([401]);
    const { challenge } = (await signIn(person)).body.second_factor;
    const second = await venue.anonymous("completeLogin", { body: { challenge, code: app.code(1) } });
    const body = { current_password: TEST_PASSWORD, code: app.recoveryCodes[0] };
    expect((await person.ask("disableTwoFactor", { body })).status).toBe(200);
    expect(await isIn(second.body.access_token)).toEqual([401]);
    expect((await person.ask("userProfile")).status).toBe(200);
  });
});

async function isIn(token: string): Promise<number[]> {
  const asking: Ask = venue.signedIn({ id: 0, email: "", token }).ask;
  return [(await asking("userProfile")).status];
}
