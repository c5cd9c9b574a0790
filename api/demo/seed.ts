import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { hashPassword } from "#api/auth/password.ts";
import type { Database } from "#api/db/connect.ts";
import { insertRows } from "#api/db/insert-rows.ts";
import { inTransaction, type TenantTransaction } from "#api/db/transaction.ts";
import type { Tenants } from "#api/db/types.generated.ts";
import { insertPolicy } from "#api/features/bookings/policies/queries.ts";
import { writeCatalogue, type Catalogue } from "#api/tenants/catalogue.ts";
import { readTemplate } from "#api/tenants/template.ts";
import { addTenant } from "#api/tenants/tenant-row.ts";
import { dateOfDay, todayIn } from "#api/time/calendar.ts";
import { instantAt } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { writePlans } from "./companies/membership-plans.ts";
import { openedAt, writePeople } from "./people.ts";
import { planDay } from "./plan-day.ts";
import type { SimulatedBooking } from "./simulate-booking.ts";
import { DEMO_PASSWORD, demoTenants, type DemoSubscription, type DemoTenant } from "./tenants.ts";
import { venueOf, type Venue } from "./venue.ts";
import { writeBookings } from "./write-bookings.ts";
import { writeCampaigns } from "./write-campaigns.ts";
import { writeMemberships } from "./write-memberships.ts";
import { writeWaitingList } from "./write-waiting-list.ts";

export interface SeedDemoOptions {
  /** Connected as the owner: the only role that can add a company and its rows in one transaction. */
  owner: Database;
  now: Temporal.Instant;
  tenants?: readonly DemoTenant[];
  /** Aborted when the process is asked to stop: no further company is begun. */
  stopping?: AbortSignal;
}

/**
 * Adds the missing demo tenants, each in one transaction, and returns their slugs. The data is the same for the
 * same day; only the progress of today's bookings follows the time of day.
 */
export async function seedDemo({ owner, now, stopping, ...given }: SeedDemoOptions): Promise<string[]> {
  const tenants = given.tenants ?? demoTenants(await readTemplate());
  const present = await owner.selectFrom("tenants").select("slug").execute();
  const absent = tenants.filter(({ slug }) => !present.some((tenant) => tenant.slug === slug));
  if (absent.length === 0) return [];
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const added: string[] = [];
  for (const tenant of absent) {
    stopping?.throwIfAborted();
    if (await seedTenant(owner, tenant, { now, password_hash })) added.push(tenant.slug);
  }
  return added;
}

/** Adds one tenant with all its data; returns false if its slug is taken. */
export function seedTenant(
  owner: Database,
  tenant: DemoTenant,
  { now, password_hash, planned = planAll }: SeedTenantOptions,
): Promise<boolean> {
  const tenant_id = uuidOf(tenant.slug);
  const today = todayIn(tenant.timezone, now);
  return inTransaction(owner, async (trx) => {
    // The same moment produces the same rows.
    const firstId = 10_000_000 + Number.parseInt(tenant_id.slice(0, 7), 16);
    if (!(await addTenant(trx, { tenant_id, ...tenantRow(tenant, today) }, firstId))) return false;
    const catalogue = await writeCatalogue(trx, { tenant_id, timezone: tenant.timezone }, tenant.template);
    await settleCoaches(trx, catalogue, { created_at: openedAt(tenant, today), password_hash });
    await writeDates(trx, tenant_id, { tenant, catalogue, today });
    await writePolicies(trx, tenant_id, { tenant, catalogue });
    await writePlans(trx, tenant_id, { plans: tenant.plans, catalogue, now });
    const people = await writePeople(trx, tenant, { tenant_id, today, password_hash });
    const [staff_id = people.member_id] = people.staff_ids;
    const desk = { tenant_id, currency: tenant.currency, today, taken_by: staff_id };
    // The member who can sign in gets one to look at.
    const member = { id: people.member_id, joined_day: today };
    await writeMemberships(trx, desk, { member, others: people.clients });
    const bookings = planned(venueOf(tenant, catalogue, people, today));
    await writeBookings(trx, { ...desk, staff_id, timezone: tenant.timezone }, bookings, now);
    await writeWaitingList(trx, { tenant_id, now });
    await writeCampaigns(trx, { tenant_id, staff_id, now });
    return true;
  });
}

