import { type Fields, isFields } from "#api/audit/undoable.ts";
import { can } from "#api/auth/caller.ts";
import { changesOfPerson } from "#api/features/audit-log/service.ts";
import { client } from "#api/features/clients/service.ts";
import type { Call } from "#api/http/call.ts";
import { badArgument, forbidden } from "#api/http/errors.ts";
import { instantAt, isBefore, parseInstant, utcTextMs } from "#api/time/instants.ts";
import { wallTimeToInstants } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import { refusalWithout } from "#schema/auth/permission-labels.ts";
import type { AsOfQuery, ClientAsOf } from "#schema/clients/as-of-models.ts";

const MOST_CHANGES = 100;

const FIELDS = ["first_name", "last_name", "email", "contact_email", "phone", "tags"] as const;
type Shown = Pick<ClientAsOf, (typeof FIELDS)[number]>;

/** A client as they stand, with each later change taken back, the latest first. Who was erased stays so at any time. */
export async function clientAsOf(call: Call, id: number, query: AsOfQuery): Promise<ClientAsOf> {
  const now = await client(call, id);
  if (can(call.caller, "clients.read") !== "yes") throw forbidden(refusalWithout("clients.read"));
  const at = momentOf(call, query);
  if (isBefore(call.now, at)) throw badArgument("date", "Give a moment that has passed.");
  refuseForgotten(call, at);
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

/** What was deleted of the log cannot be taken back: before it nothing is known. */
function refuseForgotten({ tenant, now }: Call, at: Temporal.Instant): void {
  const { audit_months } = tenant;
  if (audit_months === null) return;
  const first = now.toZonedDateTimeISO("UTC").subtract({ months: audit_months }).toInstant();
  if (isBefore(at, first)) {
    throw badArgument("date", `The audit log is kept for ${audit_months} months: choose a later moment.`);
  }
}

/** A repeated hour is taken the first time; one that is skipped is when the clock goes on. */
function momentOf({ tenant }: Call, { date, time }: AsOfQuery): Temporal.Instant {
  const found = wallTimeToInstants(date, time, venueZone(null, tenant.timezone));
  if (found.kind === "once") return instantAt(found.instant);
  return instantAt(found.kind === "repeated" ? found.earlier : found.resumesAt);
}

/** What was asked for but not done says nothing of what was before. */
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

/** The fields of one side of a change; tags stand there by their names or whole. */
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
