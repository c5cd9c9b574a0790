import { recordChange } from "#api/audit/record.ts";
import { signedIn } from "#api/auth/caller.ts";
import type { ApiDeps, Call } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { ApiError, notFound } from "#api/errors/errors.ts";
import { requireProvenOwner } from "#api/features/messages/outbox/may-mail.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { tenantStatus } from "#api/tenancy/tenant.ts";
import { dateOfDay, todayIn, weekdayOfDay, WEEKDAYS } from "#api/time/calendar.ts";
import { instantAt, isBefore, utcTextMs } from "#api/time/instants.ts";
import { wallTimeToInstants, type WallTimeInstants } from "#api/time/wall-time.ts";
import { venueZone } from "#api/time/zone.ts";
import { questionsIn } from "#schema/reports/saved-queries/fields-read.ts";
import {
  MailEvery,
  type SavedQueryMail,
  type SavedQueryMailList,
  type SetSavedQueryMailInput,
} from "#schema/reports/saved-queries/mail-models.ts";
import { findMail, lockDue, mailsOf, noteSent, putMail, removeMail, type MailRow } from "./mail-queries.ts";
import { savedQuery } from "./service.ts";

export async function savedQueryMails({ db, caller }: Call): Promise<SavedQueryMailList> {
  return { data: (await mailsOf(db, signedIn(caller).id)).map(presentMail) };
}

export async function setSavedQueryMail(
  call: Call,
  id: number,
  input: SetSavedQueryMailInput,
): Promise<SavedQueryMail> {
  const { db, tenant, caller, now } = call;
  const { query } = await savedQuery(call, id);
  refuseSeveral(query);
  await requireProvenOwner(call);
  const user_id = signedIn(caller).id;
  const before = await findMail(db, id, user_id);
  const times = {
    every: input.every,
    weekday: input.every === "week" ? input.weekday : null,
    month_day: input.every === "month" ? input.month_day : null,
    hour: input.hour,
  };
  const next_at = nextMail(times, venueZone(null, tenant.timezone), now);
  await putMail(db, { tenant_id: tenant.tenant_id, query_id: id, user_id, ...times, next_at });
  const after = await mailOf(call, id, user_id);
  await recordChange(call, {
    entity: "saved_query",
    entity_id: id,
    ...(before && { before: presentMail(before) }),
    after,
  });
  return after;
}

export async function stopSavedQueryMail(call: Call, id: number): Promise<SavedQueryMail> {
  const user_id = signedIn(call.caller).id;
  const before = await mailOf(call, id, user_id);
  await removeMail(call.db, id, user_id);
  await recordChange(call, { entity: "saved_query", entity_id: id, before });
  return before;
}

/** Sends off what is due at one company. What was missed while nothing ran, or the company was locked, goes once, late. */
export const mailDueQueries = (deps: ApiDeps, tenantId: string): Promise<void> =>
  inSystemCall(deps, tenantId, "savedQueryMails", async (call) => {
    const { db, now, tenant } = call;
    if (tenantStatus(tenant, now).is_locked) return;
    for (const { query_id, user_id, ...times } of await lockDue(db, now)) {
      const next = nextMail({ ...times, every: MailEvery.parse(times.every) }, venueZone(null, tenant.timezone), now);
      await noteSent(db, { queryId: query_id, userId: user_id, now, next });
      await queueMail(call, "saved_query", { query_id, user_id });
    }
  });

/** A CSV file can contain only one list. */
function refuseSeveral(query: string): void {
  let asked: string[];
  try {
    asked = questionsIn(query);
  } catch {
    throw new ApiError(
      "invalid_state",
      "This query was saved half-finished. Finish it and save it, then set its mail.",
    );
  }
  if (asked.length === 1) return;
  throw new ApiError(
    "invalid_state",
    "A mail has the answer of one question. Save each question of this query as a query of its own.",
  );
}

async function mailOf({ db }: Call, id: number, userId: number): Promise<SavedQueryMail> {
  const row = await findMail(db, id, userId);
  if (!row) throw notFound("mail of this query");
  return presentMail(row);
}

const presentMail = ({ every, next_at, last_sent_at, ...row }: MailRow): SavedQueryMail => ({
  ...row,
  every: MailEvery.parse(every),
  next_at: utcTextMs(next_at),
  last_sent_at: last_sent_at && utcTextMs(last_sent_at),
});

type Times = Pick<SavedQueryMail, "every" | "weekday" | "month_day" | "hour">;

const LONGEST_WAIT_DAYS = 32;

/** Returns the next instant at which a matching day has this hour in the zone; in a DST gap, the end of the gap. */
export function nextMail(
  { every, weekday, month_day, hour }: Times,
  zone: string,
  now: Temporal.Instant,
): Temporal.Instant {
  const today = todayIn(zone, now);
  for (let day = today; day <= today + LONGEST_WAIT_DAYS; day += 1) {
    const date = dateOfDay(day);
    if (every === "week" && WEEKDAYS.indexOf(weekdayOfDay(day)) + 1 !== weekday) continue;
    if (every === "month" && Number(date.slice(8)) !== month_day) continue;
    const wall = wallTimeToInstants(date, `${String(hour).padStart(2, "0")}:00`, zone);
    const at = instantAt(firstOf(wall));
    if (isBefore(now, at)) return at;
  }
  throw new RangeError(`No day of the next ${LONGEST_WAIT_DAYS} fits`);
}

function firstOf(wall: WallTimeInstants): number {
  if (wall.kind === "gap") return wall.resumesAt;
  return wall.kind === "once" ? wall.instant : wall.earlier;
}
