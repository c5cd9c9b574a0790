import type { z } from "zod";
import { recordChange } from "#api/audit/record.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden, invalidField, notFound, staleVersion } from "#api/errors/errors.ts";
import { storedPhone } from "#api/features/clients/phones/service.ts";
import { beginEmailChange } from "#api/features/messages/account-mail/email-change.ts";
import { includedEntity, NAMED_AS_PERSON } from "#api/http/included-entities.ts";
import { utcTextMs } from "#api/time/instants.ts";
import {
  CLIENT_FIELDS,
  type Client,
  type CreateClientInput,
  type UpdateClientInput,
} from "#schema/clients/clients/models.ts";
import { clientOperations } from "#schema/clients/clients/operations.ts";
import { fullName } from "#schema/shared/person-name.ts";
import {
  changeClient,
  clientsWithIds,
  clientWithId,
  findClientByAddress,
  insertClient,
  isAddressTaken,
  lockClient,
  mergedInto,
  type ClientRow,
} from "./queries.ts";

/** Returns a client; the id of a merged record returns the one it was merged into, so old links still work. */
export async function client(call: Call, id: number): Promise<Client> {
  const [row] = await clientsWithIds(call.db, [id]);
  if (row) return presentClient(row);
  const kept = await mergedInto(call.db, id);
  if (kept === undefined) throw notFound("client");
  return client(call, kept);
}

export async function clientsByIds(call: Call, ids: number[]): Promise<Client[]> {
  return (await clientsWithIds(call.db, ids)).map(presentClient);
}

/** The client who has this email address as their own, whatever its case. */
export async function clientWithAddress({ db }: Call, email: string): Promise<Client | undefined> {
  const row = await findClientByAddress(db, email);
  return row && presentClient(row);
}

export async function createClient(
  call: Call,
  input: z.infer<typeof CreateClientInput>,
  added: Added = {},
): Promise<Client> {
  const after = await addClient(call, input, added);
  if (!after) throw emailTaken();
  await recordChange(call, { action: "createClient", entity: "client", entity_id: after.id, after });
  return after;
}

interface Added {
  /** The one they chose. */
  password_hash?: string;
  /** A stranger typed the details: mails leave out the name until the address is proven. */
  is_email_confirmed?: false;
}

/** Adds a client; undefined where somebody has the email address. */
export async function addClient(
  call: Call,
  { first_name, last_name, email = null, contact_email = null, phone }: z.infer<typeof CreateClientInput>,
  added: Added = {},
): Promise<Client | undefined> {
  const { db, tenant, now } = call;
  const row = await insertClient(db, {
    tenant_id: tenant.tenant_id,
    roles: ["client"],
    first_name,
    last_name,
    email,
    contact_email,
    phone: await storedPhone(call, phone),
    created_at: now,
    ...added,
    ...(added.password_hash === undefined ? {} : { password_changed_at: now }),
  });
  return row && presentClient(row);
}

/** Changes the given fields: null clears, omitted fields stay. */
export async function updateClient(
  call: Call,
  id: number,
  { version, ...change }: z.infer<typeof UpdateClientInput>,
): Promise<Client> {
  const row = await lockClient(call.db, id);
  if (!row) throw notFound("client");
  const { roles, can_sign_in, ...seen } = row;
  const before = presentClient(seen);
  if (before.version !== version) throw staleVersion(before);
  // Setting the sign-in address amounts to taking over the account, so the front desk must not change a colleague's.
  if (change.email !== undefined && change.email !== before.email && roles.some((role) => role !== "client")) {
    throw forbidden("This client also works here. Change their sign-in address in their account.");
  }
  const isMoved = change.email !== undefined && change.email !== before.email;
  if (isMoved && can_sign_in) await askOwnerOfAddress(call, id, change.email);
  const { email, phone, ...rest } = change;
  const changed = await changeClient(call.db, id, {
    ...rest,
    ...(isMoved && !can_sign_in ? { email } : {}),
    ...(phone === undefined ? {} : { phone: await storedPhone(call, phone) }),
  });
  if (!changed) throw emailTaken();
  const after = presentClient(changed);
  await recordChange(call, { action: "updateClient", entity: "client", entity_id: id, before, after });
  return after;
}

/**
 * Setting the sign-in address amounts to taking over the account: the new address has to be confirmed first, and the old one
 * signs in until then.
 */
async function askOwnerOfAddress(call: Call, id: number, email: string | null | undefined): Promise<void> {
  if (!email) throw forbidden("This client signs in with this email address, so it cannot be removed.");
  if (await isAddressTaken(call.db, email, id)) throw emailTaken();
  await beginEmailChange(call, id, email);
}

/** The client that a list row references. */
export const includedClient = includedEntity({
  lookUp: clientOperations.clientsByIds,
  find: clientWithId,
  present: (_, { anonymized_at, created_at, ...row }) =>
    presentClient({
      ...row,
      created_at: Temporal.Instant.from(created_at),
      anonymized_at: anonymized_at && Temporal.Instant.from(anonymized_at),
    }),
  naming: NAMED_AS_PERSON,
});

function emailTaken() {
  return invalidField(
    "email",
    "Somebody already has this email address. Search for it, or use it as the contact address.",
  );
}

const FIELDS: { [Field in keyof Client]: (row: ClientRow) => Client[Field] } = {
  id: (row) => row.id,
  first_name: (row) => row.first_name,
  last_name: (row) => row.last_name,
  name: (row) => fullName(row),
  email: (row) => row.email,
  contact_email: (row) => row.contact_email,
  phone: (row) => row.phone,
  tags: (row) => row.tags,
  created_at: (row) => utcTextMs(row.created_at),
  anonymized_at: ({ anonymized_at = null }) => anonymized_at && utcTextMs(anonymized_at),
  version: (row) => row.version,
};

export function presentClient(row: ClientRow): Client {
  return presentClientFields(row, CLIENT_FIELDS) as Client; // complete, since all fields were requested
}

/** A subset of the same; the row only needs what these fields are derived from. */
export function presentClientFields(row: ClientRow, fields: readonly (keyof Client)[]): Partial<Client> {
  const shown: Record<string, unknown> = {};
  for (const field of fields) shown[field] = FIELDS[field](row);
  return shown as Partial<Client>; // each under its own name
}
