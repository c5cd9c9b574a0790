import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyPassword } from "#api/auth/password.ts";
import { connect, type Database } from "#api/db/connect.ts";
import { StartError } from "#api/errors/start-error.ts";
import { createTenant, englishOf, type NewTenant } from "#api/tenants/create-tenant.ts";
import { RESERVED_SLUGS } from "#schema/venue/onboarding/slug.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";
import { localeOptions } from "#web/tenant/place-options.ts";

const NOW = Temporal.Instant.from("2027-05-04T16:00:00Z");
const CLUB: NewTenant = {
  slug: "club",
  name: "Club Indoor",
  owner_email: "ada@club.example",
  password: "a long enough one",
  timezone: "Europe/Berlin",
  currency: "EUR",
};

let database: TestDatabase;
let owner: Database;
let admin: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect(database.ownerUrl, { name: "test owner", maxConnections: 2 });
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await Promise.all([owner.destroy(), admin.end()]);
  await database.drop();
});

const create = (changes: Partial<NewTenant>) => createTenant({ owner, now: NOW }, { ...CLUB, ...changes });

it("creates a company in its trial with an owner, a location, hours, bays, services and a coach", async () => {
  await create({});
  const { rows } = await admin.query(`
    select name, currency, trial_ends_at > '2027-05-04' as on_trial,
           (select array_agg(timezone) from locations where tenant_id = t.tenant_id) as zones,
           (select count(*)::int from location_hours where tenant_id = t.tenant_id) as hours,
           (select count(*)::int from resources where tenant_id = t.tenant_id) as bays,
           (select count(*)::int from services where tenant_id = t.tenant_id) as services,
           (select count(*)::int from coach_availabilities where tenant_id = t.tenant_id) > 0 as coach_has_hours,
           (select array_agg(action) from audit_log where tenant_id = t.tenant_id) as audit
      from tenants t where slug = 'club'`);
  expect(rows).toEqual([
    {
      name: "Club Indoor",
      currency: "EUR",
      on_trial: true,
      zones: ["Europe/Berlin"],
      hours: 8,
      bays: 3,
      services: 2,
      coach_has_hours: true,
      audit: ["createTenant"],
    },
  ]);
});

it.each([
  [{ slug: "ca", currency: "CAD" }, "en-CA"],
  [{ slug: "ie" }, "en-IE"],
  [{ slug: "jp", currency: "JPY" }, "en-US"],
  [{ slug: "fr", currency: "CAD", locale: "fr-CA" }, "fr-CA"],
])("writes dates and money in the given locale, else in the English of the currency: %j", async (given, locale) => {
  await create(given);
  const { rows } = await admin.query(
    "select t.locale, array_agg(l.locale) as of_locations from tenants t join locations l using (tenant_id) where slug = $1 group by 1",
    [given.slug],
  );
  expect(rows).toEqual([{ locale, of_locations: [locale] }]);
});

it("lists each default locale in the company's settings", () => {
  const offered = localeOptions("").map(({ value }) => value);
  for (const currency of ["AUD", "CAD", "EUR", "GBP", "NZD", "USD", "JPY"]) {
    expect(offered).toContain(englishOf(currency));
  }
});

it("lets the first owner sign in with the given password", async () => {
  await create({ slug: "signs-in" });
  const { rows } = await admin.query(
    "select email, roles, password_hash from users join tenants using (tenant_id) where slug = 'signs-in' and password_hash is not null",
  );
  expect(rows).toMatchObject([{ email: "ada@club.example", roles: ["owner"] }]);
  expect(await verifyPassword("a long enough one", rows[0].password_hash)).toBe(true);
});

it.each(["", "Club", "-club", "club-", "club golf", "club.golf", "a".repeat(41), "ünal"])(
  "refuses %j as a sub-domain and shows a valid one",
  async (slug) => {
    await expect(create({ slug })).rejects.toThrow("lower-case letters, digits and hyphens");
  },
);

it.each(RESERVED_SLUGS)("reserves %s for the platform", async (slug) => {
  await expect(create({ slug })).rejects.toThrow("is reserved");
});

it("refuses another company's sub-domain, and leaves that company unchanged", async () => {
  await create({ slug: "taken" });
  await expect(create({ slug: "taken", name: "Other" })).rejects.toThrow('"taken" is taken by another company');
  const { rows } = await admin.query("select name from tenants where slug = 'taken'");
  expect(rows).toEqual([{ name: "Club Indoor" }]);
});

it.each([
  [{ owner_email: "ada" }, "email address"],
  [{ timezone: "Mars/Olympus" }, "time zone"],
  [{ currency: "euro" }, "three-letter currency code"],
  [{ locale: "en_CA" }, "BCP 47 locale"],
  [{ password: "short" }, "at least 12 characters"],
  [{ name: " " }, "Enter the company's name"],
])("refuses %j with one sentence and stores nothing", async (changes, sentence) => {
  const refusal = create({ slug: "refused", ...changes });
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(sentence);
  const { rowCount } = await admin.query("select 1 from tenants where slug = 'refused'");
  expect(rowCount).toBe(0);
});
