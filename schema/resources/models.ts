import { z } from "zod";
import { pageOf, Version } from "../shared/paging.ts";

export const ResourceType = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("Name, for example Simulator"),
    default_service_id: z.int().nullable().describe("The service that bay time of this type is booked as"),
    resource_count: z.int().describe("Number of resources of this type"),
    version: Version,
  })
  .meta({ id: "ResourceType", description: "A kind of bay, simulator or room" });

export const PublicResourceType = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("Name, for example Simulator"),
    default_service_id: z.int().nullable().describe("The service that bay time of this type is booked as"),
  })
  .meta({ id: "PublicResourceType", description: "A kind of bay, as everybody may see it" });

const shownToAll = {
  id: z.int().describe("Id"),
  name: z.string().describe("Name, for example Bay 4"),
  location_id: z.int().describe("Location that it stands in"),
  resource_type_id: z.int().describe("Its type"),
  capacity: z.int().describe("Most people at once"),
};

export const Resource = z
  .object({
    ...shownToAll,
    position: z.int().describe("Place in lists, from 1"),
    follows_location_hours: z.boolean().describe("Open when its location is, rather than by hours of its own"),
    version: Version,
  })
  .meta({ id: "Resource", description: "A bay, simulator or room that is booked" });
export type Resource = z.infer<typeof Resource>;

export const PublicResource = z
  .object(shownToAll)
  .meta({ id: "PublicResource", description: "A bay, as everybody may see it" });

export const ResourcePage = pageOf("ResourcePage", Resource, "resources");
export const PublicResourcePage = pageOf("PublicResourcePage", PublicResource, "resources");
export const ResourceTypePage = pageOf("ResourceTypePage", ResourceType, "resource types");
export const PublicResourceTypePage = pageOf("PublicResourceTypePage", PublicResourceType, "resource types");
