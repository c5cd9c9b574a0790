import type { Call } from "#api/http/call.ts";
import { badArgument } from "#api/http/errors.ts";
import { instantAt, isBefore } from "#api/time/instants.ts";
import { wallTimeToInstants } from "#api/time/wall-time.ts";

interface Asked {
  /** The field that is at fault where the moment is. */
  field: string;
  date: string;
  time: string;
  zone: string;
}

/** A moment of which the history can tell: past, and not of what was deleted of the log. */
export function pastMoment(call: Call, { field, ...wall }: Asked): Temporal.Instant {
  const at = instantOf(wall);
  if (isBefore(call.now, at)) throw badArgument(field, "Give a moment that has passed.");
  refuseForgotten(call, at, field);
  return at;
}

/** A repeated hour is taken the first time; one that is skipped is when the clock goes on. */
function instantOf({ date, time, zone }: Omit<Asked, "field">): Temporal.Instant {
  const found = wallTimeToInstants(date, time, zone);
  if (found.kind === "once") return instantAt(found.instant);
  return instantAt(found.kind === "repeated" ? found.earlier : found.resumesAt);
}

/** What was deleted of the log cannot be taken back: before it nothing is known. */
function refuseForgotten({ tenant, now }: Call, at: Temporal.Instant, field: string): void {
  const { audit_months } = tenant;
  if (audit_months === null) return;
  const first = now.toZonedDateTimeISO("UTC").subtract({ months: audit_months }).toInstant();
  if (isBefore(at, first)) {
    throw badArgument(field, `The audit log is kept for ${audit_months} months: choose a later moment.`);
  }
}
