import { createHook } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Operation } from "#schema/shared/operation.ts";
import { seatIn } from "#tests/features/bookings/class-sessions/support.ts";
import { fillWaits, fullClass, offerNow } from "#tests/features/bookings/waitlist/support.ts";
import { giftShop } from "#tests/features/memberships/gift-cards/support.ts";
import { familyDesk } from "#tests/features/memberships/memberships/family-desk.ts";
import { begin, buyer, planShop } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import {
  GUEST,
  holdTime,
  payingVenue,
  start,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { newcomer } from "#tests/features/venue/onboarding/newcomer.ts";
import { askCentral } from "#tests/features/venue/onboarding/support.ts";
import { statementsOf } from "#tests/support/statements-of.ts";
import { startPlatform, type OperationId, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import { mayCall, OPERATIONS } from "./call-rules.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
  // A lease of points that ends by the machine's clock would be one statement more, whatever the address.
  for (const budget of Object.values(platform.deps.limits.budgets)) vi.spyOn(budget, "take").mockReturnValue(null);
});
afterAll(() => platform.close());

const PERSON = { first_name: "Ada", last_name: "Byron" };

/** A company with what the operation needs, and the question with an address. */
interface Door {
  venue: Venue;
  ask(email: string): Promise<Reply>;
  /** Those whom this operation alone may know. */
  known?: Record<string, () => Promise<string>>;
  /** Statements that it may leave out where nothing is to be done: an insert or two are noise. */
  spared?: RegExp;
}

/** How each operation that strangers or members call with an address is asked. */
const DOORS = {
  async login() {
    const venue = await platform.venue();
    return { venue, ask: (email) => venue.anonymous("login", { body: { email, password: "a wrong password" } }) };
  },
  async forgotPassword() {
    const venue = await platform.venue();
    return { venue, ask: (email) => venue.anonymous("forgotPassword", { body: { email } }) };
  },
  async registerClient() {
    const venue = await platform.venue();
    return { venue, ask: (email) => venue.anonymous("registerClient", { body: { ...PERSON, email, agrees: true } }) };
  },
  async requestEmailChange() {
    const venue = await platform.venue();
    return {
      venue,
      ask: async (email) => (await venue.person("client")).ask("requestEmailChange", { body: { email } }),
    };
  },
  async createPublicBooking() {
    const venue = await platform.venue();
    const times = freeHours();
    return {
      venue,
      async ask(email) {
        const visitor = venue.visitor();
        const hold_token = await holdTime(venue, times(), visitor);
        return visitor("createPublicBooking", { body: { hold_token, guest: { ...PERSON, email } } });
      },
    };
  },
  async startServicePayment() {
    const { venue } = await payingVenue(platform);
    const times = freeHours();
    return {
      venue,
      async ask(email) {
        const visitor = venue.visitor();
        return start(visitor, await holdTime(venue, times(), visitor), { guest: { ...GUEST, email } });
      },
    };
  },
  async startPlanPurchase() {
    const { venue, plan } = await planShop(platform);
    const { id } = await plan();
    return { venue, ask: (email) => begin(venue.anonymous, id, { buyer: buyer(email) }) };
  },
  async startGiftCardPurchase() {
    const { venue, begin: buy } = await giftShop(platform);
    return { venue, ask: (email) => buy(venue.anonymous, { buyer: buyer(email), recipient_email: email }) };
  },
  async createTenant() {
    const venue = await platform.venue();
    const body = () => newcomer(`n${randomUUID().slice(0, 8)}`);
    return { venue, ask: (email) => askCentral(platform, "createTenant", { body: { ...body(), email } }) };
  },
  async joinWaitlist() {
    const venue = await platform.venue();
    const staff = await venue.person("staff");
    const { session, seat } = await fullClass(venue, staff.ask);
    const body = (email: string) => seatIn(session, { guest: { ...PERSON, email } });
    const ask = (email: string) => venue.anonymous("joinWaitlist", { body: body(email) });
    return {
      venue,
      ask,
      spared: /^insert into "(waitlist_entries|audit_log)"/,
      known: {
        async "whoever waits for as much as one may"() {
          const email = nobody();
          await fillWaits(platform, venue, email);
          return email;
        },
        async "whom a place is offered"() {
          const [first] = (await staff.ask("waitlist", { query: { class_session_id: session.id } })).body.data;
          await staff.ask("cancelBooking", { params: { id: seat.id } });
          await offerNow(platform, venue);
          return first.email;
        },
      },
    };
  },
  async addFamilyMember() {
    const { venue, payer, id } = await familyDesk(platform, { family_size: 12 });
    return {
      venue,
      ask: (email) => payer.ask("addFamilyMember", { params: { id }, body: { ...PERSON, email } }),
    };
  },
} satisfies Partial<Record<OperationId, () => Promise<Door>>>;

/** Free hours of the catalogue's bays, one after another. */
function freeHours(): () => string {
  let asked = 0;
  return () => `2027-05-${String(10 + asked++)} 18:00:00`;
}

