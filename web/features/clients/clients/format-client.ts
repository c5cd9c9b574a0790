import { type Venue } from "#web/tenant/venue.ts";
import { formatDate, PLAIN_FORMATS } from "#web/time/format.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

/** Returns the client's mail address. */
export function addressOf({ email, contact_email }: Pick<ClientRowFragment, "email" | "contact_email">): string {
  return email ?? contact_email ?? "";
}

/** The date on which the client was added, at the venue and in its format. */
export function addedText({ created_at }: Pick<ClientRowFragment, "created_at">, venue: Venue | undefined): string {
  const shown = venue ?? PLAIN_FORMATS;
  return formatDate(wallTimeAt(created_at, shown).date, shown);
}
