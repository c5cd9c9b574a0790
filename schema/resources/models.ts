import { z } from "zod";
import { DayHours } from "../locations/models.ts";
import { Id, pageOf, Version } from "../shared/paging.ts";
import { lineText } from "../shared/text.ts";

const typeName = lineText().min(1, "Give the type a name.").max(60).describe("Name, for example Simulator");

export const ResourceType = z
  .object({
    id: z.int().describe("Id"),
    name: typeName,
    default_service_id: z.int().nullable().describe("The service that bay time of this type is booked as"),
    resource_count: z.int().describe("Number of resources of this type"),
    version: Version,
  })
  .meta({ id: "ResourceType", description: "A kind of bay, simulator or room" });
export type ResourceType = z.infer<typeof ResourceType>;

export const PublicResourceType = z
  .object({
    id: z.int().describe("Id"),
    name: typeName,
    default_service_id: z.int().nullable().describe("The service that bay time of this type is booked as"),
  })
  .meta({ id: "PublicResourceType", description: "A kind of bay, as everybody may see it" });

export const CreateResourceTypeInput = z
  .object({ name: typeName })
  .meta({ id: "CreateResourceTypeInput", description: "A new type of resource" });

export const UpdateResourceTypeInput = z
  .object({ version: Version, name: typeName })
  .meta({ id: "UpdateResourceTypeInput", description: "The new name of a type, and the version that was seen" });

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
    hours: z
      .array(DayHours)
      .describe(
        "Its own hours, which narrow the location's; none where it follows them. A day that is missing is closed",
      ),
    is_archived: z.boolean().describe("Out of use; only its bookings still name it"),
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

const name = lineText().min(1, "Give the resource a name.").max(60).describe("Name, for example Bay 4");
const placed = {
  location_id: Id.describe("Location that it stands in"),
  resource_type_id: Id.describe("Its type"),
};
const details = {
  capacity: z.int().min(1).max(100).describe("Most people at once; 4 where nothing is said"),
  position: z.int().min(1).max(10_000).describe("Place in lists, from 1; left out when added, the last"),
  follows_location_hours: z.boolean().describe("Open when its location is, rather than by hours of its own"),
  hours: z.array(DayHours).max(8).describe("All hours of its own, where it does not follow its location"),
};

export const CreateResourceInput = z
  .object({ name, ...placed, ...z.object(details).partial().shape })
  .meta({ id: "CreateResourceInput", description: "A new resource; what is left out takes the defaults" });

export const UpdateResourceInput = z
  .object({ version: Version, ...z.object({ name, ...placed, ...details }).partial().shape })
  .meta({
    id: "UpdateResourceInput",
    description: "The fields of a resource to change, and the version that was seen",
  });
