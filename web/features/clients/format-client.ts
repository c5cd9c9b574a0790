import { type Venue } from "#web/tenant/venue.ts";
import { formatDate } from "#web/time/format.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

/** How the client is written to. */
export function addressOf({ email, contact_email }: Pick<ClientRowFragment, "email" | "contact_email">): string {
  return email ?? contact_email ?? "";
}

/** The day on which the client was added, by the venue's calendar and in its way of writing. */
export function addedText({ created_at }: Pick<ClientRowFragment, "created_at">, venue: Venue | undefined): string {
  const date = wallTimeAt(Date.parse(created_at), venue?.utc_offset ?? "+00:00").date;
  return venue ? formatDate(date, venue) : date;
}
