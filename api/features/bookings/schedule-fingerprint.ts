import { createHash } from "node:crypto";
import { compactQuestion, type CompactQuery } from "#api/features/bookings/compact-schedule.ts";
import { bookingsFingerprint } from "#api/features/bookings/fingerprint-queries.ts";
import type { Call } from "#api/http/call.ts";

/** Wall times follow from this zone data; another release of it is another answer. */
const ZONE_DATA = process.versions.tz;

/** What tells one answer of bookingsCompact from every other, at a fraction of the answer's cost. */
export async function scheduleFingerprint(call: Call, query: CompactQuery): Promise<string> {
  const { location, question } = await compactQuestion(call, query);
  const parts = [
    ZONE_DATA,
    // Hours, holidays and closures are told by the location's version.
    [location.id, location.version, location.zone],
    [query.date_from, query.date_to, question.resource_ids],
    await bookingsFingerprint(call.db, call.tenant.tenant_id, question),
    // Which actions are allowed depends on who asks.
    call.caller.kind === "person" ? [call.caller.id, call.caller.reaches] : null,
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
