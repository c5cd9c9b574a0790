import { z } from "zod";
import { Id, pageOf, Version } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";
import { DayHours } from "#schema/venue/locations/models.ts";

const typeName = lineText().min(1, "Enter a name for the type.").max(60).describe("Name, for example Simulator");

export const ResourceType = z
  .object({
    id: z.int().describe("Id"),
    name: typeName,
    default_service_id: z.int().nullable().describe("The service as which bay time of this type is booked"),
    resource_count: z.int().describe("Number of resources of this type"),
    version: Version,
  })
  .meta({ id: "ResourceType", description: "A type of bay, simulator or room" });
export type ResourceType = z.infer<typeof ResourceType>;

export const PublicResourceType = z
  .object({
    id: z.int().describe("Id"),
    name: typeName,
    default_service_id: z.int().nullable().describe("The service as which bay time of this type is booked"),
  })
  .meta({ id: "PublicResourceType", description: "A type of bay, as anybody may see it" });

export const CreateResourceTypeInput = z
  .object({ name: typeName })
  .meta({ id: "CreateResourceTypeInput", description: "A new resource type" });

export const UpdateResourceTypeInput = z
  .object({ version: Version, name: typeName })
  .meta({ id: "UpdateResourceTypeInput", description: "The new name of a type, and the version last read" });

const shownToAll = {
  id: z.int().describe("Id"),
  name: z.string().describe("Name, for example Bay 4"),
  location_id: z.int().describe("Location it is in"),
  resource_type_id: z.int().describe("The resource's type"),
  capacity: z.int().describe("Maximum number of people at once"),
};

export const Resource = z
  .object({
    ...shownToAll,
    position: z.int().describe("Position in lists, from 1"),
    follows_location_hours: z
      .boolean()
      .describe("Whether it is open when its location is, rather than by hours of its own"),
    hours: z
      .array(DayHours)
      .describe("Its own hours, which narrow the location's; none if it follows them. A day without hours is closed"),
    is_archived: z.boolean().describe("Out of use; only its bookings still refer to it"),
    version: Version,
  })
  .meta({ id: "Resource", description: "A bay, simulator or room that can be booked" });
export type Resource = z.infer<typeof Resource>;

export const PublicResource = z
  .object(shownToAll)
  .meta({ id: "PublicResource", description: "A bay, as anybody may see it" });

export const ResourcePage = pageOf("ResourcePage", Resource, "resources");
export const PublicResourcePage = pageOf("PublicResourcePage", PublicResource, "resources");
export const ResourceTypePage = pageOf("ResourceTypePage", ResourceType, "resource types");
export const PublicResourceTypePage = pageOf("PublicResourceTypePage", PublicResourceType, "resource types");

const name = lineText().min(1, "Enter a name for the resource.").max(60).describe("Name, for example Bay 4");
const placed = {
  location_id: Id.describe("Location it is in"),
  resource_type_id: Id.describe("The resource's type"),
};
const details = {
  capacity: z.int().min(1).max(100).describe("Maximum number of people at once; 4 if left out"),
  position: z.int().min(1).max(10_000).describe("Position in lists, from 1; when adding, last if left out"),
  follows_location_hours: z
    .boolean()
    .describe("Whether it is open when its location is, rather than by hours of its own"),
  hours: z.array(DayHours).max(8).describe("All of its own hours, if it does not follow its location"),
};

export const CreateResourceInput = z
  .object({ name, ...placed, ...z.object(details).partial().shape })
  .meta({ id: "CreateResourceInput", description: "A new resource; fields left out take the defaults" });

export const UpdateResourceInput = z
  .object({ version: Version, ...z.object({ name, ...placed, ...details }).partial().shape })
  .meta({
    id: "UpdateResourceInput",
    description: "The fields of a resource to change, and the version last read",
  });
