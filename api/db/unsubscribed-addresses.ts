import { sql } from "kysely";
import { TENANT_ID } from "./tenant-naming.ts";

/**
 * The addresses, in lower case, at which any client wants no marketing mail. Not correlated, so that a list of clients reads it
 * once and hashes it.
 */
export const UNSUBSCRIBED_ADDRESSES = sql<string>`select lower(coalesce(u.email, u.contact_email)) as address
  from marketing_consents k join users u on u.tenant_id = ${TENANT_ID} and u.id = k.client_id
  where k.tenant_id = ${TENANT_ID} and k.state = 'unsubscribed' and coalesce(u.email, u.contact_email) is not null`;
