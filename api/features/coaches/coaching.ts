import { bookedTimes, presentBooked } from "#api/features/booked-times/service.ts";
import { archiveCoach, lockCoach, putCoach } from "#api/features/coaches/queries.ts";
import type { Call } from "#api/http/call.ts";
import { ApiError } from "#api/http/errors.ts";
import { itAsItIs, itOrThem } from "#api/text/format-list.ts";

/** Makes a person a coach, or one again: without hours at first, at the company's only location where it has one. */
export async function beginCoaching(call: Call, userId: number): Promise<void> {
  await putCoach(call.db, call.tenant.tenant_id, userId);
}

/** Takes a coach out of the lists; refused while lessons are to come, which are listed, unless they are to be kept. */
export async function endCoaching(
  call: Call,
  { id, first_name }: { id: number; first_name: string },
  keep: boolean,
): Promise<void> {
  const { db, tenant, now } = call;
  await lockCoach(db, tenant.tenant_id, id);
  const coming = await bookedTimes(call, {
    of: { coach_id: id },
    range: { from: now.epochMilliseconds, to: null },
    statuses: ["confirmed", "checked_in"],
  });
  if (coming.length > 0 && !keep) {
    const lessons = coming.length === 1 ? "1 lesson" : `${coming.length} lessons`;
    const sentence = `${first_name} still has ${lessons} to come. Give ${itOrThem(coming.length)} to another coach or cancel ${itOrThem(coming.length)}, or keep ${itAsItIs(coming.length)}.`;
    throw new ApiError("invalid_state", sentence, { current: coming.map(presentBooked) });
  }
  await archiveCoach(db, tenant.tenant_id, id, now);
}
