import { locationHours, updateLocationHours } from "#api/features/locations/hours-service.ts";
import {
  createLocation,
  deleteLocation,
  locations,
  locationsByIds,
  publicLocations,
  updateLocation,
} from "#api/features/locations/service.ts";
import type { Handlers } from "#api/http/call.ts";
import type { locationOperations } from "#schema/locations/operations.ts";

export const locationRoutes: Handlers<typeof locationOperations> = {
  locations: (call, { query }) => locations(call, query),
  publicLocations: (call, { query }) => publicLocations(call, query),
  locationsByIds: (call, { query }) => locationsByIds(call, query.ids),
  createLocation: (call, { body }) => createLocation(call, body),
  updateLocation: (call, { params, body }) => updateLocation(call, params.id, body),
  deleteLocation: (call, { params, query }) => deleteLocation(call, params.id, query.version),
  locationHours: (call, { params }) => locationHours(call, params.id),
  updateLocationHours: (call, { params, body }) => updateLocationHours(call, params.id, body),
};
