import { keepInstants } from "#api/features/zone-shifts/keep-instants.ts";
import { keepWallTimes } from "#api/features/zone-shifts/keep-wall-times.ts";
import { zoneShifts } from "#api/features/zone-shifts/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { zoneShiftOperations } from "#schema/zone-shifts/operations.ts";

export const zoneShiftRoutes: Handlers<typeof zoneShiftOperations> = {
  zoneShifts: (call) => zoneShifts(call),
  keepWallTimes: (call, { body }) => keepWallTimes(call, body),
  keepInstants: (call, { body }) => keepInstants(call, body),
};
