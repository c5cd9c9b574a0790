import { z } from "zod";
import { aboutTheir, named, type AuditRecord } from "#schema/shared/audit-sentence.ts";
import { defineOperations } from "#schema/shared/operation.ts";
import { Id, idParams, versionQuery } from "#schema/shared/paging.ts";
import { Client } from "./models.ts";
import { CreateTagInput, Tag, TagClientsInput, UpdateTagInput, UserTagsInput } from "./tag-models.ts";

const Tagged = z.object({ tags: z.array(z.string()) });

/** "Tagged Ravi Sandhu: League, Lefty". */
function tagged(record: AuditRecord): string {
  const [was = [], is = []] = [record.before, record.after].map((side) => Tagged.safeParse(side).data?.tags);
  const added = is.filter((name) => !was.includes(name));
  if (added.length === 0) return aboutTheir("Removed", "tags")(record);
  return `Tagged ${record.subject ?? "somebody"}: ${added.join(", ")}`;
}

export const tagOperations = defineOperations({
  tags: {
    method: "get",
    path: "/api/v1/tags",
    audience: "staff",
    permission: "clients.read",
    summary: "Lists all tags of the company by name, with how many clients have each.",
    answer: z.array(Tag),
  },
  createTag: {
    method: "post",
    path: "/api/v1/tags",
    retry: "same_answer",
    refreshes: ["tags"],
    audit: named("Added", "tag"),
    audience: "staff",
    permission: "clients.write",
    status: 201,
    summary: "Adds a tag, which no client has yet.",
    body: CreateTagInput,
    answer: Tag,
  },
  updateTag: {
    method: "put",
    path: "/api/v1/tags/{id}",
    retry: "same_answer",
    refreshes: ["tags", "clients", "client"],
    audit: named("Renamed", "tag"),
    audience: "staff",
    permission: "clients.write",
    summary: "Renames a tag; clients who have it keep it.",
    params: idParams,
    body: UpdateTagInput,
    answer: Tag,
  },
  deleteTag: {
    method: "delete",
    path: "/api/v1/tags/{id}",
    retry: "same_answer",
    refreshes: ["tags", "clients", "client"],
    audit: named("Removed", "tag"),
    audience: "staff",
    permission: "clients.write",
    summary: "Deletes a tag and removes it from all clients who have it.",
    params: idParams,
    query: versionQuery,
    answer: Tag,
  },
  addUserTags: {
    method: "post",
    path: "/api/v1/users/{id}/tags",
    retry: "same_answer",
    refreshes: ["tags", "clients", "clientActivities"],
    audit: tagged,
    audience: "staff",
    permission: "clients.write",
    summary: "Adds tags to a client; those they already have stay.",
    params: idParams,
    body: UserTagsInput,
    answer: Client,
  },
  removeUserTag: {
    method: "delete",
    path: "/api/v1/users/{id}/tags/{tagId}",
    retry: "same_answer",
    refreshes: ["tags", "clients", "clientActivities"],
    audit: tagged,
    audience: "staff",
    permission: "clients.write",
    summary: "Removes one tag from a client.",
    params: idParams.extend({ tagId: Id.describe("Tag") }),
    answer: Client,
  },
  tagClients: {
    method: "post",
    path: "/api/v1/clients/tags",
    retry: "same_answer",
    refreshes: ["tags", "clients", "clientActivities"],
    audit: tagged,
    audience: "staff",
    permission: "clients.write",
    summary: "Adds tags to several clients and removes others from them: all or nothing.",
    body: TagClientsInput,
    answer: z.array(Client),
  },
});
