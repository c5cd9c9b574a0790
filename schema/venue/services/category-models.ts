import { z } from "zod";
import { pageOf, Version } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";

const name = lineText().min(1, "Enter a name for the category.").max(60).describe("Name, for example Lessons");
const position = z.int().describe("Position in lists, from 1");
const newPosition = z
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .describe("Position in lists, from 1; when adding, last if left out");

export const ServiceCategory = z
  .object({
    id: z.int().describe("Id"),
    name,
    position,
    service_count: z.int().describe("Number of services in it"),
    version: Version,
  })
  .meta({ id: "ServiceCategory", description: "A heading under which services are listed" });
export type ServiceCategory = z.infer<typeof ServiceCategory>;

export const PublicServiceCategory = z
  .object({ id: z.int().describe("Id"), name, position })
  .meta({ id: "PublicServiceCategory", description: "A heading of services, as anybody may see it" });

export const ServiceCategoryPage = pageOf("ServiceCategoryPage", ServiceCategory, "categories");
export const PublicServiceCategoryPage = pageOf("PublicServiceCategoryPage", PublicServiceCategory, "categories");

export const CreateServiceCategoryInput = z
  .object({ name, position: newPosition })
  .meta({ id: "CreateServiceCategoryInput", description: "A new category; without a position it comes last" });

export const UpdateServiceCategoryInput = z
  .object({ version: Version, name: name.optional(), position: newPosition })
  .meta({
    id: "UpdateServiceCategoryInput",
    description: "The fields of a category to change, and the version last read",
  });
