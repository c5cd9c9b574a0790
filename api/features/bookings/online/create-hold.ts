import type { z } from "zod";
import { derivedToken, hashToken, newNonce, newToken } from "#api/auth/tokens.ts";
import type { Call } from "#api/call/call.ts";
import { visitorCookie } from "#api/call/cookies.ts";
import { clockShift, databaseNow, minutesAfter } from "#api/db/database-clock.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import {
  addBooking,
  bookingFacts,
  bookingRequestOf,
  candidatesOf,
  findBookable,
  recordBooking,
  seatFacts,
} from "#api/features/bookings/bookings/service.ts";
import type { Assignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { claimHoldersOf } from "#api/features/bookings/claims/claim-holders.ts";
import { offerFreedTime } from "#api/features/bookings/claims/freed-time.ts";
import {
  attendClass,
  claimSeats,
  freeSeats,
  lockOpenClass,
  type OpenClass,
} from "#api/features/bookings/claims/seats.ts";
import { claimSlot, lockForChange } from "#api/features/bookings/claims/service.ts";
import {
  slotTaken,
  type BookableTime,
  type BookingRequest,
} from "#api/features/schedule/availability/bookable-time.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import type { CreateHoldInput, Hold } from "#schema/bookings/online/models.ts";
import { addressBlock } from "#schema/shared/address-block.ts";
import { assignForClient, clientBooked } from "./assign-for-client.ts";
import { refuseBeyondPlan } from "./member-limits.ts";
import { presentPublicBooking } from "./present.ts";
import {
  deleteHolds,
  findPublicBooking,
  liveHolds,
  lockAddress,
  lockHolds,
  type Holder,
  type LiveHold,
} from "./queries.ts";
import { holdEnded } from "./refusals.ts";

type HoldAnswer = z.infer<typeof Hold>;

/**
 * Holds a time for some minutes. Competes for the bay lock early, as the front desk does: independent queries are sent together,
 * and the rate limit is counted in parallel.
 */
export async function createHold(call: Call, input: CreateHoldInput): Promise<HoldAnswer> {
  const { db, tenant, deps } = call;
  const { class_session_id: sessionId } = input;
  const asked = bookingRequestOf(input);
  const holder = holderOf(call);
  await refuseBeyondPlan(call, { client_id: holder.client_id, party_size: input.party_size });
  const [, holds, seen] = await Promise.all([
    lockAddress(db, { tenant_id: tenant.tenant_id, address: holder.ip_address }),
    liveHolds(db, { tenant_id: tenant.tenant_id, ...holder, clock_shift: clockShift(deps.clock) }),
    sessionId ? null : findBookable(call, asked, "public"),
  ]);
  const released = holdsToReplace(holds, asked, deps.holds.livePerAddress);
  if (sessionId) return holdSeats(call, { holder, released, input, sessionId });
  const request = { ...asked, except_booking_ids: released.map((hold) => hold.id) };
  // The times seen still include the holds that this one replaces.
  const isSeenWhole = seen !== null && released.length === 0;
  const time = valueOrThrow(isSeenWhole ? seen : await findBookable(call, request, "public"));
  const counted = countHold(call);
  const assignment = await assign(call, { request, time, holder, released });
  const row = await addBooking(call, "createHold", {
    ...bookingFacts(call, request, time, { client_id: holder.client_id, guest: null }),
    ...heldBy(call, holder),
    resource_id: assignment.resource_id,
    coach_id: assignment.coach_id,
  });
  if (!(await claimSlot(call, row, assignment))) throw await slotTaken(call, request, "public");
  await counted;
  return presentHold(call, row.id);
}

/** Counts in parallel to the transaction, which awaits the count before it ends. */
function countHold({ tenant, deps, origin }: Call): Promise<void> {
  const counted = deps.limits.countHold({ tenantId: tenant.tenant_id, address: origin.address });
  // Handled where it is awaited, unless the hold fails for another reason first.
  counted.catch(() => undefined);
  return counted;
}

interface AssignmentRequest {
  request: BookingRequest;
  time: BookableTime;
  holder: Holder;
  released: LiveHold[];
}

/** Assigns a bay and coach under the locks of all candidates. */
async function assign(call: Call, { request, time, holder, released }: AssignmentRequest): Promise<Assignment> {
  const candidates = candidatesOf(request, time, holder.client_id);
  if (released.length === 0) {
    // Sent together, executed in order.
    const [, assignment] = await Promise.all([
      lockForChange(call, candidates, []),
      assignForClient(call, candidates, request),
    ]);
    return assignment;
  }
  await lockForChange(call, candidates, released.flatMap(claimHoldersOf));
  await releaseHolds(call, released);
  return assignForClient(call, candidates, request);
}

interface SeatRequest {
  holder: Holder;
  released: LiveHold[];
  input: CreateHoldInput;
  sessionId: number;
}

/** Same for seats of a class, under the lock of its date, which serializes holds. */
async function holdSeats(call: Call, { holder, released, input, sessionId }: SeatRequest): Promise<HoldAnswer> {
  const counted = countHold(call);
  const own = claimHoldersOf({ client_id: holder.client_id, coach_id: null, resource_id: null });
  await lockForChange(call, null, [...own, ...released.flatMap(claimHoldersOf)]);
  const open = await lockOpenClass(call, sessionId);
  refuseClassFor(call, open, input);
  await releaseHolds(call, released);
  const seats = await freeSeats(call, open, input.party_size);
  const attending = await attendClass(call, holder.client_id, open);
  if (attending.kind === "client_busy") throw await clientBooked(call, attending.booking_id);
  const facts = { ...seatFacts(call, open, input.party_size), ...heldBy(call, holder) };
  const row = await addBooking(call, "createHold", facts);
  await claimSeats(call, open, row, { seats, attending });
  await counted;
  return presentHold(call, row.id);
}

/** Throws 404 for a class that the caller may not book, and `too_short_notice` for one that has begun. */
export function refuseClassFor(
  { caller, now }: Pick<Call, "caller" | "now">,
  open: Pick<OpenClass, "bookable_by" | "service_id" | "start_time">,
  { service_id }: Pick<CreateHoldInput, "service_id">,
): void {
  const isOpenTo = open.bookable_by === "anyone" || (open.bookable_by === "clients" && caller.kind === "person");
  if (!isOpenTo || open.service_id !== service_id) throw notFound("class");
  if (isBefore(now, open.start_time)) return;
  throw new ApiError("too_short_notice", "This class has begun. Choose another date.");
}

function heldBy(call: Call, holder: Holder) {
  const hold_nonce = newNonce(call.deps.secretKeys);
  return {
    ...holder,
    status: "held" as const,
    expires_at: minutesAfter(databaseNow(call.deps.clock), call.deps.holds.minutes),
    hold_nonce,
    hold_token_hash: hashToken(holdToken(call, hold_nonce)),
  };
}

/** The response of an earlier hold; its token is derived again. */
export async function presentHold(call: Call, bookingId: number): Promise<HoldAnswer> {
  const row = await findPublicBooking(call.db, call.tenant.tenant_id, bookingId);
  if (!row?.hold_nonce) throw holdEnded();
  if (!row.expires_at) throw new ApiError("invalid_state", "This hold has become a booking already.");
  return {
    token: holdToken(call, row.hold_nonce),
    expires_at: utcText(row.expires_at),
    booking: presentPublicBooking(call, row),
  };
}

/** Returns the person's holds that the new one replaces; throws if the address has too many even without them. */
function holdsToReplace(holds: readonly LiveHold[], { start, end }: BookingRequest, most: number): LiveHold[] {
  const released = holdsToRelease(holds, { start: start.epochMilliseconds, end: end.epochMilliseconds });
  refuseManyHolds(holds, released, most);
  return released;
}

/** Deletes the holds; those confirmed in the meantime stay. */
async function releaseHolds(call: Call, holds: readonly LiveHold[]): Promise<void> {
  const { db, tenant, deps } = call;
  const ids = holds.map((hold) => hold.id);
  const locked = await lockHolds(db, tenant.tenant_id, ids, databaseNow(deps.clock));
  await deleteHolds(db, tenant.tenant_id, ids);
  for (const hold of locked) {
    if (hold.status !== "held") continue;
    await offerFreedTime(call, hold);
    await recordBooking(call, "releaseHold", { before: hold });
  }
}

function holdToken({ deps, tenant }: Call, nonce: Buffer): string {
  return derivedToken(deps.secretKeys, { tenantId: tenant.tenant_id, kind: "hold", nonce });
}

/** Returns the owner of the hold: the signed-in client, or a visitor identified by a cookie. */
function holderOf({ caller, origin, setCookie }: Call): Holder {
  // Use the network block: a single IPv6 network has practically unlimited addresses.
  const ip_address = addressBlock(origin.address);
  if (caller.kind === "person") return { client_id: caller.id, visitor_hash: null, ip_address };
  if (caller.visitor) return { client_id: null, visitor_hash: hashToken(caller.visitor), ip_address };
  const visitor = newToken();
  setCookie(visitorCookie(origin, visitor));
  return { client_id: null, visitor_hash: hashToken(visitor), ip_address };
}

/** One to look at and one to compare; a third releases the oldest. */
const HOLDS_PER_PERSON = 2;

/**
 * Returns the person's holds that a new one replaces: those that overlap it, and the oldest beyond the limit. `holds` are sorted
 * oldest first.
 */
function holdsToRelease(holds: readonly LiveHold[], request: { start: number; end: number }): LiveHold[] {
  const own = holds.filter((hold) => hold.is_own);
  const atSameTime = own.filter(
    (hold) => hold.start_time.epochMilliseconds < request.end && request.start < hold.end_time.epochMilliseconds,
  );
  const others = own.filter((hold) => !atSameTime.includes(hold));
  return [...atSameTime, ...others.slice(0, Math.max(0, others.length - HOLDS_PER_PERSON + 1))];
}

/** Limits the live holds per address, across all persons. */
function refuseManyHolds(holds: readonly LiveHold[], released: readonly LiveHold[], most: number): void {
  const staying = holds.filter((hold) => !released.includes(hold));
  if (staying.length < most) return;
  const retryAfterSeconds = Math.max(1, Math.min(...staying.map((hold) => hold.seconds_left)));
  throw new ApiError("rate_limited", "Too many times are held from this connection. Book one or wait some minutes.", {
    retryAfterSeconds,
  });
}
