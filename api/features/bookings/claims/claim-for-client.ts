import type { Call } from "#api/call/call.ts";
import { overlaps, type TimeRange } from "#api/time/ranges.ts";
import { claimsTouching, dropEndedClaims, LONGEST_CLAIM_MS, type NewClaim } from "./claim-queries.ts";
import { claimLockedSlots } from "./service.ts";

/** A locked booking that has had nobody to claim. */
interface Unattended {
  id: number;
  group_id: number | null;
  status: string;
  start_time: Temporal.Instant;
  end_time: Temporal.Instant;
  overlap_reason: string | null;
}

/** One claim: of a booking, or of a party from its first bay to its last. */
interface Attendance {
  range: TimeRange;
  ids: number[];
}

const TWICE = "Booked twice before the guest became a client";
const FAR_APART = "Days apart from its party before the guest became a client";

/**
 * Claims a client for bookings that become theirs, as far as they are booked nowhere else then, and returns why the others go
 * without, by booking. Call it under the client's lock and those of the bookings.
 */
export async function claimForClient(
  call: Call,
  clientId: number,
  bookings: readonly Unattended[],
): Promise<ReadonlyMap<number, string>> {
  const { attendances, reasons } = attendancesOf(bookings);
  if (attendances.length === 0) return reasons;
  const holder = { kind: "client" as const, id: clientId };
  const taken = await timesOf(call, holder, attendances);
  const claimed: { row: { id: number; expires_at: null }; assignment: { claims: NewClaim[] } }[] = [];
  for (const { range, ids } of attendances) {
    const [first = 0] = ids;
    if (overlaps(taken, range)) {
      for (const id of ids) reasons.set(id, TWICE);
      continue;
    }
    taken.push(range);
    claimed.push({ row: { id: first, expires_at: null }, assignment: { claims: [{ holder, range }] } });
  }
  claimLockedSlots(call, claimed);
  return reasons;
}

/** The earliest first: of two at once it has the claim. */
function attendancesOf(bookings: readonly Unattended[]) {
  const reasons = new Map<number, string>();
  const occupying = bookings.filter(
    ({ status, overlap_reason }) => status !== "cancelled" && status !== "no_show" && overlap_reason === null,
  );
  const inTime = occupying.toSorted((one, other) => startOf(one) - startOf(other) || one.id - other.id);
  const parties = Map.groupBy(inTime, ({ id, group_id }) => group_id ?? id);
  const attendances = [...parties.values()].map((members): Attendance => {
    const from = Math.min(...members.map(startOf));
    const near = members.filter((member) => endOf(member) - from <= LONGEST_CLAIM_MS);
    for (const { id } of members.filter((member) => !near.includes(member))) reasons.set(id, FAR_APART);
    return {
      range: { from, to: Math.max(...near.map(endOf)) },
      ids: near.map(({ id }) => id).toSorted((one, other) => one - other),
    };
  });
  return { attendances, reasons };
}

const startOf = ({ start_time }: Unattended): number => start_time.epochMilliseconds;
const endOf = ({ end_time }: Unattended): number => end_time.epochMilliseconds;

/** When the client is booked already, after deleting the claims of expired holds, which the constraint would still see. */
async function timesOf(
  { db, tenant, deps }: Call,
  holder: { kind: "client"; id: number },
  attendances: readonly Attendance[],
): Promise<TimeRange[]> {
  const holders = [holder];
  const ranges = attendances.map(({ range }) => range);
  const { claims } = await claimsTouching(db, tenant.tenant_id, { holders, ranges, clock: deps.clock });
  if (claims.some(({ is_over }) => is_over)) {
    const range = { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
    await dropEndedClaims(db, tenant.tenant_id, { holders, range, clock: deps.clock });
  }
  return claims
    .filter(({ is_over }) => !is_over)
    .map(({ starts_at, ends_at }) => ({ from: starts_at.epochMilliseconds, to: ends_at.epochMilliseconds }));
}
