import { publicServices, services, servicesByIds } from "#api/features/services/service.ts";
import { exportServices } from "#api/features/services/export-services.ts";
import type { Handlers } from "#api/http/call.ts";
import type { serviceOperations } from "#schema/services/operations.ts";

export const serviceRoutes: Handlers<typeof serviceOperations> = {
  services: (call, { query }) => services(call, query),
  publicServices: (call, { query }) => publicServices(call, query),
  exportServices: (call, { query }) => exportServices(call, query),
  servicesByIds: (call, { query }) => servicesByIds(call, query.ids),
};
