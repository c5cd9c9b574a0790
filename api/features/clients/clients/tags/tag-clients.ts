import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { invalidField, notFound } from "#api/errors/errors.ts";
import type { Client } from "#schema/clients/clients/models.ts";
import type { TagClientsInput } from "#schema/clients/clients/tag-models.ts";
import { lockClients } from "../queries.ts";
import { clientsByIds } from "../service.ts";
import { addToPeople, keepTags, takeOffPeople } from "./queries.ts";

export async function addUserTags(call: Call, id: number, tag_ids: number[]): Promise<Client> {
  return tagOne(call, id, { add_tag_ids: tag_ids, remove_tag_ids: [] });
}

/** Idempotent: removing a tag that they do not have succeeds. */
export async function removeUserTag(call: Call, id: number, tagId: number): Promise<Client> {
  if ((await keepTags(call.db, [tagId])).length === 0) throw notFound("tag");
  return tagOne(call, id, { add_tag_ids: [], remove_tag_ids: [tagId] });
}

/** All or nothing: an unknown client or tag leaves everybody unchanged. */
export async function tagClients(call: Call, input: TagClientsInput): Promise<Client[]> {
  const ids = [...new Set(input.client_ids)];
  const add = [...new Set(input.add_tag_ids)];
  const remove = [...new Set(input.remove_tag_ids)].filter((id) => !add.includes(id));
  if ((await lockClients(call.db, ids)).length < ids.length) throw notFound("client");
  if ((await keepTags(call.db, [...add, ...remove])).length < add.length + remove.length) {
    throw invalidField(add.length > 0 ? "add_tag_ids" : "remove_tag_ids", "There is no such tag.");
  }
  const before = await clientsByIds(call, ids);
  await addToPeople(call.db, call.tenant.tenant_id, ids, add);
  await takeOffPeople(call.db, ids, remove);
  const after = await clientsByIds(call, ids);
  await recordTags(call, before, after);
  return after;
}

async function tagOne(call: Call, id: number, tags: Omit<TagClientsInput, "client_ids">): Promise<Client> {
  const [client] = await tagClients(call, { ...tags, client_ids: [id] });
  if (!client) throw notFound("client");
  return client;
}

/** Records the clients whose tags changed in the audit log. */
async function recordTags(call: Call, before: readonly Client[], after: readonly Client[]): Promise<void> {
  const namesOf = ({ tags }: Client) => ({ tags: tags.map(({ name }) => name) });
  const was = new Map(before.map((client) => [client.id, namesOf(client)]));
  for (const client of after) {
    const [old, now] = [was.get(client.id), namesOf(client)];
    if (old?.tags.join() === now.tags.join()) continue;
    await recordChange(call, { entity: "client", entity_id: client.id, before: old, after: now });
  }
}
