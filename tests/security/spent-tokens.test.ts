import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { counterKey } from "#api/auth/rate-limit-keys.ts";
import { NEVER_ASKED } from "#tests/features/people/federation/loopback-provider.ts";
import { impersonationToken, wayIn } from "#tests/features/people/impersonation/support.ts";
import { registrationToken } from "#tests/features/people/registration/registration-token.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { setUpTwoFactor } from "#tests/support/authenticator.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import {
  givePassword,
  startPlatform,
  TEST_NOW,
  TEST_PASSWORD,
  type Platform,
  type Reply,
  type Venue,
} from "#tests/support/venue.ts";

/** A single-use token, and the way to use it at a company. */
interface Opener {
  token: string;
  use(token: string, at: Venue): Promise<Reply>;
}

interface Kind {
  /** Its lifetime in minutes. */
  minutes: number;
  make(venue: Venue): Promise<Opener>;
}

let platform: Platform;
let venue: Venue;
let other: Venue;
beforeAll(async () => {
  platform = await startPlatform({ google: NEVER_ASKED });
  [venue, other] = [await platform.venue(), await platform.venue()];
});
// An address has only so many refusals kept, and all of these come from one.
beforeEach(async () => void (await platform.admin.deleteFrom("rate_limits").execute()));
afterAll(() => platform.close());

async function personWithPassword(at: Venue) {
  const person = await at.person("staff");
  await givePassword(platform, at, person);
  return person;
}

/** What a mailed link opens: each time for a new person, who then sets a password. */
const mailed = (purpose: "reset" | "invite") => async (at: Venue) => ({
  token: await at.mailedToken((await at.person("staff")).id, purpose),
  use: (token: string, there: Venue) =>
    there.anonymous("resetPassword", { body: { token, password: "nine purple umbrellas" } }),
});

const KINDS: Record<string, Kind> = {
  "a link to reset a password": { minutes: 60, make: mailed("reset") },
  "an invitation": { minutes: 7 * 24 * 60, make: mailed("invite") },
  "a code that comes home from Google": {
    minutes: 1,
    async make(at) {
      const { code, cookie } = await at.codeExchange(crypto.randomUUID());
      return { token: code, use: (token, there) => redeem(there, token, cookie) };
    },
  },
  "a proof that links Google": {
    minutes: 10,
    async make(at) {
      const { code, cookie } = await at.codeExchange(crypto.randomUUID());
      const { body } = await redeem(at, code, cookie);
      const people = new Map([[at, await personWithPassword(at)]]);
      return {
        token: body.link_token,
        async use(link_token, there) {
          const person = people.get(there) ?? (await personWithPassword(there));
          const credentials = { email: person.email, password: TEST_PASSWORD };
          return there.anonymous("login", { body: { ...credentials, link_token }, headers: { cookie } });
        },
      };
    },
  },
  "a link to a new address": {
    minutes: 3 * 24 * 60,
    async make(at) {
      const token = await at.emailToken((await at.person("client")).id, `moved-${crypto.randomUUID()}@example.test`);
      return { token, use: (given, there) => there.anonymous("confirmEmailChange", { body: { token: given } }) };
    },
  },
  "a link to create an account": {
    minutes: 24 * 60,
    async make(at) {
      const token = registrationToken(at, `new-${crypto.randomUUID()}@example.test`, platform.clock.now());
      return {
        token,
        use: (given, there) =>
          there.anonymous("confirmRegistration", { body: { token: given, password: "nine purple umbrellas" } }),
      };
    },
  },
  "an invitation to share a membership": {
    minutes: 7 * 24 * 60,
    async make(at) {
      const [owner, payer] = [await at.person("owner"), await at.person("client")];
      const email = `mia-${crypto.randomUUID()}@example.test`;
      const body = { name: email, billing_period: "monthly", price: cad(18_900), family_size: 3 };
      const plan_id = (await owner.ask("createMembershipPlan", { body })).body.id;
      await owner.ask("startMembershipSubscription", { body: { client_id: payer.id, plan_id, method: "cash" } });
      const { id } = (await owner.ask("currentMembership", { params: { id: payer.id } })).body;
      await payer.ask("addFamilyMember", { params: { id }, body: { first_name: "Mia", last_name: "Byron", email } });
      return {
        token: await at.familyToken(email),
        use: (token, there) =>
          there.anonymous("answerFamilyInvitation", { params: { token }, body: { accepts: true } }),
      };
    },
  },
  "a way into another person's session": {
    minutes: 1,
    async make(at) {
      const [owner, staff] = [await at.person("owner"), await at.person("staff")];
      const way = await owner.ask("startImpersonation", { body: { user_id: staff.id } });
      const { headers } = wayIn(way);
      return {
        token: impersonationToken(way.body.url),
        use: (access_token, there) =>
          there.anonymous("redeemImpersonation", { body: { access_token }, ...(headers && { headers }) }),
      };
    },
  },
  "the question for a second step": {
    minutes: 5,
    async make(at) {
      const person = await personWithPassword(at);
      const { recoveryCodes } = await setUpTwoFactor(person, platform.clock);
      const { body } = await at.anonymous("login", { body: { email: person.email, password: TEST_PASSWORD } });
      // Its own code for each try, so that only the challenge can be what is wrong.
      return {
        token: body.second_factor.challenge,
        use: (challenge, there) =>
          there.anonymous("completeLogin", { body: { challenge, code: recoveryCodes.pop() ?? "" } }),
      };
    },
  },
};

