import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { ApiError, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { TAGS_MAX, type CreateTagInput, type Tag, type UpdateTagInput } from "#schema/clients/clients/tag-models.ts";
import {
  countTags,
  deleteTagRow,
  insertTag,
  listTags,
  lockTag,
  planForTag,
  renameTag,
  tagNamesake,
} from "./queries.ts";

type TagRow = NonNullable<Awaited<ReturnType<typeof lockTag>>>;

export async function tags(call: Call): Promise<Tag[]> {
  return (await listTags(call.db)).map(presentTag);
}

export async function createTag(call: Call, { name }: z.infer<typeof CreateTagInput>): Promise<Tag> {
  if ((await countTags(call.db)) >= TAGS_MAX) {
    throw new ApiError("invalid_state", `A company has at most ${TAGS_MAX} tags. Remove one that is not used.`);
  }
  const row = await insertTag(call.db, { tenant_id: call.tenant.tenant_id, name, created_at: call.now });
  if (!row) throw nameTaken(name);
  const after: Tag = { id: row.id, name, client_count: 0, version: 1 };
  await recordChange(call, { action: "createTag", entity: "tag", entity_id: row.id, after });
  return after;
}

export async function updateTag(
  call: Call,
  id: number,
  { version, name }: z.infer<typeof UpdateTagInput>,
): Promise<Tag> {
  const before = await loadForChange(call, id, version);
  if (await tagNamesake(call.db, name, id)) throw nameTaken(name);
  await renameTag(call.db, id, name);
  const after = { ...before, name, version: before.version + 1 };
  await recordChange(call, { action: "updateTag", entity: "tag", entity_id: id, before, after });
  return after;
}

/** Deletes a tag and removes it from everybody who has it; the audit log keeps their number. */
export async function deleteTag(call: Call, id: number, version: number | undefined): Promise<Tag> {
  const before = await loadForChange(call, id, version);
  const plan = await planForTag(call.db, id);
  if (plan !== undefined) {
    throw new ApiError("invalid_state", `The plan ${plan} is only for clients with this tag. Change the plan first.`);
  }
  await deleteTagRow(call.db, id);
  await recordChange(call, { action: "deleteTag", entity: "tag", entity_id: id, before });
  return before;
}

async function loadForChange(call: Call, id: number, version?: number): Promise<Tag> {
  const row = await lockTag(call.db, id);
  if (!row) throw notFound("tag");
  const tag = presentTag(row);
  if (version !== undefined && tag.version !== version) throw staleVersion(tag);
  return tag;
}

const nameTaken = (name: string) => invalidField("name", `There is already a tag named ${name}. Choose another name.`);

const presentTag = (row: TagRow): Tag => ({ ...row, client_count: row.client_count ?? 0 });
