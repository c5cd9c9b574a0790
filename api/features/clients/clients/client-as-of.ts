import { isFields, type Fields } from "#api/audit/undoable.ts";
import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import { forbidden } from "#api/errors/errors.ts";
import { pastMoment } from "#api/features/platform/audit-log/past-moment.ts";
import { changesOfPerson } from "#api/features/platform/audit-log/service.ts";
import { isBefore, parseInstant, utcTextMs } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { AsOfQuery, ClientAsOf } from "#schema/clients/clients/as-of-models.ts";
import { refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { client } from "./service.ts";

const MOST_CHANGES = 100;

const FIELDS = ["first_name", "last_name", "email", "contact_email", "phone", "tags"] as const;
type Shown = Pick<ClientAsOf, (typeof FIELDS)[number]>;

/**
 * A client's data at a past moment: the current data with each later change undone, the latest first. An erased client stays
 * erased at any moment.
 */
export async function clientAsOf(call: Call, id: number, query: AsOfQuery): Promise<ClientAsOf> {
  const now = await client(call, id);
  if (can(call.caller, "clients.read") !== "yes") throw forbidden(refusalWithout("clients.read"));
  const at = pastMoment(call, { field: "date", ...query, zone: venueZone(null, call.tenant.timezone) });
  const added = parseInstant(now.created_at);
  const answer = { client_id: now.id, at: utcTextMs(at), is_erased: now.anonymized_at !== null };
  const since = (await changesOfPerson(call, now.id, at)).filter(({ before, after }) => changesShown(before, after));
  const changes = since.slice(0, MOST_CHANGES).map(({ entry }) => entry);
  const told = { ...answer, changes, change_count: since.length };
  if (added !== null && isBefore(at, added)) return { ...told, is_added: false, ...NOTHING };
  const fields = { ...now, tags: now.tags.map(({ name }) => name) };
  return { ...told, is_added: true, ...(answer.is_erased ? shownOf(fields) : takenBack(fields, since)) };
}

const NOTHING: Shown = { first_name: null, last_name: null, email: null, contact_email: null, phone: null, tags: [] };

/** A request that was not carried out says nothing about the previous values. */
function changesShown(before: unknown, after: unknown): boolean {
  return isFields(before) && isFields(after) && FIELDS.some((field) => field in before && field in after);
}

function takenBack(fields: Shown, since: readonly { before: unknown }[]): Shown {
  const shown = shownOf(fields);
  for (const { before } of since) if (isFields(before)) Object.assign(shown, shownIn(before));
  return shown;
}

const shownOf = ({ first_name, last_name, email, contact_email, phone, tags }: Shown): Shown => ({
  first_name,
  last_name,
  email,
  contact_email,
  phone,
  tags,
});

/** The fields of one side of a change; tags are stored as names or as objects. */
function shownIn(side: Fields): Partial<Shown> {
  const texts = FIELDS.filter((field) => field !== "tags" && field in side).map((field) => {
    const value = side[field];
    return [field, typeof value === "string" ? value : null] as const;
  });
  const tags = side["tags"];
  return { ...Object.fromEntries(texts), ...(Array.isArray(tags) ? { tags: tags.flatMap(tagName) } : {}) };
}

function tagName(tag: unknown): string[] {
  const name = isFields(tag) ? tag["name"] : tag;
  return typeof name === "string" ? [name] : [];
}
