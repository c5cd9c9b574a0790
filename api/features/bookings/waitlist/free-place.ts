import type { Anonymous, Caller } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError } from "#api/errors/errors.ts";
import { candidatesOf, findBookable } from "#api/features/bookings/bookings/service.ts";
import { previewAssignment } from "#api/features/bookings/claims/choose-assignment.ts";
import { seatsLeftAtALook } from "#api/features/bookings/claims/seats.ts";
import { refuseClassFor } from "#api/features/bookings/online/service.ts";
import type { BookingRequest } from "#api/features/schedule/availability/bookable-time.ts";
import { isBefore } from "#api/time/instants.ts";
import { permissionScopesOf } from "#schema/people/sign-in/permissions.ts";
import type { EntryRow } from "./queries.ts";

/** Returns whether the rules allow this person the place now. Only a check: nothing is locked or held. */
export async function isFreeFor(call: Call, row: EntryRow): Promise<boolean> {
  if (!isBefore(call.now, row.start_time)) return false;
  const asked = { ...call, caller: callerFor(row, call.now) };
  try {
    return row.class_session_id === null ? await isTimeFree(asked, row) : await isSeatFree(asked, row);
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

async function isTimeFree(asked: Call, row: EntryRow): Promise<boolean> {
  const request = requestOf(row);
  const time = await findBookable(asked, request, "public");
  if (!time.passes) return false;
  return (await previewAssignment(asked, candidatesOf(request, time.value, row.client_id), 0)).kind === "free";
}

async function isSeatFree(asked: Call, row: EntryRow): Promise<boolean> {
  const { class_session_id, capacity, client_id, start_time, end_time } = row;
  refuseClassFor(asked, row, row);
  const left = await seatsLeftAtALook(asked, { id: class_session_id ?? 0, capacity: capacity ?? 0 });
  if (left < row.party_size) return false;
  const attending = await previewAssignment(
    asked,
    {
      resource_ids: null,
      coach_ids: null,
      client_id,
      start: start_time.epochMilliseconds,
      end: end_time.epochMilliseconds,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
    },
    0,
  );
  return attending.kind === "free";
}

/** The requested time as a booking request. */
export const requestOf = (row: EntryRow): BookingRequest => ({
  service_id: row.service_id,
  location_id: row.location_id,
  start: row.start_time,
  end: row.end_time,
  resource_id: null,
  coach_id: row.wanted_coach_id,
  party_size: row.party_size,
});

const NOBODY: Anonymous = { kind: "anonymous", visitor: null };

/** The waiting person as a caller, for the booking page's rules. */
export function callerFor({ client_id, first_name, email }: EntryRow, now: Temporal.Instant): Caller {
  if (client_id === null) return NOBODY;
  return {
    kind: "person",
    id: client_id,
    roles: ["client"],
    permissionScopes: permissionScopesOf(["client"], []),
    first_name,
    last_name: "",
    email,
    session: { tokenHash: Buffer.alloc(0), expires_at: now, confirmed_at: null, kind: "full" },
    has_two_factor: false,
    actor: null,
    visitor: null,
  };
}
