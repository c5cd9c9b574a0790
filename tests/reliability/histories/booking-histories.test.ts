/** @module-tag both */
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases, isLongProof, seeds } from "#tests/support/proof/proof.ts";
import { startPlatform, type Platform, type Venue } from "#tests/support/venue.ts";
import { histories, type Act, type History } from "./acts.ts";
import { auditHistory, SPOTLESS, type HistoryAudit } from "./audit.ts";
import { keptBy, writtenIn } from "./compare.ts";
import { Life } from "./life.ts";
import { perform } from "./perform.ts";

const HISTORIES = cases(8, 40);

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it.each(seeds(20_270_504, 10))("books, enrols, waits and moves as a simple model does: seed %i", async (seed) => {
  const property = fc.asyncProperty(histories, async (history) => {
    const life = await live(history);
    expect(await auditHistory(platform, life.venue, life.outOfTurn)).toEqual(SPOTLESS);
  });
  await fc.assert(property, { numRuns: HISTORIES, seed, endOnFailure: isLongProof });
});

/** After each act, both sides have given the same response and hold the same state. */
async function live(history: History): Promise<Life> {
  const life = await Life.begin(platform, history);
  for (const [index, act] of history.acts.entries()) {
    const outcome = await perform(life, act);
    const said = `act ${index}, ${JSON.stringify(act)}: `;
    if (outcome) expect(said + outcome.answered).toBe(said + outcome.expected);
    expect(await keptBy(platform, life.venue), said).toEqual(writtenIn(life.book));
  }
  return life;
}

/** Ada has the seat that Ben and Cleo wait for, in this order. */
const FULL: Act[] = [
  { act: "enrol", nth: 0, who: 0, seats: 1 },
  { act: "join", isClass: true, nth: 0, slot: 0, who: 1, seats: 1, isDesk: false },
  { act: "join", isClass: true, nth: 0, slot: 0, who: 2, seats: 1, isDesk: false },
];
/** The bookings of the first bay come before hers, hence `nth: 2`. */
const CANCELLED: Act[] = [...FULL, { act: "cancel", nth: 2 }];
const OFFERED: Act[] = [...CANCELLED, { act: "offer" }];

const plant = (fault: string, { tenantId }: Venue) =>
  sql`${sql.raw(fault)} and tenant_id = ${tenantId}`.execute(platform.admin);

describe.runIf(isLongProof)("a planted fault", () => {
  const planted: [keyof HistoryAudit, Act[], string][] = [
    ["overlaps", [], "update bookings set start_time = '2027-05-04T20:30Z', end_time = '2027-05-04T21:30Z' where true"],
    ["unclaimed", [], "delete from claims where booking_id is not null"],
    ["leftover", FULL, "update class_sessions set status = 'cancelled', cancelled_at = now() where capacity = 1"],
    ["wrong_seats", FULL, "update bookings set party_size = 2 where class_session_id is not null"],
    ["cancelled_with_claims", FULL, "update bookings set status = 'cancelled', cancelled_at = now() where true"],
    ["offers_not_alone", OFFERED, "delete from claims where seat is not null"],
    ["passed_over", OFFERED, "update waitlist_entries set position = -1 where status = 'waiting'"],
    ["wrong_in_ledger", FULL, "update bookings set price_amount = 1 where true"],
  ];
  it.each(planted)("is detected: %s", async (counter, acts, fault) => {
    const { venue } = await live({ isLate: false, capacities: [1, 1], acts });
    expect(await auditHistory(platform, venue)).toEqual(SPOTLESS);
    await plant(fault, venue);
    expect((await auditHistory(platform, venue))[counter]).toBeGreaterThan(0);
  });

  it.each([
    ["an offer to nobody", "update waitlist_entries set status = 'waiting' where status = 'offered'"],
    ["a class at a different time", "update class_sessions set start_time = start_time - interval '1 hour' where true"],
    ["an extra seat", "update bookings set party_size = 2 where status = 'held'"],
    ["a lost booking", "update bookings set status = 'no_show' where class_session_id is null"],
  ])("differs from the model: %s", async (_, fault) => {
    const life = await live({ isLate: false, capacities: [1, 1], acts: OFFERED });
    await plant(fault, life.venue);
    expect(await keptBy(platform, life.venue)).not.toEqual(writtenIn(life.book));
  });
});
