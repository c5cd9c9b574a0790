/** @module-tag both */
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyPassword } from "#api/auth/password.ts";
import { DEMO_PASSWORD } from "#api/demo/tenants.ts";
import { paymentStatusOf, type BookingFigures } from "#api/features/payments/ledger/payment-status.ts";
import { tenantStatus, type Tenant } from "#api/tenancy/tenant.ts";
import { normalPhone } from "#api/text/phone.ts";
import { DAYS_BACK, openSeeded, type Seeded } from "./seeded.ts";

/** Thursday, 18:10 in Vancouver, after a clock change in New York. */
const NOW = "2027-03-19T01:10:00Z";

let demo: Seeded;

beforeAll(async () => {
  demo = await openSeeded();
  await demo.seed(NOW);
});
afterAll(() => demo.close());

const SLUGS = ["cancelled", "comped", "demo", "expired", "studio", "trial"];

it("creates the six demo companies, each with its subscription", async () => {
  const tenants = await demo.rows<Tenant>("select * from tenants order by slug");
  const statuses = tenants.map((tenant) => [tenant.slug, tenantStatus(tenant, Temporal.Instant.from(NOW))]);
  expect(Object.fromEntries(statuses)).toMatchObject({
    cancelled: { account_status: "locked", lock_kind: "hard" },
    comped: { account_status: "comped", is_locked: false },
    demo: { account_status: "active", is_locked: false },
    expired: { account_status: "trial_expired", lock_kind: "soft" },
    studio: { account_status: "active", is_locked: false },
    trial: { account_status: "trial_active", is_locked: false },
  });
  expect(tenants.find((tenant) => tenant.slug === "studio")?.currency).not.toBe(
    tenants.find((tenant) => tenant.slug === "demo")?.currency,
  );
});

it("leaves nine days of the trial, at any hour of the day", async () => {
  const [trial] = await demo.rows<Tenant>("select * from tenants where slug = 'trial'");
  const left = (trial?.trial_ends_at?.epochMilliseconds ?? 0) - Temporal.Instant.from(NOW).epochMilliseconds;
  expect(Math.ceil(left / 86_400_000)).toBe(9);
});

it("creates the demo venue in its documented size", async () => {
  const [size] = await demo.rows(`
    select (select count(*)::int from locations where tenant_id = t.tenant_id) as locations,
           (select count(*)::int from resources where tenant_id = t.tenant_id) as bays,
           (select count(*)::int from resource_types where tenant_id = t.tenant_id) as types,
           (select count(*)::int from coaches where tenant_id = t.tenant_id) as coaches,
           (select count(*)::int from services where tenant_id = t.tenant_id) as services,
           (select json_agg(name || ' ' || (select count(*) from services s
                     where s.tenant_id = c.tenant_id and s.category_id = c.id) order by position)
              from service_categories c where tenant_id = t.tenant_id) as categories,
           (select count(*)::int from users where tenant_id = t.tenant_id and 'client' = any(roles)) as clients,
           (select count(*)::int from location_holidays where tenant_id = t.tenant_id) as holidays
      from tenants t where slug = 'demo'`);
  expect(size).toEqual({
    locations: 2,
    bays: 12,
    types: 3,
    coaches: 6,
    services: 12,
    categories: ["Bay time 4", "Lessons 6", "Fittings 2"],
    clients: 800,
    holidays: 2,
  });
});

it("lets five people of each company sign in with the one password", async () => {
  const people = await demo.rows<{ slug: string; email: string; roles: string[]; password_hash: string }>(`
    select slug, email, roles, password_hash from users join tenants using (tenant_id) where password_hash is not null`);
  const expected = SLUGS.flatMap((slug) => [
    [`admin@${slug}.test`, "facility_admin"],
    [`coach@${slug}.test`, "coach"],
    [`member@${slug}.test`, "client"],
    [`owner@${slug}.test`, "owner"],
    [`staff@${slug}.test`, "staff"],
  ]);
  expect(people).toHaveLength(expected.length);
  expect(people.map(({ email, roles }) => [email, roles.join()])).toEqual(expect.arrayContaining(expected));
  const hashes = [...new Set(people.map((person) => person.password_hash))];
  for (const hash of hashes) expect(await verifyPassword(DEMO_PASSWORD, hash)).toBe(true);
});

