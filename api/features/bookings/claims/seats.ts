import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound } from "#api/errors/errors.ts";
import { chooseAssignment, type Assignment } from "./choose-assignment.ts";
import { insertClaims } from "./claim-queries.ts";
import { countTakenSeats, insertSeatClaims, lockClass, lockSessions, takenSeats } from "./seat-queries.ts";

/** A locked class session: its seats are assigned one booking after another. */
export type OpenClass = NonNullable<Awaited<ReturnType<typeof lockClass>>>;

/** Locks classes by id: after the holders, before the bookings of their seats. */
export const lockClasses = ({ db, tenant }: Pick<Call, "db" | "tenant">, ids: readonly number[]) =>
  lockSessions(db, tenant.tenant_id, ids);

/** Locks a session whose seats are to be booked; throws where it is cancelled or over. */
export async function lockOpenClass(call: Call, sessionId: number): Promise<OpenClass> {
  const session = await lockClass(call.db, call.tenant.tenant_id, sessionId);
  if (!session) throw notFound("class");
  if (session.status === "cancelled") throw new ApiError("invalid_state", "This class is cancelled.");
  if (session.end_time.epochMilliseconds <= call.now.epochMilliseconds) {
    throw new ApiError("invalid_state", "This class is over.");
  }
  return session;
}

/** The lowest free seat numbers, or an error for a full class. Call it under the session's lock. */
export async function freeSeats(call: Call, open: OpenClass, seats: number): Promise<number[]> {
  const taken = await takenSeats(call.db, call.tenant.tenant_id, open.id, call.deps.clock);
  const left = open.capacity - taken.size;
  if (left <= 0) throw new ApiError("slot_taken", "This class is full.");
  if (left < seats)
    throw invalidField("party_size", left === 1 ? "Only 1 seat is left." : `Only ${left} seats are left.`);
  const numbers = Array.from({ length: open.capacity }, (_, index) => index + 1);
  return numbers.filter((number) => !taken.has(number)).slice(0, seats);
}

/** The number of free seats. Call it under the session's lock. */
export async function seatsLeft({ db, tenant, deps }: Call, open: OpenClass): Promise<number> {
  return open.capacity - (await takenSeats(db, tenant.tenant_id, open.id, deps.clock)).size;
}

/** The same without a lock, as a preview. */
export async function seatsLeftAtALook({ db, tenant, deps }: Call, session: { id: number; capacity: number }) {
  return session.capacity - (await countTakenSeats(db, tenant.tenant_id, session.id, deps.clock));
}

/** Whether the client is free for the class; nobody is claimed for a guest or an allowed overlap. */
export async function attendClass(
  call: Call,
  client_id: number | null,
  open: Pick<OpenClass, "start_time" | "end_time">,
) {
  const place = await chooseAssignment(call, {
    resource_ids: null,
    coach_ids: null,
    client_id,
    start: open.start_time.epochMilliseconds,
    end: open.end_time.epochMilliseconds,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
  });
  // It needs no bay and no coach, so only the client can be busy.
  if (place.kind === "free" || place.kind === "client_busy") return place;
  throw new Error(`a seat takes no bay and no coach: ${place.kind}`);
}

/** Claims the client and numbered seats for an existing booking row. */
export async function claimSeats(
  call: Call,
  open: OpenClass,
  booking: { id: number; expires_at: Temporal.Instant | null },
  { seats, attending }: { seats: readonly number[]; attending: Assignment },
): Promise<void> {
  const { db, tenant } = call;
  const range = { from: open.start_time.epochMilliseconds, to: open.end_time.epochMilliseconds };
  const isFree =
    (await insertClaims(db, tenant.tenant_id, booking, attending.claims)) &&
    (await insertSeatClaims(db, tenant.tenant_id, booking, { session_id: open.id, seats, range }));
  if (!isFree) throw new ApiError("slot_taken", "The last seats have just been taken.");
}
