import type { z } from "zod";
import type { Call } from "#api/call/call.ts";
import { metaOf } from "#api/db/paging.ts";
import { ApiError, forbidden, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { valueOrThrow } from "#api/errors/verdict.ts";
import { instantOf, mayWrite } from "#api/features/bookings/bookings/service.ts";
import { isBefore, isSameInstant } from "#api/time/instants.ts";
import type { ReorderedWaitlist, WaitlistEntry, WaitlistPage } from "#schema/bookings/waitlist/models.ts";
import type { WaitlistQuery } from "#schema/bookings/waitlist/operations.ts";
import { coversOwnOnly } from "#schema/people/sign-in/permission-labels.ts";
import { withdraw } from "./accept-or-leave.ts";
import { offerTo } from "./offer.ts";
import { presentEntry } from "./present.ts";
import { changeEntry, countWaiting, findEntry, listEntries, lockWaiting, type EntryRow } from "./queries.ts";
import { recordEntry, sendWaitlistMail } from "./record.ts";

export async function waitlist(call: Call, query: WaitlistQuery): Promise<z.infer<typeof WaitlistPage>> {
  const { start_time, ...filter } = query;
  const starts = start_time === undefined ? undefined : valueOrThrow(instantOf("start_time", start_time));
  const { rows, total } = await listEntries(call.db, call.tenant.tenant_id, { ...filter, starts });
  return { data: rows.map((row) => presentEntry(call, row)), meta: metaOf(query, total) };
}

/** Offers a place manually, regardless of the order and by the rules for staff. */
export async function offerWaitlistPlace(call: Call, id: number, version: number): Promise<WaitlistEntry> {
  const seen = await loadOwn(call, id, version);
  if (seen.status !== "waiting") throw new ApiError("invalid_state", "This person does not wait any more.");
  if (!isBefore(call.now, seen.start_time)) throw new ApiError("invalid_state", "This time is in the past.");
  await offerTo(call, seen, { asked: call, audience: "staff" });
  return presentAgain(call, seen);
}

export async function removeFromWaitlist(
  call: Call,
  id: number,
  { version, notify }: { version?: number | undefined; notify: boolean },
): Promise<WaitlistEntry> {
  const seen = await loadOwn(call, id, version);
  if (seen.status === "booked")
    throw new ApiError("invalid_state", "This person has booked. Cancel the booking instead.");
  const left = await withdraw(call, seen, { offered: "removed", waiting: "removed" }, "removeFromWaitlist");
  // Whoever had left before is not told of it.
  if (notify && left.version !== seen.version) await sendWaitlistMail(call, "waitlist_removed", id);
  return presentEntry(call, left);
}

/** Reorders all entries for one time or class; throws if someone joined or left in the meantime. */
export async function reorderWaitlist(call: Call, ids: readonly number[]): Promise<z.infer<typeof ReorderedWaitlist>> {
  const { db, tenant } = call;
  if (new Set(ids).size !== ids.length) throw invalidField("entry_ids", "Name each person once.");
  const rows = await lockWaiting(db, tenant.tenant_id, ids);
  const [first] = rows;
  if (!first || rows.length !== ids.length) throw notFound("waiting list entry");
  for (const row of rows) if (!mayWrite(call.caller, row)) throw forbidden(coversOwnOnly("bookings.write"));
  if (!rows.every((row) => isSameList(row, first))) {
    throw invalidField("entry_ids", "Name those who wait for the same time or class.");
  }
  const isWhole = rows.every(({ status }) => status === "waiting");
  if (!isWhole || (await countWaiting(db, tenant.tenant_id, first.id)) !== ids.length) {
    throw new ApiError("invalid_state", "The waiting list has changed in the meantime. Check it again.");
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [index, id] of ids.entries()) {
    const position = rows[index]?.position;
    if (position !== byId.get(id)?.position) await changeEntry(db, tenant.tenant_id, id, { position });
  }
  await recordEntry(call, "reorderWaitlist", first, "waiting");
  const ordered = await lockWaiting(db, tenant.tenant_id, ids);
  return { data: ordered.map((row) => presentEntry(call, row)) };
}

const isSameList = (a: EntryRow, b: EntryRow): boolean =>
  a.location_id === b.location_id &&
  a.service_id === b.service_id &&
  a.class_session_id === b.class_session_id &&
  isSameInstant(a.start_time, b.start_time);

async function loadOwn(call: Call, id: number, version: number | undefined): Promise<EntryRow> {
  const row = await findEntry(call.db, call.tenant.tenant_id, id);
  if (!row) throw notFound("waiting list entry");
  if (!mayWrite(call.caller, row)) throw forbidden(coversOwnOnly("bookings.write"));
  if (version !== undefined && version !== row.version) throw staleVersion(presentEntry(call, row));
  return row;
}

async function presentAgain(call: Call, seen: EntryRow): Promise<WaitlistEntry> {
  const row = await findEntry(call.db, call.tenant.tenant_id, seen.id);
  return presentEntry(call, row ?? seen);
}