it("fills the demo venue with bookings from its start until thirty days ahead", async () => {
  const [span] = await demo.rows<{ first: Temporal.Instant; last: Temporal.Instant }>(
    "select min(start_time) as first, max(start_time) as last from bookings join tenants using (tenant_id) where slug = 'demo'",
  );
  const days = (time?: Temporal.Instant) =>
    Math.round(((time?.epochMilliseconds ?? 0) - Temporal.Instant.from(NOW).epochMilliseconds) / 86_400_000);
  expect(days(span?.first)).toBe(-DAYS_BACK);
  expect(days(span?.last)).toBe(30);
});

it("has people today who play, who are late, who have left and who will come", async () => {
  const [today] = await demo.rows<Record<string, number>>(`
    select count(*) filter (where status = 'checked_in')::int as playing,
           count(*) filter (where status = 'confirmed' and start_time < '${NOW}')::int as late,
           count(*) filter (where status = 'completed' and end_time > '${NOW}'::timestamptz - interval '9 hours')::int as been,
           count(*) filter (where status = 'confirmed' and start_time between '${NOW}' and '${NOW}'::timestamptz + interval '5 hours')::int as coming
      from bookings join tenants using (tenant_id) where slug = 'demo'`);
  for (const count of Object.values(today ?? {})) expect(count).toBeGreaterThan(0);
});

it("has statuses that match the time", async () => {
  const misfits = await demo.rows(`
    select id, status from bookings
     where (status in ('completed') and end_time > '${NOW}')
        or (status in ('checked_in', 'no_show') and start_time > '${NOW}')
        or (status = 'confirmed' and start_time < '${NOW}'::timestamptz - interval '1 hour')
        or status = 'held' or created_at >= start_time or created_at > '${NOW}'
        or (status = 'cancelled') <> (cancelled_at is not null)
        or cancelled_at not between created_at and least(start_time, '${NOW}')`);
  expect(misfits).toEqual([]);
});

it("gives the member past and upcoming bookings, one of them with a coach", async () => {
  const members = await demo.rows<{ slug: string; past: number; coming: number; lessons: number }>(`
    select slug, count(*) filter (where start_time < '${NOW}')::int as past,
           count(*) filter (where start_time > '${NOW}' and status = 'confirmed')::int as coming,
           count(*) filter (where start_time > '${NOW}' and coach_id is not null)::int as lessons
      from tenants join users u using (tenant_id) join bookings b on b.tenant_id = u.tenant_id and b.client_id = u.id
     where u.email like 'member@%' group by slug`);
  expect(members.map((member) => member.slug)).toEqual(expect.arrayContaining(SLUGS));
  for (const { past, coming, lessons } of members) expect(Math.min(past, coming, lessons)).toBeGreaterThan(0);
});

it("uses only addresses of reserved domains, so that no email reaches a real person", async () => {
  const real = await demo.rows(`
    select email from (select email from users union all select contact_email from users
      union all select guest->>'email' from bookings union all select email from locations) a
     where email !~ '[.](test|example)$'`);
  expect(real).toEqual([]);
});

it("stores phone numbers in the same format as typed ones", async () => {
  const stored = await demo.rows<{ phone: string; country: string }>(`
    select distinct phone, country from (
      select tenant_id, phone from users union all select tenant_id, guest->>'phone' from bookings
      union all select tenant_id, guest->>'phone' from waitlist_entries) p
      join (select tenant_id, coalesce(country, right(t.locale, 2)) as country from tenants t join locations using (tenant_id)) c
        using (tenant_id)
     where phone is not null`);
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.filter(({ phone, country }) => phone !== normalPhone(phone, country))).toEqual([]);
});

it.each(["resource_id", "coach_id", "client_id"])("never books a %s twice at a time", async (owner) => {
  const buffer = owner === "client_id" ? "0 * buffer_after_minutes" : "buffer_after_minutes";
  const before = owner === "client_id" ? "0 * buffer_before_minutes" : "buffer_before_minutes";
  const overlaps = await demo.rows(`
    select id from (
      select id, start_time - make_interval(mins => ${before}) as starts,
             lag(end_time + make_interval(mins => ${buffer})) over (partition by tenant_id, ${owner} order by start_time) as previous_ends
        from bookings where status <> 'cancelled' and ${owner} is not null) b
     where previous_ends > starts`);
  expect(overlaps).toEqual([]);
});

