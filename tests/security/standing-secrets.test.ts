import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownTenant } from "#tests/features/payments/ecommerce/support.ts";
import { tokenOf } from "#tests/features/people/access-tokens/support.ts";
import { calendarTokenOf } from "#tests/features/schedule/calendar-feeds/support.ts";
import {
  givePassword,
  startPlatform,
  TEST_PASSWORD,
  type Person,
  type Platform,
  type Venue,
} from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Each table that keeps a secret of a person, and what becomes of it when they sign out everywhere. */
const WHEN_SIGNED_OUT = {
  access_tokens: "ends",
  account_tokens: "ends",
  calendar_feeds: "ends",
  connect_attempts: "ends",
  impersonation_links: "ends with the session that made it",
  sessions: "ends",
  known_devices: "stays: opens nothing, saves only the mail about a new browser",
  recovery_codes: "stays: asked for after the password",
  two_factors: "stays: asked for after the password",
} as const;

const tablesWithSecrets = async (): Promise<string[]> => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct s.table_name from information_schema.columns s
    join information_schema.columns p on p.table_name = s.table_name and p.table_schema = s.table_schema
    where s.table_schema = 'public' and s.data_type = 'bytea' and p.column_name in ('user_id', 'actor_id')
    order by 1`.execute(platform.admin);
  return rows.map(({ table_name }) => table_name);
};

interface Secrets {
  venue: Venue;
  person: Person;
  /** The session in which the person signs out the others. */
  kept: Person;
  statuses(): Promise<Record<string, number>>;
}

/** An owner with one of each secret that opens something for whoever has it. */
async function ownerWithSecrets(): Promise<Secrets> {
  const venue = await platform.venue();
  const person = await venue.person("owner");
  await givePassword(platform, venue, person);
  const { body } = await venue.anonymous("login", { body: { email: person.email, password: TEST_PASSWORD } });
  const kept = venue.signedIn({ ...person, token: body.access_token });
  const explore = venue.signedIn({ ...person, token: (await person.ask("createExploreToken")).body.access_token });
  const access = await tokenOf(venue, person);
  const calendar = { params: { token: await calendarTokenOf(person) } };
  const reset = await venue.mailedToken(person.id);
  await venue.emailToken(person.id, "elsewhere@mail.test");
  const started = await person.ask("startStripeOauth", ownTenant(venue));
  expect(started.status).toBe(200);
  const openEmailLinks = () =>
    platform.admin
      .selectFrom("account_tokens")
      .where("tenant_id", "=", venue.tenantId)
      .where("user_id", "=", person.id)
      .where("purpose", "=", "email")
      .where("used_at", "is", null)
      .select("user_id")
      .execute();
  const attempts = () =>
    platform.admin.selectFrom("connect_attempts").where("tenant_id", "=", venue.tenantId).select("user_id").execute();
  return {
    venue,
    person,
    kept,
    statuses: async () => ({
      session: (await person.ask("company")).status,
      explore: (await explore.ask("company")).status,
      access: (await access.ask("company")).status,
      calendar: (await venue.anonymous("calendarOfToken", calendar)).status,
      reset: (await venue.anonymous("passwordLink", { params: { token: reset } })).status,
      email: (await openEmailLinks()).length > 0 ? 200 : 410,
      connect: (await attempts()).length > 0 ? 200 : 410,
    }),
  };
}

const OPEN = { session: 200, explore: 200, access: 200, calendar: 200, reset: 200, email: 200, connect: 200 };
const ENDED = { session: 401, explore: 401, access: 401, calendar: 404, reset: 410, email: 410, connect: 410 };

describe("a person's lasting secrets", () => {
  it("are all known, each with the event that ends it", async () => {
    expect(await tablesWithSecrets()).toEqual(Object.keys(WHEN_SIGNED_OUT).toSorted());
  });

  it("end when the person signs out everywhere, the private calendar included", async () => {
    const { kept, statuses } = await ownerWithSecrets();
    expect(await statuses()).toEqual(OPEN);
    expect((await kept.ask("revokeOtherSessions")).status).toBe(200);
    expect(await statuses()).toEqual(ENDED);
    expect((await kept.ask("company")).status).toBe(200);
  });

  it("end when the person changes the password, the private calendar included", async () => {
    const { kept, statuses } = await ownerWithSecrets();
    const password = "another horse battery";
    const changed = await kept.ask("changePassword", { body: { current_password: TEST_PASSWORD, password } });
    expect(changed.status).toBe(200);
    expect(await statuses()).toEqual(ENDED);
  });

  it("are unchanged when another person of the company signs out everywhere", async () => {
    const { venue, statuses } = await ownerWithSecrets();
    await (await venue.person("owner")).ask("revokeOtherSessions");
    expect(await statuses()).toEqual(OPEN);
  });
});
