import { expect } from "vitest";
import { settleRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { cad } from "#tests/features/bookings/policies/support.ts";
import { deliver, process } from "#tests/features/payments/billing/support.ts";
import {
  confirm,
  GOOD_CARD,
  holdTime,
  payWith,
  start,
} from "#tests/features/payments/card-attempts/service-payments/support.ts";
import type { Ask, Platform, Reply, Venue } from "#tests/support/venue.ts";

/** A booking whose deposit was paid by card on the booking page; returns its payment as the desk sees it. */
export async function paidByCard(
  platform: Platform,
  venue: Venue,
  { start: at, ask = venue.visitor(), kind = "full" }: { start: string; ask?: Ask; kind?: "deposit" | "full" },
) {
  const token = await holdTime(venue, at, ask);
  const given = { kind };
  const { body: begun } = await start(ask, token, given);
  await payWith(platform, begun, GOOD_CARD);
  const { body } = await confirm(ask, begun, token);
  if (body.outcome !== "booked") throw new Error(JSON.stringify(body));
  const bookingId: number = body.confirmed.booking.id;
  const { admin } = platform;
  const row = await admin
    .selectFrom("payments")
    .where("tenant_id", "=", venue.tenantId)
    .where("booking_id", "=", bookingId)
    .select("id")
    .executeTakeFirstOrThrow();
  const intent: string = begun.payment_intent_id;
  const manageToken: string = body.confirmed.manage_token;
  return { bookingId, paymentId: row.id, intent, account: begun.connect_account as string, manageToken };
}

export const refund = (
  ask: Ask,
  id: number,
  amount: number,
  { key, ...changes }: Record<string, unknown> & { key?: string } = {},
): Promise<Reply> =>
  ask("refundPayment", {
    params: { id },
    body: { amount: cad(amount), as: "payment", reason: "Projector was down", ...changes },
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });

/** The amounts the provider refunded of a payment, in minor units. */
export const givenBack = (platform: Platform, intent: string): number[] =>
  platform.payments.events
    .filter(({ type }) => type === "refund.created")
    .map(({ data }) => data.object as { payment_intent: string; amount: number })
    .filter(({ payment_intent }) => payment_intent === intent)
    .map(({ amount }) => amount);

export const settle = (platform: Platform, { tenantId }: Venue, paymentId: number): Promise<void> =>
  settleRefunds(platform.deps, { tenant_id: tenantId, payment_id: paymentId });

/** The ledger balance of a booking, by account; each transaction sums to zero, else its commit was rejected. */
export async function ledgerOf(platform: Platform, { tenantId }: Venue, bookingId: number) {
  const rows = await platform.admin
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", (join) =>
      join.onRef("t.tenant_id", "=", "e.tenant_id").onRef("t.id", "=", "e.transaction_id"),
    )
    .where("t.tenant_id", "=", tenantId)
    .where("t.booking_id", "=", bookingId)
    .groupBy("e.account")
    .select("e.account")
    .select((eb) => eb.fn.sum<string>("e.amount").as("sum"))
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]).filter(([, sum]) => sum !== 0));
}

/** The names of a card payment at the provider. */
export async function intentOf({ admin }: Platform, paymentId: number): Promise<{ intent: string; account: string }> {
  const row = await admin
    .selectFrom("payments")
    .where("id", "=", paymentId)
    .select(["provider_payment_id", "provider_account"])
    .executeTakeFirstOrThrow();
  return { intent: row.provider_payment_id ?? "", account: row.provider_account ?? "" };
}

/** Runs `work` and delivers every provider event it causes to the product. */
export async function toldOf(platform: Platform, venue: Venue, work: () => Promise<unknown>): Promise<void> {
  const before = platform.payments.events.length;
  await work();
  for (const event of platform.payments.events.slice(before)) {
    expect((await deliver(platform, event)).status).toBe(200);
    await process(platform, venue, event);
  }
}