it("claims bay, coach and client of every booking except cancelled ones and no-shows", async () => {
  const [count] = await demo.rows<{ claimed: number; owed: number; astray: number }>(`
    select (select count(*)::int from claims) as claimed,
           (select sum(num_nonnulls(resource_id, coach_id, client_id))::int from bookings where status not in ('cancelled', 'no_show'))
             + (select count(*)::int from bookings where class_session_id is not null and status not in ('cancelled', 'no_show'))
             + (select count(*)::int from class_sessions) as owed,
           (select count(*)::int from claims c join bookings b on b.tenant_id = c.tenant_id and b.id = c.booking_id
             where b.status in ('cancelled', 'no_show') or c.expires_at is not null
                or (c.resource_id, c.coach_id, c.client_id) not in (
                     (b.resource_id, null, null), (null, b.coach_id, null), (null, null, b.client_id))
                or not c.during @> tstzrange(b.start_time, b.end_time)) as astray`);
  expect(count?.claimed).toBeGreaterThan(10_000);
  expect(count?.claimed).toBe(count?.owed);
  expect(count?.astray).toBe(0);
});

interface WallBooking {
  id: number;
  location: string;
  coach: string | null;
  zone: string;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
}
interface Hours {
  key: string;
  opens: string;
  closes: string;
}

it("books within the hours of location and coach, on the quarter hour", async () => {
  const bookings = await demo.rows<WallBooking>(`
    select b.id, tenant_id || '/' || b.location_id as location, tenant_id || '/' || b.coach_id as coach,
           l.timezone as zone, start_time, end_time
      from bookings b join locations l using (tenant_id) where l.id = b.location_id`);
  const open = byKey(
    await demo.rows<Hours>(
      "select tenant_id || '/' || location_id || ' ' || weekday as key, opens, closes from location_hours",
    ),
  );
  const holidays = new Set(
    (
      await demo.rows<{ key: string }>(
        "select tenant_id || '/' || location_id || ' ' || date as key from location_holidays",
      )
    ).map(({ key }) => key),
  );
  const works = byKey(
    await demo.rows<Hours>(`
      select tenant_id || '/' || coach_id || ' ' || coalesce(date::text, weekday) as key, coalesce(starts, '00:00') as opens,
             coalesce(ends, '00:00') as closes from coach_availabilities`),
  );
  const outside = bookings.filter(({ location, coach, zone, start_time, end_time }) => {
    const start = start_time.toZonedDateTimeISO(zone);
    const end = end_time.toZonedDateTimeISO(zone);
    const [date, from] = [start.toPlainDate().toString(), start.toPlainTime().toString().slice(0, 5)];
    const to = end.toPlainTime().toString().slice(0, 5);
    const weekday = WEEKDAYS[start.dayOfWeek - 1];
    const inside = (hours: Hours[] = []) =>
      hours.some(({ opens, closes }) => opens <= from && from < to && to <= closes);
    const isOpen = inside(open.get(`${location} ${holidays.has(`${location} ${date}`) ? "holiday" : weekday}`));
    const isThere = coach === null || inside(works.get(`${coach} ${date}`) ?? works.get(`${coach} ${weekday}`));
    return !isOpen || !isThere || start.minute % 15 !== 0;
  });
  expect(bookings.length).toBeGreaterThan(10_000);
  expect(outside).toEqual([]);
});

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

function byKey(rows: Hours[]): Map<string, Hours[]> {
  return Map.groupBy(rows, (row) => row.key);
}

it("books only what the catalogue allows: length, party, bay, coach and audience", async () => {
  const misfits = await demo.rows(`
    select b.id from bookings b join services s on s.tenant_id = b.tenant_id and s.id = b.service_id
      left join resources r on r.tenant_id = b.tenant_id and r.id = b.resource_id
     where r.location_id <> b.location_id or r.resource_type_id is distinct from s.resource_type_id
        or (s.kind = 'coach') <> (b.coach_id is not null)
        or b.party_size > s.max_party_size or b.party_size > r.capacity
        or (s.bookable_by = 'clients' and b.client_id is null)
        or not exists (select 1 from service_durations d where d.tenant_id = b.tenant_id and d.service_id = s.id
             and d.duration_minutes = extract(epoch from b.end_time - b.start_time) / 60
             and b.price_amount in (d.price_amount, d.peak_price_amount))
        or (b.coach_id is not null and not exists (select 1 from service_coaches c
             where c.tenant_id = b.tenant_id and c.service_id = s.id and c.coach_id = b.coach_id))`);
  expect(misfits).toEqual([]);
});