const nobody = () => `nobody-${randomUUID()}@known.example`;

/** Those whose address the company, or another, knows. */
const KNOWN: Record<string, (door: Door) => Promise<string>> = {
  "a client": async ({ venue }) => (await venue.person("client")).email,
  "somebody who works there": async ({ venue }) => (await venue.person("staff")).email,
  "a client of another company": async () => (await (await platform.venue()).person("client")).email,
  "whoever has asked the same before": async ({ ask }) => {
    const email = nobody();
    await ask(email);
    return email;
  },
};

const WORDS = ["error", "message", "errors", "status"];

/** The answer without what is anyone's own: each value is only its kind, but for what is said in words. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== "object" || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, WORDS.includes(name) ? of : shapeOf(of)]));
}

const said = ({ status, body }: Reply, email: string) => JSON.stringify([status, shapeOf(body)]).replaceAll(email, "…");

const LIMITS = ["countLogin", "countSignUp", "countHold", "countPurchase", "countMail"] as const;

/** What a question gets and what it costs, without what is anyone's own. */
interface Outcome {
  said: string;
  /** The kinds of statements, then password hashings: the same work takes the same time. */
  work: string[];
  limits: string[];
}

async function outcomeOf({ ask, spared }: Door, email: string): Promise<Outcome> {
  const counts = LIMITS.map((name) => vi.spyOn(platform.deps.limits, name));
  const hashed: string[] = [];
  const hook = createHook({ init: (_, type) => void (type.startsWith("ARGON2") && hashed.push("hash")) }).enable();
  const { reply, sent } = await statementsOf(() => ask(email));
  hook.disable();
  const limits = counts.flatMap(({ mock }, n) => mock.calls.filter(refuses).map(() => `${LIMITS[n]}`));
  counts.forEach((count) => count.mockRestore());
  const statements = sent.filter((text) => !spared?.test(text)).map(kindOf);
  return { said: said(reply, email), work: [...statements, ...hashed], limits };
}

/** Mail beyond the limit of whoever causes it stays away without a word, so that is no limit of the door. */
const refuses = ([first, mail]: unknown[]): boolean =>
  typeof first === "object" || (typeof mail === "object" && mail !== null && "requested" in mail);

const COMPANY = /(?<=app\.tenant_id = ')[\da-f-]{36}/;
const KIND_LENGTH = 300;

/** What it reads or writes, whichever rows it picks. */
const kindOf = (statement: string): string => statement.replace(COMPANY, "…").slice(0, KIND_LENGTH);

const JsonObject = z.record(z.string(), z.unknown());

/** Whether a part of the input is an address, whatever it is called, or is called one. */
function takesAddress(model: unknown): boolean {
  if (Array.isArray(model)) return model.some(takesAddress);
  const { success, data } = JsonObject.safeParse(model);
  if (!success) return false;
  if (data["format"] === "email") return true;
  const named = Object.keys(JsonObject.safeParse(data["properties"]).data ?? {});
  return named.some((name) => /(^|_)e?mail($|_)/.test(name)) || Object.values(data).some(takesAddress);
}

const isDoor = (operation: Operation): boolean =>
  mayCall(["client"], operation) &&
  [operation.params, operation.query, operation.body].some(
    (input) => input && takesAddress(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })),
  );

describe("an operation that strangers or members call with an email address", () => {
  it("is tested with a known and an unknown address", () => {
    const doors = OPERATIONS.filter(([, operation]) => isDoor(operation)).map(([name]) => name);
    expect(doors.toSorted()).toEqual(Object.keys(DOORS).toSorted());
  });

  it("is found wherever the address is in its input", () => {
    const door = {
      method: "post",
      path: "/api/v1/doors",
      audience: "anyone",
      summary: "",
      answer: z.object({}),
    } as const;
    const write = { ...door, retry: "same_answer", refreshes: [], audit: null } as const;
    const deep = z.object({ people: z.array(z.object({ to: z.email().nullish() })).optional() });
    expect(isDoor({ ...write, body: deep })).toBe(true);
    expect(isDoor({ ...write, audience: "signed_in", query: z.object({ contact_email: z.string() }) })).toBe(true);
    expect(isDoor({ ...write, audience: "staff", body: deep })).toBe(false);
    expect(isDoor({ ...write, body: z.object({ name: z.string() }) })).toBe(false);
  });

  it.each(Object.entries<() => Promise<Door>>(DOORS))(
    "%s has the same response, work and counters for a known and an unknown address",
    async (name, open) => {
      const door = await open();
      const reply = await door.ask(nobody()); // also prepares its statements
      // A door that refuses everybody would be the same to all.
      expect(name === "login" ? [401] : [200, 201], JSON.stringify(reply.body)).toContain(reply.status);
      const expected = await outcomeOf(door, nobody());
      expect(expected.limits).not.toEqual([]);
      for (const [who, addressOf] of Object.entries({ ...KNOWN, ...door.known })) {
        expect(await outcomeOf(door, await addressOf(door)), who).toEqual(expected);
      }
    },
  );
});
