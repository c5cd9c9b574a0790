import { signedIn } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { OpenEvents } from "#api/call/events.ts";
import { decryptedCursor } from "#api/changes/cursor.ts";
import { refuseUnknown } from "#api/features/bookings/bookings/service.ts";
import type { ChangesQuery, ViewersQuery } from "#schema/schedule/changes/operations.ts";

/** Throws for a booking id that does not belong to the company. */
export async function bookingViewers(
  call: Call,
  { booking_id, is_editing = false }: ViewersQuery,
): Promise<OpenEvents> {
  await refuseUnknown(call, booking_id);
  const { caller, tenant, origin, deps } = call;
  const watcher = { tenantId: tenant.tenant_id, person: signedIn(caller), address: origin.address };
  return () => deps.changes.openViewers(watcher, { bookingId: booking_id, isEditing: is_editing });
}

export async function changes(
  { caller, tenant, origin, deps }: Call,
  { since, seconds_ago }: ChangesQuery,
): Promise<OpenEvents> {
  const { tenant_id: tenantId } = tenant;
  const { address } = origin;
  return () =>
    deps.changes.open({
      tenantId,
      person: signedIn(caller),
      address,
      from: {
        since: since === undefined ? null : decryptedCursor(deps.secretKeys, tenantId, since),
        secondsAgo: seconds_ago ?? null,
      },
    });
}
