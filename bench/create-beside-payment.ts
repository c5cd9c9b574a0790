import { randomBytes } from "node:crypto";
import { policyWith, setPolicy } from "#tests/features/bookings/policies/support.ts";
import { GUEST } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import {
  BAYS,
  bodyOf,
  createBookings,
  gatherStatistics,
  openVenue,
  type Venue,
} from "#tests/support/bookable-venue.ts";
import type { TestDatabase } from "#tests/support/database/database-server.ts";
import type { ApiChild } from "#tests/support/product/api-child.ts";
import type { CardVenue } from "./paid-holds.ts";
import { milliseconds, percentile, times, type Row } from "./row.ts";

/** Alternating, so that other load on the machine affects both alike. */
const TURNS = 5;
const CREATED = 400;
/** Until the code is JIT-compiled, as it is during a day at the desk. */
const WARM_UP = 1_200;
const TARGET_RATIO = 1.1;
/** Visitors paying throughout, at a provider that takes `PROVIDER_TAKES_MS` to respond. */
const PAYERS = 4;
const PROVIDER_TAKES_MS = 2_000;
const PAID_HOUR = 12 * 24;
const DEPOSIT = { percent: 30, fee: { amount: 0, currency: "CAD" } };

/**
 * Four connections book one free hour after another at a company that charges a deposit, while visitors pay theirs at a
 * slow provider, alternating with a company that has the same rules but takes no cards.
 */
export async function createBesidePaymentRow(on: CardVenue, api: ApiChild, database: TestDatabase): Promise<Row> {
  const without = await openVenue(database, "cash");
  const { venue: withPayment, platform } = on;
  for (const { tenantId, staff, catalogue } of [withPayment, without]) {
    const company = platform.at({ tenantId, slug: staff.slug, catalogue });
    await setPolicy((await company.person("owner")).ask, company, policyWith([], { deposit: DEPOSIT }));
  }
  const timings = { withPayment: [] as number[], without: [] as number[] };
  const create = (venue: Venue, from: number, count: number) => createBookings(api, venue, { from, to: from + count });
  for (const venue of [withPayment, without]) await create(venue, 0, WARM_UP);
  await gatherStatistics(database);
  await platform.payments.turn("chaos", { delayMs: PROVIDER_TAKES_MS });
  for (let turn = 0, from = WARM_UP; turn < TURNS; turn++, from += CREATED) {
    timings.without.push(percentile(await create(without, from, CREATED), 0.5));
    const payers = await payOnAndOn(withPayment, api, turn);
    timings.withPayment.push(percentile(await create(withPayment, from, CREATED), 0.5));
    await payers.stop();
  }
  await platform.payments.turn("chaos", { delayMs: 0 });
  // Later holds come after all of these hours.
  on.held = (PAID_HOUR + TURNS) * BAYS;
  const ratio = percentile(
    timings.withPayment.map((ms, turn) => ms / (timings.without[turn] ?? Number.NaN)),
    0.5,
  );
  return {
    what: `create booking where a deposit is asked for, ${PAYERS} visitors paying at a provider who takes ${PROVIDER_TAKES_MS} ms`,
    value: `p50 ${milliseconds(percentile(timings.withPayment, 0.5))}`,
    yardstick: `p50 ${milliseconds(percentile(timings.without, 0.5))} (the same without payment, by turns)`,
    ratio: times(ratio),
    target: `<= ${TARGET_RATIO} x`,
    met: ratio <= TARGET_RATIO,
  };
}

/** Each payer holds an hour and begins to pay for it, and again as soon as the provider has responded. */
async function payOnAndOn(venue: Venue, api: ApiChild, turn: number): Promise<{ stop(): Promise<void> }> {
  let isOver = false;
  const pay = async (payer: number) => {
    const visitor = { slug: venue.staff.slug, visitor: randomBytes(24).toString("base64url") };
    const address = `10.1.${turn}.${payer}`;
    const {
      resource_id: _bay,
      party_size: _size,
      guest: _guest,
      ...body
    } = bodyOf(venue, "Bay time", PAID_HOUR + turn, payer);
    const held = await api.ask(visitor, "createHold", { body, address });
    if (held.status !== 201) throw new Error(`createHold answered ${held.status}: ${held.body.message}`);
    const begin = { hold_token: held.body.token, kind: "deposit", guest: GUEST };
    while (!isOver) {
      const { status, body: begun } = await api.ask(visitor, "startServicePayment", { body: begin, address });
      if (status !== 200) throw new Error(`startServicePayment answered ${status}: ${begun.message}`);
    }
  };
  const paying = Promise.all(Array.from({ length: PAYERS }, (_, payer) => pay(payer)));
  return {
    async stop() {
      isOver = true;
      await paying;
    },
  };
}
