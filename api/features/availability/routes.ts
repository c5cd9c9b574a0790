import { explainAvailability } from "#api/features/availability/explain.ts";
import { availability, publicAvailability } from "#api/features/availability/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { availabilityOperations } from "#schema/availability/operations.ts";

export const availabilityRoutes: Handlers<typeof availabilityOperations> = {
  availability: (call, { query }) => availability(call, query),
  explainAvailability: (call, { query }) => explainAvailability(call, query),
  publicAvailability: (call, { query }) => publicAvailability(call, query),
};
