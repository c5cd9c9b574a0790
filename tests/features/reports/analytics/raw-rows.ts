import { sql } from "kysely";
import type { Company } from "#tests/features/venue/coaches/recounted.ts";
import { danaOf, seanOf } from "#tests/features/venue/coaches/support.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

// oxlint-disable-next-line typescript/no-explicit-any
async function allOf({ admin }: Platform, { tenantId }: Venue, table: string): Promise<any[]> {
  return (await sql`select * from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(admin)).rows;
}

/** What a venue's coaches offer and teach, from its rows. */
export async function companyOf(platform: Platform, venue: Venue): Promise<Company> {
  const [hours, modes] = [
    await allOf(platform, venue, "coach_availabilities"),
    await allOf(platform, venue, "coaches"),
  ];
  const bookings = await allOf(platform, venue, "bookings");
  const time = (row: { start_time: Temporal.Instant; end_time: Temporal.Instant; coach_id: number }) => ({
    coach_id: row.coach_id,
    from: row.start_time.epochMilliseconds,
    to: row.end_time.epochMilliseconds,
  });
  const coaches = [danaOf(venue), seanOf(venue)].map((id) => ({
    id,
    mode: modes.find(({ user_id }) => user_id === id).availability_mode,
    rows: hours.filter(({ coach_id }) => coach_id === id),
  }));
  const lessons = bookings
    .filter(({ coach_id, class_session_id }) => coach_id !== null && class_session_id === null)
    .map((row) => ({ ...time(row), status: row.status }));
  const classes = (await allOf(platform, venue, "class_sessions")).map((row) => ({
    ...time(row),
    capacity: row.capacity,
    isCancelled: row.status === "cancelled",
    seats: bookings.filter(({ class_session_id }) => class_session_id === row.id),
  }));
  return { coaches, lessons, classes };
}

/** Sells memberships that begin, pause and end around a day, each with its first bill. */
export async function sellRandomly(
  { admin }: Platform,
  venue: Venue,
  random: (below: number) => number,
  near: string,
): Promise<void> {
  const { tenantId: tenant_id } = venue;
  const { id: plan_id } = await admin
    .insertInto("membership_plans")
    .values({ tenant_id, name: `Random ${near}`, billing_period: "monthly", price_amount: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 6; n++) {
    const starts = Temporal.PlainDate.from(near).subtract({ days: random(90) });
    const [started_on, later] = [starts.toString(), starts.add({ days: 1 + random(80) }).toString()];
    const status = (["active", "past_due", "paused", "cancelled"] as const)[random(4)] ?? "active";
    const billing_months = [1, 3, 12][random(3)] ?? 1;
    const period_end = starts.add({ months: billing_months }).toString();
    const price_amount = 1 + random(30_000);
    const currency = random(4) === 0 ? "JPY" : "CAD";
    const { id: membership_id } = await admin
      .insertInto("memberships")
      .values({
        tenant_id,
        client_id: (await venue.person("client")).id,
        plan_id,
        status,
        billing_months,
        price_amount,
        currency,
        anchor_on: started_on,
        period_start: started_on,
        period_end,
        started_on,
        pause_from: status === "paused" ? later : null,
        cancel_on: status === "cancelled" ? later : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await admin
      .insertInto("membership_invoices")
      .values({
        tenant_id,
        membership_id,
        plan_id,
        period_start: started_on,
        period_end,
        amount: price_amount,
        currency,
        due_on: started_on,
      })
      .execute();
  }
}

/** MRR by day, computed from each membership's row and rounded only at the end. */
export async function mrrByDay(platform: Platform, venue: Venue) {
  const rows = await allOf(platform, venue, "memberships");
  return (currency: string, day: string): number => {
    let twelfths = 0;
    for (const row of rows) {
      if (row.currency !== currency || row.billing_months === null) continue;
      const isPaused = row.pause_from !== null && row.pause_from <= day;
      const isOver = row.cancel_on !== null && row.cancel_on <= day;
      if (row.started_on <= day && !isPaused && !isOver) twelfths += (row.price_amount * 12) / row.billing_months;
    }
    return Math.round(twelfths / 12);
  };
}