const redeem = (at: Venue, code: string, cookie: string) =>
  at.anonymous("redeemHandover", { body: { code }, headers: { cookie } });

/** The same token with a letter in the middle changed; every bit of that letter counts. */
function altered(token: string): string {
  const at = Math.floor(token.length / 2);
  return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
}

const words = ({ status, body }: Reply) => JSON.stringify([status, body.error, body.message]);

const refusals = async (at: Venue): Promise<number> =>
  (
    await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", at.tenantId)
      .where("action", "=", "tokenRefused")
      .select("id")
      .execute()
  ).length;

describe.each(Object.entries(KINDS))("%s", (name, { minutes, make }) => {
  it("works once, in its time, at its company, unaltered, and gives one answer to everything else", async () => {
    platform.clock.set(TEST_NOW);
    const { token, use } = await make(venue);
    const before = await refusals(venue);
    const said = [await use(altered(token), venue), await use(token, other)];
    expect((await use(token, venue)).status).toBe(200);
    said.push(await use(token, venue));

    const late = await make(venue);
    platform.clock.set(platform.clock.now().add({ minutes, seconds: 1 }).toString());
    said.push(await late.use(late.token, venue));
    platform.clock.set(TEST_NOW);

    expect(said.map(({ status, body }) => [status, body.error])).toEqual(Array(4).fill([410, "link_expired"]));
    expect(new Set(said.map(words)).size).toBe(1);
    expect(await refusals(venue)).toBe(before + 3);
  });

  it("is not accepted in place of the others", async () => {
    platform.clock.set(TEST_NOW);
    const { token } = await make(venue);
    for (const [otherName, kind] of Object.entries(KINDS)) {
      if (otherName === name) continue;
      const door = await kind.make(venue);
      if (isSameDoor(name, otherName)) continue;
      const { status } = await door.use(token, venue);
      expect(isLong(name) ? [400, 401, 410, 422] : [401, 410], otherName).toContain(status);
    }
    const headers = { authorization: `Bearer ${token}` };
    expect((await venue.anonymous("userProfile", { headers })).status).toBe(401);
  });

  it("is used once by two simultaneous requests", async () => {
    platform.clock.set(TEST_NOW);
    const { token, use } = await make(venue);
    const replies = await Promise.all([use(token, venue), use(token, venue)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });
});

/** This token contains an address, so the other operations already reject its shape. */
const isLong = (name: string): boolean => name === "a link to create an account";

/** The same screen takes both kinds; only its text differs. */
function isSameDoor(one: string, two: string): boolean {
  const mailedOnes = ["a link to reset a password", "an invitation"];
  return mailedOnes.includes(one) && mailedOnes.includes(two);
}

it("records a limited number of refusals of an address that tries tokens, and continues to refuse", async () => {
  const company = await platform.venue();
  const address = "203.0.113.55";
  await platform.admin
    .insertInto("rate_limits")
    .values({
      key: counterKey(TEST_SECRET_KEY, "refused_token", address),
      points: 99,
      expire: Date.parse("2099-01-01"),
    })
    .execute();
  for (let time = 0; time < 3; time++) {
    const body = { token: "absent-absent-absent-absent-absent-absent-d", password: "nine purple umbrellas" };
    expect((await company.anonymous("resetPassword", { body, address })).status).toBe(410);
  }
  expect(await refusals(company)).toBe(1);
});

it("names the person in the audit log whose used link was tried again", async () => {
  const company = await platform.venue();
  const person = await company.person("staff");
  const body = { token: await company.mailedToken(person.id), password: "nine purple umbrellas" };
  await company.anonymous("resetPassword", { body });
  await company.anonymous("resetPassword", { body });
  const rows = await platform.admin
    .selectFrom("audit_log")
    .where("tenant_id", "=", company.tenantId)
    .where("action", "=", "tokenRefused")
    .select(["entity_id", "after"])
    .execute();
  expect(rows).toEqual([
    {
      entity_id: String(person.id),
      after: { operation: "resetPassword", address: "127.0.0.1", device: "An unknown program" },
    },
  ]);
});
