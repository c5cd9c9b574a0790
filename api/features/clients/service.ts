import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import { metaOf } from "#api/db/paging.ts";
import { type ClientListQuery, clientsWithIds, insertClient, listClients } from "#api/features/clients/queries.ts";
import type { Call } from "#api/http/call.ts";
import { invalidField, notFound } from "#api/http/errors.ts";
import type { Client, CreateClientInput } from "#schema/clients/models.ts";

type ClientRow = Awaited<ReturnType<typeof clientsWithIds>>[number];

export async function clients(call: Call, query: ClientListQuery) {
  const { rows, total } = await listClients(call.db, query);
  return { data: rows.map(presentClient), meta: metaOf(query, total) };
}

export async function client(call: Call, id: number): Promise<Client> {
  const [row] = await clientsWithIds(call.db, [id]);
  if (!row) throw notFound("client");
  return presentClient(row);
}

export async function clientsByIds(call: Call, ids: number[]): Promise<Client[]> {
  return (await clientsWithIds(call.db, ids)).map(presentClient);
}

export async function createClient(call: Call, input: z.infer<typeof CreateClientInput>): Promise<Client> {
  const row = await insertClient(call.db, {
    tenant_id: call.tenant.tenant_id,
    roles: ["client"],
    first_name: input.first_name,
    last_name: input.last_name,
    email: input.email ?? null,
    contact_email: input.contact_email ?? null,
    phone: input.phone || null,
    created_at: new Date(call.now.epochMilliseconds),
  });
  if (!row) {
    throw invalidField(
      "email",
      "Somebody has this e-mail address already. Search for it, or use it as contact address.",
    );
  }
  const after = presentClient(row);
  await recordChange(call, { action: "createClient", entity: "client", entity_id: row.id, after });
  return after;
}

function presentClient(row: ClientRow): Client {
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { ...row, name, created_at: row.created_at.toISOString() };
}
