import type { Call } from "#api/call/call.ts";
import { badArgument } from "#api/errors/errors.ts";
import { instantAt, isBefore } from "#api/time/instants.ts";
import { wallTimeToInstants } from "#api/time/wall-time.ts";

interface Asked {
  /** The field to name in an error. */
  field: string;
  date: string;
  time: string;
  zone: string;
}

/** Returns a past moment that the retained audit log still covers; throws otherwise. */
export function pastMoment(call: Call, { field, ...wall }: Asked): Temporal.Instant {
  const at = instantOf(wall);
  if (isBefore(call.now, at)) throw badArgument(field, "Choose a time in the past.");
  refuseForgotten(call, at, field);
  return at;
}

/** A repeated time means the first occurrence; a skipped one means the moment the clock resumes. */
function instantOf({ date, time, zone }: Omit<Asked, "field">): Temporal.Instant {
  const found = wallTimeToInstants(date, time, zone);
  if (found.kind === "once") return instantAt(found.instant);
  return instantAt(found.kind === "repeated" ? found.earlier : found.resumesAt);
}

/** Nothing is known from before the retention limit: deleted entries cannot be undone. */
function refuseForgotten({ tenant, now }: Call, at: Temporal.Instant, field: string): void {
  const { audit_months } = tenant;
  if (audit_months === null) return;
  const first = now.toZonedDateTimeISO("UTC").subtract({ months: audit_months }).toInstant();
  if (isBefore(at, first)) {
    throw badArgument(field, `The audit log is kept for ${audit_months} months: choose a later moment.`);
  }
}
