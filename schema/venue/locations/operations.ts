import { z } from "zod";
import { named } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { byIdsQuery, idParams, pagingQuery, SortDir, versionQuery } from "#schema/shared/paging.ts";
import {
  CreateLocationInput,
  Location,
  LocationHours,
  LocationPage,
  PublicLocationPage,
  UpdateLocationHoursInput,
  UpdateLocationInput,
} from "./models.ts";

const listQuery = z.object({
  ...pagingQuery,
  sortBy: z.enum(["name", "id"]).default("name").meta({
    id: "LocationSort",
    description: "What locations are sorted by. name: their names; id: the order in which they were added",
  }),
  sortDir: SortDir.default("asc").describe("Sort direction"),
  search: z.string().max(100).optional().describe("Part of the name or city"),
});

export const locationOperations = defineOperations({
  locations: {
    method: "get",
    path: "/api/v1/locations",
    audience: "staff",
    summary: "Lists the company's locations.",
    query: listQuery,
    answer: LocationPage,
  },
  publicLocations: {
    method: "get",
    path: "/api/v1/public/locations",
    audience: "anyone",
    // Where to call or go while the booking page is closed.
    lockExempt: true,
    summary: "Lists the company's locations, as anybody may see them.",
    query: z.object(pagingQuery),
    answer: PublicLocationPage,
  },
  locationsByIds: {
    method: "get",
    path: "/api/v1/locations/by-ids",
    joins: [
      { on: "Booking", field: "location", key: "location_id", description: "Location where it takes place" },
      { on: "Resource", field: "location", key: "location_id", description: "The location it is in" },
    ],
    audience: "staff",
    summary: "Returns locations by their ids, in any order; unknown ids are left out.",
    query: byIdsQuery,
    answer: z.array(Location),
  },
  createLocation: {
    method: "post",
    path: "/api/v1/locations",
    retry: "same_answer",
    refreshes: ["locations"],
    audit: named("Added", "location"),
    audience: "staff",
    permission: "locations.write",
    status: 201,
    summary: "Adds a location, which is closed until its hours are set.",
    body: CreateLocationInput,
    answer: Location,
  },
  updateLocation: {
    method: "put",
    path: "/api/v1/locations/{id}",
    retry: "same_answer",
    refreshes: [],
    audit: named("Changed", "location"),
    audience: "staff",
    permission: "locations.write",
    summary: "Changes a location.",
    params: idParams,
    body: UpdateLocationInput,
    answer: Location,
  },
  deleteLocation: {
    method: "delete",
    path: "/api/v1/locations/{id}",
    retry: "same_answer",
    refreshes: ["locations"],
    audit: named("Removed", "location"),
    audience: "staff",
    permission: "locations.write",
    summary: "Removes a location that has no upcoming bookings; its history stays.",
    params: idParams,
    query: versionQuery,
    answer: Location,
  },
  locationHours: {
    method: "get",
    path: "/api/v1/locations/{id}/hours",
    audience: "staff",
    summary: "Returns the weekly hours, holidays and closures of a location.",
    params: idParams,
    answer: LocationHours,
  },
  updateLocationHours: {
    method: "put",
    path: "/api/v1/locations/{id}/hours",
    retry: "same_answer",
    refreshes: [],
    audit: named("Changed opening hours of", "location"),
    audience: "staff",
    permission: "locations.write",
    summary:
      "Sets the weekly hours, holidays and closures of a location; refused, with the list, if it would leave bookings outside.",
    params: idParams,
    body: UpdateLocationHoursInput,
    answer: LocationHours,
  },
});
