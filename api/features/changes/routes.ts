import { signedIn } from "#api/auth/caller.ts";
import { decryptedCursor } from "#api/changes/cursor.ts";
import type { Call, Handlers } from "#api/http/call.ts";
import type { OpenEvents } from "#api/http/events.ts";
import type { changeOperations, ChangesQuery } from "#schema/changes/operations.ts";

export const changeRoutes: Handlers<typeof changeOperations> = {
  changes: async (call, { query }) => follow(call, query),
};

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
