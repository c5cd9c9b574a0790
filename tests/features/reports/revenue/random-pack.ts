import type { LedgerAccount, LedgerTransactionKind } from "#schema/payments/ledger/models.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

export type Random = (below: number) => number;

export type Post = (
  kind: LedgerTransactionKind,
  about: { booking_id?: number; payment_id?: number },
  currency: string,
  entries: [account: LedgerAccount, amount: number][],
) => Promise<void>;

/** Sells a pack of several uses, some of them spent around the day and one possibly returned; it may end with uses left. */
export async function sellPack(
  platform: Platform,
  venue: Venue,
  random: Random,
  pack: { starts: Temporal.PlainDate; near: Temporal.Instant; client_id: number; post: Post },
) {
  const { admin } = platform;
  const { tenantId: tenant_id, locationId: location_id } = venue;
  const { starts, near, client_id, post } = pack;
  const [amount, period_start] = [1 + random(30_000), starts.toString()];
  const { id: plan_id } = await admin
    .insertInto("membership_plans")
    .values({ tenant_id, name: `Pack ${client_id}`, billing_period: "custom", price_amount: amount })
    .returning("id")
    .executeTakeFirstOrThrow();
  const period = { period_start, period_end: null };
  const { id: membership_id } = await admin
    .insertInto("memberships")
    .values({
      tenant_id,
      client_id,
      plan_id,
      status: "active",
      billing_months: null,
      price_amount: amount,
      currency: "CAD",
      anchor_on: period_start,
      ...period,
      started_on: period_start,
      expires_on: random(2) === 0 ? starts.add({ days: 1 + random(60) }).toString() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const bill = {
    membership_id,
    plan_id,
    amount,
    currency: "CAD",
    due_on: period_start,
    status: "paid",
    method: "cash",
  } as const;
  const { id: membership_invoice_id } = await admin
    .insertInto("membership_invoices")
    .values({ tenant_id, ...bill, ...period, paid_at: near })
    .returning("id")
    .executeTakeFirstOrThrow();
  const paid = { number: (client_id % 1_000_000) * 100 + 99, method: "cash", amount, currency: "CAD" } as const;
  const { id: payment_id } = await admin
    .insertInto("payments")
    .values({ tenant_id, ...paid, membership_invoice_id, client_id, created_at: near })
    .returning("id")
    .executeTakeFirstOrThrow();
  await post("payment", { payment_id }, "CAD", [
    ["cash", amount],
    ["memberships", -amount],
  ]);
  for (let position = 1; position <= 1 + random(2); position++) {
    const grant = { membership_id, plan_id, period_start, position, unit: "credits", quantity: 2 + random(4) } as const;
    const { id: grant_id } = await admin
      .insertInto("allowance_grants")
      .values({ tenant_id, ...grant })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let used = random(5); used > 0; used--) {
      const start_time = near.add({ hours: random(24 * 60) - 24 * 30 });
      const { id: booking_id } = await admin
        .insertInto("bookings")
        .values({
          tenant_id,
          location_id,
          service_id: venue.catalogue.services[1]?.id ?? 0,
          coach_id: venue.catalogue.coaches[random(2)]?.id ?? 0,
          client_id,
          price_amount: 1 + random(500),
          price_currency: "CAD",
          start_time,
          end_time: start_time.add({ minutes: 60 }),
          status: "completed",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const entry = { tenant_id, grant_id, booking_id, created_at: near };
      const acts = random(4) === 0 ? (["use", "return"] as const) : (["use"] as const);
      for (const kind of acts)
        await admin
          .insertInto("allowance_entries")
          .values({ ...entry, kind, amount: kind === "use" ? -1 : 1 })
          .execute();
    }
  }
}

interface PackUse {
  at: number;
  share: number;
}

/** How much of a pack each booking used, in the order of their starts; returned uses do not count. */
export function usesOfPack(
  // Raw rows, as the tests read them.
  // oxlint-disable-next-line typescript/no-explicit-any
  bookings: readonly any[],
  // oxlint-disable-next-line typescript/no-explicit-any
  grants: readonly any[],
  // oxlint-disable-next-line typescript/no-explicit-any
  entries: readonly any[],
): PackUse[] {
  return bookings
    .flatMap((booking) =>
      grants.flatMap(({ id, quantity }): PackUse[] => {
        const own = entries.filter(
          (one) => one.grant_id === id && one.booking_id === booking.id && one.kind !== "expire",
        );
        const units = own.reduce((sum, one) => sum - one.amount, 0);
        const at = booking.start_time.epochMilliseconds;
        return units > 0 ? [{ at, share: units / quantity / grants.length }] : [];
      }),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** Reports what each use earns of the price, and the remainder on the day on which the pack ends. */
export function earnPack(
  { expires_on, cancel_on }: { expires_on: string | null; cancel_on: string | null },
  { amount, uses }: { amount: number; uses: readonly { date: string; share: number }[] },
  add: (date: string, amount: number) => void,
): void {
  const [ends = null] = [expires_on, cancel_on]
    .filter((day) => day !== null)
    .toSorted((one, other) => one.localeCompare(other));
  let [used, earned] = [0, 0];
  const earn = (date: string, share: number) => {
    used += share;
    // Plus a billionth, for thirds that do not sum to exactly one.
    const byNow = Math.floor(amount * Math.min(used, 1) + 0.5 + 1e-9);
    add(date, byNow - earned);
    earned = byNow;
  };
  for (const { date, share } of uses) if (ends === null || date < ends) earn(date, share);
  if (ends !== null) earn(ends, 1);
}
