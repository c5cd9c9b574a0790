import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { comingTimes, countComing, presentComing } from "#api/features/bookings/booked-times/service.ts";
import { counted, formatList, itAsItIs, itOrThem } from "#api/text/format-list.ts";
import { archiveCoach, lockCoach, putCoach } from "./queries.ts";

/** Makes a person a coach, or reinstates one: initially without hours, at the company's only location if there is just one. */
export async function beginCoaching(call: Call, userId: number): Promise<void> {
  await putCoach(call.db, call.tenant.tenant_id, userId);
}

/** Removes a coach from the lists. Unless they are to be kept, upcoming lessons make it throw, listing them. */
export async function endCoaching(
  call: Call,
  { id, first_name }: { id: number; first_name: string },
  keep: boolean,
): Promise<void> {
  const { db, tenant, now } = call;
  await lockCoach(db, tenant.tenant_id, id);
  const coming = await comingTimes(call, { coach_id: id });
  if (coming.length > 0 && !keep) {
    const { bookings, classes } = countComing(coming);
    const what = [counted(bookings, "lesson", "lessons"), counted(classes, "class", "classes")].filter(Boolean);
    const sentence = `${first_name} still has ${formatList(what, "and")} to come. Assign ${itOrThem(coming.length)} to another coach or cancel ${itOrThem(coming.length)}, or keep ${itAsItIs(coming.length)}.`;
    throw new ApiError("invalid_state", sentence, { current: coming.map(presentComing) });
  }
  await archiveCoach(db, tenant.tenant_id, id, now);
}