it("gives each booking the payment status of its ledger, and has paid, part-paid and unpaid ones", async () => {
  const bookings = await demo.rows<BookingFigures & { payment_status: string }>(`
    select b.payment_status, coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0)::bigint as balance,
      coalesce(-sum(e.amount) filter (where t.kind = 'payment' and e.account = 'receivable'), 0)::bigint as paid,
      coalesce(sum(e.amount) filter (where t.kind = 'refund' and e.account = 'receivable'), 0)::bigint as refunded
    from bookings b
    left join ledger_transactions t on t.tenant_id = b.tenant_id and t.booking_id = b.id
    left join ledger_entries e on e.tenant_id = t.tenant_id and e.transaction_id = t.id
    group by b.tenant_id, b.id`);
  expect(bookings.filter((one) => one.payment_status !== paymentStatusOf(one))).toEqual([]);
  expect(new Set(bookings.map(({ payment_status }) => payment_status))).toEqual(
    new Set(["not_due", "due", "deposit_paid", "paid", "refunded"]),
  );
});

it("has members who joined over the months, some of whom left, each billed month by month", async () => {
  const [members] = await demo.rows(`
    select count(*) filter (where status = 'active')::int as here, count(*) filter (where status = 'cancelled')::int as gone,
      count(distinct date_trunc('month', started_on))::int > 5 as over_months
    from memberships m join tenants t using (tenant_id) where slug = 'demo'`);
  expect(members).toEqual({ here: 14, gone: 6, over_months: true });
  const gaps = await demo.rows(`
    select m.id from memberships m
      join lateral (select min(period_start) as first, max(period_end) as last, sum(period_end - period_start) as days
        from membership_invoices i where i.tenant_id = m.tenant_id and i.membership_id = m.id) bills on true
     where (first, last, days) is distinct from (m.started_on, m.period_end, m.period_end - m.started_on)
        or m.started_on < (select created_at::date from users u where u.tenant_id = m.tenant_id and u.id = m.client_id)`);
  expect(gaps).toEqual([]);
});

it("has a gift card for the desk to sell, also for an amount of the buyer's choice", async () => {
  const [card] = await demo.rows(`
    select p.least_amount < p.price_amount and p.price_amount < p.most_amount as own
    from membership_plans p join tenants t using (tenant_id) where slug = 'demo' and p.is_gift_card`);
  expect(card).toEqual({ own: true });
});

it("requires a deposit for the VIP suite, and a fee for cancelling it late", async () => {
  const rules = await demo.rows(`
    select s.name, (p.rules->'deposit'->>'percent')::int as deposit, jsonb_array_length(p.rules->'cancellation') as tiers
    from services s join policies p on p.tenant_id = s.tenant_id and p.id = s.policy_id`);
  expect(rules).toEqual([{ name: "VIP suite", deposit: 25, tiers: 2 }]);
});

it("has weekly classes in the past, some of them full, and free seats in upcoming ones", async () => {
  const [classes] = await demo.rows(`
    select count(*)::int > ${DAYS_BACK} / 4 as many, count(*) filter (where taken = capacity)::int > 3 as some_full,
      count(*) filter (where taken > capacity or taken = 0)::int as impossible,
      count(*) filter (where start_time > '${NOW}'::timestamptz and taken < capacity)::int > 5 as coming,
      count(distinct service_id)::int as services
    from (select c.*, (select count(*) from bookings b where b.tenant_id = c.tenant_id and b.class_session_id = c.id
        and b.status <> 'cancelled') as taken from class_sessions c) c join tenants t using (tenant_id)
    where slug = 'demo'`);
  expect(classes).toEqual({ many: true, some_full: true, impossible: 0, coming: true, services: 2 });
});

it("changes nothing when it runs again", async () => {
  const fingerprint = () =>
    demo.rows(`select (select count(*) from tenants) as tenants, (select count(*) from users) as users,
      (select max(id) from bookings) as last_booking, (select max(id) from claims) as last_claim,
      (select max(xmin::text::bigint) from bookings) as written`);
  const before = await fingerprint();
  expect(await demo.seed("2027-03-20T01:10:00Z")).toEqual([]);
  expect(await fingerprint()).toEqual(before);
});