export interface SeedTenantOptions {
  now: Temporal.Instant;
  password_hash: string;
  /** Which bookings to write; defaults to all from the first day to the last. */
  planned?: (venue: Venue) => SimulatedBooking[];
}

function planAll(venue: Venue): SimulatedBooking[] {
  const days = Array.from({ length: venue.last_day - venue.first_day + 1 }, (_, at) => venue.first_day + at);
  return days.flatMap((day) => planDay(venue, day));
}

function tenantRow({ subscription, sells_gift_cards = false, ...tenant }: DemoTenant, today: number) {
  const { slug, name, timezone, currency } = tenant;
  return { slug, name, timezone, currency, sells_gift_cards, ...subscriptionRow(subscription, timezone, today) };
}

function subscriptionRow(subscription: DemoSubscription, zone: string, today: number): Partial<Insertable<Tenants>> {
  const endOf = (day: number) => instantAt(dayBounds(dateOfDay(day), zone).to);
  switch (subscription.kind) {
    case "active":
      return { subscription_status: "active" };
    case "comped":
      return { is_comped: true, comp_reason: subscription.reason };
    case "trial":
      // today counts as one of the remaining days
      return { trial_ends_at: endOf(today + subscription.ends_in_days - 1) };
    case "cancelled":
      return { subscription_status: "canceled", cancelled_at: endOf(today - subscription.days_ago) };
  }
}

/** Makes the first coach sign in as coach@; all coaches joined at the same time as the desk staff. */
async function settleCoaches(trx: TenantTransaction, { coaches }: Catalogue, { created_at, password_hash }: Settled) {
  const [first] = coaches;
  if (!first) return;
  const ids = coaches.map(({ id }) => id);
  await trx.updateTable("users").set({ created_at }).where("id", "in", ids).execute();
  await trx.updateTable("users").set({ password_hash }).where("id", "=", first.id).execute();
}

type Settled = { created_at: Temporal.Instant; password_hash: string };

type Dates = { tenant: DemoTenant; catalogue: Catalogue; today: number };

/** Writes the upcoming holiday and the coaches' days off and extra hours. */
async function writeDates(trx: TenantTransaction, tenant_id: string, { tenant, catalogue, today }: Dates) {
  const date = dateOfDay(today + tenant.holiday.in_days);
  const holidays = catalogue.locations.map(({ id }) => ({
    tenant_id,
    location_id: id,
    date,
    name: tenant.holiday.name,
  }));
  await insertRows(trx, "location_holidays", holidays);
  const exceptions = tenant.exceptions.flatMap(({ coach, in_days, hours }) =>
    catalogue.coaches.slice(coach, coach + 1).map(({ id }) => ({
      tenant_id,
      coach_id: id,
      date: dateOfDay(today + in_days),
      starts: hours?.starts ?? null,
      ends: hours?.ends ?? null,
    })),
  );
  await insertRows(trx, "coach_availabilities", exceptions);
}

/** Gives the services their rules, as agreed for bookings from now on. */
async function writePolicies(
  trx: TenantTransaction,
  tenant_id: string,
  { tenant, catalogue }: Policies,
): Promise<void> {
  for (const { id, name } of catalogue.services) {
    const rules = tenant.policies?.[name];
    if (!rules) continue;
    const policy_id = await insertPolicy(trx, tenant_id, rules);
    await trx
      .updateTable("services")
      .set({ policy_id })
      .where("tenant_id", "=", tenant_id)
      .where("id", "=", id)
      .execute();
  }
}

type Policies = { tenant: DemoTenant; catalogue: Catalogue };

/** Derives the same id on every machine, in the format of a version 8 UUID. */
function uuidOf(slug: string): string {
  const hex = createHash("sha256").update(`fairway demo ${slug}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
