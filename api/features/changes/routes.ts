import { signedIn } from "#api/auth/caller.ts";
import { decryptedCursor } from "#api/changes/cursor.ts";
import { refuseUnknown } from "#api/features/bookings/service.ts";
import type { Call, Handlers } from "#api/http/call.ts";
import type { OpenEvents } from "#api/http/events.ts";
import type { changeOperations, ChangesQuery, ViewersQuery } from "#schema/changes/operations.ts";

export const changeRoutes: Handlers<typeof changeOperations> = {
  changes: async (call, { query }) => follow(call, query),
  bookingViewers: (call, { query }) => lookAt(call, query),
};

/** Throws for a booking id that does not belong to the company. */
async function lookAt(call: Call, { booking_id, is_editing = false }: ViewersQuery): Promise<OpenEvents> {
  await refuseUnknown(call, booking_id);
  const { caller, tenant, origin, deps } = call;
  const watcher = { tenantId: tenant.tenant_id, person: signedIn(caller), address: origin.address };
  return () => deps.changes.openViewers(watcher, { bookingId: booking_id, isEditing: is_editing });
}

function follow({ caller, tenant, origin, deps }: Call, { since, seconds_ago }: ChangesQuery): OpenEvents {
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
