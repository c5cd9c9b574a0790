import { z } from "zod";
import { Id, Version } from "#schema/shared/paging.ts";
import { lineText } from "#schema/shared/text.ts";

const name = lineText().min(1, "Enter a name.").max(40, "Use at most 40 characters.").describe("Name");

/** The most tags a company may have: nobody reads a menu of more. */
export const TAGS_MAX = 200;
/** The most people tagged by one call: a page of the list. */
const PEOPLE_MAX = 100;

const tagIds = z.array(Id).max(TAGS_MAX);

export const ClientTag = z
  .object({ id: z.int().describe("Id"), name: z.string().describe("Name") })
  .meta({ id: "ClientTag", description: "A tag that a client has" });
export type ClientTag = z.infer<typeof ClientTag>;

export const Tag = z
  .object({
    id: z.int().describe("Id"),
    name: z.string().describe("Name"),
    client_count: z.int().describe("How many clients have it"),
    version: Version,
  })
  .meta({ id: "Tag", description: "A word that the company attaches to clients" });
export type Tag = z.infer<typeof Tag>;

export const CreateTagInput = z.object({ name }).meta({ id: "CreateTagInput", description: "A new tag" });

export const UpdateTagInput = z
  .object({ version: Version, name })
  .meta({ id: "UpdateTagInput", description: "The new name of a tag, and the version last read" });

export const UserTagsInput = z
  .object({ tag_ids: tagIds.min(1, "Choose a tag.").describe("Tags to add") })
  .meta({ id: "UserTagsInput", description: "Tags for one person" });

export const TagClientsInput = z
  .object({
    client_ids: z.array(Id).min(1, "Choose a client.").max(PEOPLE_MAX).describe("Clients to change, at most 100"),
    add_tag_ids: tagIds.default([]).describe("Tags to add to all of them"),
    remove_tag_ids: tagIds.default([]).describe("Tags to remove from all of them"),
  })
  .meta({ id: "TagClientsInput", description: "Tags to add to several clients, and to remove from them" });
export type TagClientsInput = z.infer<typeof TagClientsInput>;
